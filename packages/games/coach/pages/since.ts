import type { Seat, Viewer } from '@ridotto/kernel';
import type { Event, Item } from '../title.ts';

const MOST = 3; // lines: the rest is in the log

/** What became of a turn, in short. */
export interface Happening {
  readonly turn: number;
  readonly by: Seat;
  readonly to: Seat;
  readonly did: 'spied' | 'traded' | 'refused' | 'demanded' | 'fought' | 'prevented';
  readonly read: readonly Item[]; // aloud
  readonly points?: readonly [number, number];
  readonly winner?: Seat | null;
  readonly spoils?: 'saw' | 'took';
  readonly hit?: boolean;
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>;
const find = <T extends Event['type']>(events: readonly Event[], type: T): Of<T> | undefined =>
  events.find((event): event is Of<T> => event.type === type);

function deedOf(events: readonly Event[]): Happening | null {
  const { turn } = events[0]!;
  const read = events.flatMap((event) => (event.type === 'read' ? [event.item] : []));
  const base = (by: Seat, to: Seat, did: Happening['did']) => ({ turn, by, to, did, read });
  const attacked = find(events, 'attacked');
  if (attacked) return duelOf(events, base(attacked.by, attacked.to, 'fought'));
  const demanded = find(events, 'demanded');
  if (demanded) return { ...base(demanded.by, demanded.to, 'demanded'), read: [demanded.item], hit: demanded.hit };
  const spies = find(events, 'spies');
  if (spies) return base(spies.by, spies.to, 'spied');
  const traded = find(events, 'traded');
  if (traded) return base(traded.by, traded.to, 'traded');
  const refused = find(events, 'refused');
  return refused ? base(refused.to, refused.by, 'refused') : null;
}

function duelOf(events: readonly Event[], deed: Happening): Happening {
  const decided = find(events, 'decided');
  if (!decided) return { ...deed, did: 'prevented' };
  const isCancelled = events.some((event) => event.type === 'opened' && event.profession === 'doctor');
  const { winner: side, points } = decided;
  const winner = side === null ? null : side === 'attacker' ? deed.by : deed.to;
  const spoils = find(events, 'took') ? 'took' : find(events, 'sawSociety') ? 'saw' : undefined;
  if (isCancelled) return { ...deed, did: 'prevented' };
  return { ...deed, points, winner, ...(spoils && { spoils }) };
}

const WEIGHTS: Record<Happening['did'], number> = {
  fought: 3,
  demanded: 3,
  traded: 2,
  prevented: 2,
  refused: 1,
  spied: 1,
};

/** What happened since the viewer's own last turn: at most three deeds, those that concern the viewer before others. */
export function sinceIn(events: readonly Event[], viewer: Viewer): readonly Happening[] {
  const last = events.findLast((event) => 'by' in event && event.by === viewer && isAction(event));
  const news = events.filter(({ turn }) => turn > (last?.turn ?? 0));
  const deeds = [...Map.groupBy(news, ({ turn }) => turn).values()].flatMap((turn) => deedOf(turn) ?? []);
  const weigh = ({ by, to, did }: Happening) => WEIGHTS[did] + (by === viewer || to === viewer ? 4 : 0);
  const told = deeds.toSorted((a, b) => weigh(b) - weigh(a) || b.turn - a.turn).slice(0, MOST);
  return told.sort((a, b) => a.turn - b.turn);
}

const isAction = ({ type }: Event): boolean =>
  type === 'spies' || type === 'offered' || type === 'attacked' || type === 'demanded';
