import { shuffle, type Rng } from '@ridotto/kernel';
import { itemCase, itemKinds, professionCase, type Case } from './clues.ts';
import { start } from '../deal.ts';
import { PROFESSIONS } from '../model.ts';
import type { Event, EventOf, Item, Offer, Society, State, View } from '../model.ts';
import { fill, type Answers, type Secrets } from './fill.ts';
import { BATCH, Sampler } from './sampler.ts';
import { seenSocieties, unseenCards } from './societies.ts';
import type { Kind } from './kinds.ts';
import type { Solution } from './particle-filter.ts';
import { advance, worldBefore, type World } from './world.ts';

/** Some world that agrees with all that the owner of the view has seen and heard: its whole history [C55]. */
export const guess = (view: View, rng: Rng): State => guessSome(view, 1, rng)[0]!;

/** Several such worlds, which is quicker than one after another; fewer, but at least one, where it gets late. */
export function guessSome(view: View, count: number, rng: Rng, isLate = (): boolean => false): State[] {
  if (view.active === null) return Array.from({ length: count }, () => start(view.seats, view.setup));
  const worlds: State[] = [];
  while (worlds.length < count && (worlds.length === 0 || !isLate()))
    worlds.push(...guessBatch(view, Math.min(BATCH, count - worlds.length), rng));
  return worlds;
}

function guessBatch(view: View, count: number, rng: Rng): State[] {
  const { items, professions } = sourcesOf(view);
  const kinds = itemKinds(view.seats);
  const ways = items.sampler.drawSome(count, rng);
  const careers = professions.sampler.drawSome(count, rng);
  return ways.map((way, i) => {
    const { societies, removed } = guessSocieties(view, rng);
    const secrets: Secrets = {
      societies,
      items: answers(way, items.events, (kind) => kinds[kind]!),
      professions: answers(careers[i]!, professions.events, (kind) => PROFESSIONS[kind]!),
    };
    return stateOf(view, secrets, removed, rng);
  });
}

function stateOf(view: View, secrets: Secrets, removed: Society | null, rng: Rng): State {
  const { world, history } = complete(view, secrets, rng);
  return {
    seats: view.seats,
    setup: view.setup,
    turn: view.turn,
    active: view.active,
    agenda: [...view.agenda],
    societies: [...secrets.societies],
    removed,
    professions: world.professions.map((is, seat) => ({ is, open: view.open[seat] !== null })),
    unused: world.unused,
    items: world.items,
    deck: world.deck,
    top: world.top,
    tokens: [...view.tokens],
    stack: view.stack,
    offer: view.offer && ({ ...view.offer, item: lastOffer(history) } as Offer),
    duel: view.duel && { ...view.duel, support: [...view.duel.support], used: [...view.duel.used] },
    history,
    result: view.result,
  };
}

const lastOffer = (history: readonly Event[]): Item | null =>
  history.findLast((event): event is EventOf<'offered'> => event.type === 'offered')!.item;

/** The cards that were not seen, shuffled over the seats that were not [C6]. */
function guessSocieties(view: View, rng: Rng): { societies: Society[]; removed: Society | null } {
  const seen = seenSocieties(view);
  const cards = shuffle(unseenCards(view.seats, seen), rng);
  const societies = seen.map((society) => society ?? cards.pop()!);
  return { societies, removed: cards.pop() ?? null };
}

/** A history with its secrets, and the world at its end. */
function complete(view: View, secrets: Secrets, rng: Rng): { world: World; history: Event[] } {
  const world = worldBefore(view.seats);
  const history = view.history.map((event, i) => {
    const whole = fill(event, i, secrets, world, rng);
    advance(world, whole);
    return whole;
  });
  return { world, history };
}

/** Where the ways of cards are drawn from, with the number of the event that each clue comes from. */
interface Source {
  readonly sampler: Sampler;
  readonly events: readonly number[];
}

interface Sources {
  readonly items: Source;
  readonly professions: Source;
}

const known = new WeakMap<View, Sources>();

/** Views don't change: what a view proves is worked out once, for all guesses at it. */
function sourcesOf(view: View): Sources {
  let sources = known.get(view);
  if (!sources) {
    sources = { items: sourceOf(itemCase(view)), professions: sourceOf(professionCase(view)) };
    known.set(view, sources);
  }
  return sources;
}

const sourceOf = ({ problem, events }: Case): Source => ({ sampler: new Sampler(problem), events });

function answers<T>(way: Solution, events: readonly number[], nameOf: (kind: Kind) => T): Answers<T> {
  const byEvent = new Map<number, T[]>();
  way.forEach((kinds, i) => {
    const named = kinds.map(nameOf);
    const before = byEvent.get(events[i]!);
    if (before) before.push(...named);
    else byEvent.set(events[i]!, named);
  });
  return byEvent;
}
