import type { Seat, Tell, Viewer } from '@ridotto/kernel';
import { neighbour, type Event, type Happening, type State } from './model.ts';

/** Remembers what happened, and tells each seat as much of it as it may know [C55]. */
export function record(state: State, tell: Tell<Event>, happening: Happening): void {
  const event: Event = { turn: state.turn, ...happening };
  state.history.push(event);
  tell('all', seenBy(event, 'public', state.seats));
  for (const audience of audiencesOf(event, state.seats)) tell(audience, seenBy(event, audience[0]!, state.seats));
}

/** An event as this viewer knows it. */
export function seenBy(event: Event, viewer: Viewer, seats: number): Event {
  if (event.type === 'dealt') {
    const own = <T>(cards: readonly T[]) => cards.map((card, seat) => (seat === viewer ? card : null));
    return {
      ...event,
      societies: own(event.societies),
      professions: own(event.professions),
      items: own(event.items),
    };
  }
  if (event.type === 'passed') {
    const isShown = (seat: Seat) => seat === viewer || neighbour(seat, event.to, seats) === viewer;
    return { ...event, items: event.items.map((item, seat) => (isShown(seat) ? item : null)) };
  }
  return hasSecret(event) && !isKnower(event, viewer) ? withoutSecret(event) : event;
}

/** What only some are told of an event: the secret fields, and who knows them beside the doer. */
const SECRETS = {
  spied: { fields: ['item'], shared: false },
  offered: { fields: ['item'], shared: true },
  traded: { fields: ['gave', 'got'], shared: true },
  drew: { fields: ['item'], shared: false },
  sawSociety: { fields: ['society'], shared: false },
  sawItems: { fields: ['items'], shared: true },
  swapped: { fields: ['gave', 'got'], shared: true },
  browsed: { fields: ['professions'], shared: false },
  became: { fields: ['profession'], shared: false },
  gave: { fields: ['item'], shared: true },
  paid: { fields: ['item'], shared: true },
  took: { fields: ['item'], shared: true },
  returned: { fields: ['item'], shared: true },
  foresaw: { fields: ['items'], shared: false },
  topped: { fields: ['items'], shared: false },
} as const satisfies Partial<Record<Happening['type'], { fields: readonly string[]; shared: boolean }>>;
type Secretive = Extract<Event, { type: keyof typeof SECRETS }>;

const hasSecret = (event: Event): event is Secretive => event.type in SECRETS;

const isKnower = (event: Secretive, viewer: Viewer): boolean =>
  event.by === viewer || (SECRETS[event.type].shared && 'to' in event && event.to === viewer);

/** Whether this is only what everybody hears of an event, and the viewer is told it in full besides. */
export function isEcho(event: Event, viewer: Viewer): boolean {
  if (viewer === 'public') return false;
  if (event.type === 'dealt' || event.type === 'passed') return event.items[viewer] === null;
  if (!hasSecret(event) || !isKnower(event, viewer)) return false;
  return SECRETS[event.type].fields.some((field) => (event as Record<string, unknown>)[field] === null);
}

const bare = new WeakMap<Event, Event>(); // events never change, and most views hold the same ones

function withoutSecret(event: Secretive): Event {
  const known = bare.get(event);
  if (known) return known;
  const hidden = SECRETS[event.type].fields.map((field) => [field, null]);
  const rest: Event = { ...event, ...(Object.fromEntries(hidden) as object) };
  bare.set(event, rest);
  return rest;
}

/** The seats that are told more than everybody: those who share an audience hear the same. */
function audiencesOf(event: Event, seats: number): Seat[][] {
  if (event.type === 'dealt' || event.type === 'passed') return Array.from({ length: seats }, (_, seat) => [seat]);
  if (!hasSecret(event)) return [];
  return [SECRETS[event.type].shared && 'to' in event ? [event.by, event.to] : [event.by]];
}
