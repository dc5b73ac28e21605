import { shuffle, type Rng } from '@ridotto/kernel';
import { itemCase, itemKinds, professionCase, type Case } from './clues.ts';
import { start } from '../deal.ts';
import { PROFESSIONS } from '../model.ts';
import type { Event, EventOf, Item, Offer, Society, State, View } from '../model.ts';
import { fill, type Answers, type Secrets } from './fill.ts';
import { sample } from './sampler.ts';
import { seenSocieties, unseenCards } from './societies.ts';
import type { Kind } from './kinds.ts';
import { advance, worldBefore, type World } from './world.ts';

/** Some world that agrees with all that the owner of the view has seen and heard: its whole history [C55]. */
export function guess(view: View, rng: Rng): State {
  if (view.active === null) return start(view.seats, view.setup);
  const { societies, removed } = guessSocieties(view, rng);
  const { world, history } = complete(view, societies, rng);
  return {
    seats: view.seats,
    setup: view.setup,
    turn: view.turn,
    active: view.active,
    agenda: [...view.agenda],
    societies,
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
function complete(view: View, societies: Society[], rng: Rng): { world: World; history: Event[] } {
  const kinds = itemKinds(view.seats);
  const items = answers(itemCase(view), rng, (kind) => kinds[kind]!);
  const professions = answers(professionCase(view), rng, (kind) => PROFESSIONS[kind]!);
  const world = worldBefore(view.seats);
  const secrets: Secrets = { societies, items, professions };
  const history = view.history.map((event, i) => {
    const whole = fill(event, i, secrets, world, rng);
    advance(world, whole);
    return whole;
  });
  return { world, history };
}

function answers<T>({ problem, events }: Case, rng: Rng, nameOf: (kind: Kind) => T): Answers<T> {
  const byEvent = new Map<number, T[]>();
  sample(problem, rng).forEach((kinds, i) => {
    const named = kinds.map(nameOf);
    const before = byEvent.get(events[i]!);
    if (before) before.push(...named);
    else byEvent.set(events[i]!, named);
  });
  return byEvent;
}
