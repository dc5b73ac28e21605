import { applyGiven, same, silence, type Given, type Seat, type Viewer } from '@ridotto/kernel';
import { boxOf, countOf, remove, sorted } from '../rules/bag.ts';
import { itemsEach, reservedFor } from '../rules/deal.ts';
import { title as coach } from '../title.ts';
import type { Answer, Coach, Deal, Item, State, View } from '../rules/model.ts';

const { game } = coach;

/** A world with how likely it is. */
export interface Weighed {
  readonly state: State;
  readonly weight: number;
}

/** A game that was really played: its deal, and what the viewer saw after each step. */
export interface Record {
  readonly seats: number;
  readonly viewer: Viewer;
  readonly deal: Deal;
  readonly views: readonly View[]; // after the deal, then after each step
  readonly steps: readonly Given<Coach>[];
}

/**
 * All worlds that look like the record to its viewer, found by playing every deal and every hidden answer
 * through the rules. Each card of a hand is as likely to be given, shown or drawn as any other. Who is of
 * which society and profession stays as it was.
 */
export function worldsOf(record: Record): Weighed[] {
  let worlds = dealsOf(record).filter(({ state }) => same(game.view(state, record.viewer), record.views[0]));
  record.steps.forEach((given, i) => {
    const next = worlds.flatMap((world) => continuations(world, record.viewer, given));
    worlds = merged(next.filter(({ state }) => same(game.view(state, record.viewer), record.views[i + 1])));
  });
  return worlds;
}

function dealsOf({ seats, deal }: Record): Weighed[] {
  const others = [...boxOf(seats)];
  for (const item of reservedFor(seats)) remove(others, item);
  const each = itemsEach(seats);
  const added = seats * each - reservedFor(seats).length;
  const worlds = subsets(others, added).flatMap((more) =>
    handsOf([...reservedFor(seats), ...more], seats, each).map((items) => {
      const state = game.start(seats, {});
      game.applyRoll(state, { ...deal, items: items.map((hand) => sorted(hand)) }, silence);
      return { state, weight: 1 };
    }),
  );
  return merged(worlds);
}

function subsets<T>(list: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return list.flatMap((first, i) => subsets(list.slice(i + 1), size - 1).map((rest) => [first, ...rest]));
}

/** Every way to deal cards that are told apart. */
function handsOf(items: readonly Item[], hands: number, each: number): Item[][][] {
  if (hands === 0) return [[]];
  const places = subsets([...items.keys()], each);
  return places.flatMap((chosen) => {
    const rest = items.filter((_item, i) => !chosen.includes(i));
    return handsOf(rest, hands - 1, each).map((others) => [chosen.map((i) => items[i]!), ...others]);
  });
}

/** What can have happened in this world when those answers were given in the real one. */
function continuations({ state, weight }: Weighed, viewer: Viewer, real: Given<Coach>): Weighed[] {
  const turn = game.turn(state);
  if (turn.kind === 'over') return [];
  if (turn.kind === 'roll' || real.kind === 'roll') {
    const step = state.agenda.at(-1)!;
    const cards = step.step === 'spied' ? state.items[step.at]! : state.deck;
    return [...new Set(cards)].map((item) =>
      played(state, { kind: 'roll', roll: { kind: 'turned', item } }, (weight * countOf(cards, item)) / cards.length),
    );
  }
  let branches: { answers: Answer[]; weight: number }[] = [{ answers: [], weight }];
  turn.seats.forEach((seat, i) => {
    const options = game.options(state, seat).filter((option) => isLike(option, real.answers[i]!, seat === viewer));
    branches = branches.flatMap((branch) =>
      options.map((option) => ({
        answers: [...branch.answers, option],
        weight: branch.weight * shareOf(state, seat, option),
      })),
    );
  });
  return branches.map((branch) => played(state, { kind: 'answers', answers: branch.answers }, branch.weight));
}

/** The viewer answered so; of the others only what they did is certain, not with which card. */
function isLike(option: Answer, real: Answer, isViewer: boolean): boolean {
  if (isViewer) return same(option, real);
  if (option.kind !== real.kind) return false;
  const bare = (choice: Answer) => ({ ...choice, item: undefined, items: undefined });
  return same(bare(option), bare(real));
}

function shareOf(state: State, seat: Seat, choice: Answer): number {
  if (choice.kind === 'take') {
    const { loser } = state.agenda.at(-1) as { loser: Seat };
    return countOf(state.items[loser]!, choice.item) / state.items[loser]!.length;
  }
  if (choice.kind === 'top') {
    const rest = [...state.deck];
    return choice.items.reduce((share, item) => {
      const part = countOf(rest, item) / rest.length;
      remove(rest, item);
      return share * part;
    }, 1);
  }
  if (!('item' in choice) || choice.kind === 'demand') return 1;
  return countOf(state.items[seat]!, choice.item) / state.items[seat]!.length;
}

function played(before: State, given: Given<Coach>, weight: number): Weighed {
  const state = game.clone(before);
  applyGiven(game, state, given, silence);
  return { state, weight };
}

/** Like cards make like worlds. */
function merged(worlds: readonly Weighed[]): Weighed[] {
  const byPlace = new Map<string, Weighed>();
  for (const { state, weight } of worlds) {
    const id = JSON.stringify([state.items, state.top, state.history]);
    byPlace.set(id, { state, weight: weight + (byPlace.get(id)?.weight ?? 0) });
  }
  return [...byPlace.values()];
}

/** How many cards of each kind are to be expected at each seat and on top of the deck. */
export function expected(worlds: readonly Weighed[]): Map<string, number> {
  const total = worlds.reduce((sum, { weight }) => sum + weight, 0);
  const counts = new Map<string, number>();
  const add = (id: string, part: number) => counts.set(id, (counts.get(id) ?? 0) + part);
  for (const { state, weight } of worlds) {
    state.items.forEach((hand, seat) => hand.forEach((item) => add(`${item} at ${seat}`, weight / total)));
    state.top.forEach((item, i) => add(`${item} on top ${i}`, weight / total));
  }
  return counts;
}
