import { draw, same, shuffle, type Rng, type Tell } from '@ridotto/kernel';
import { boxOf, countOf, remove, sorted } from './bag.ts';
import { CHARACTERS, GREEN_SEAL, PROFESSIONS, RED_SEAL, SOCIETIES, TOKENS } from './model.ts';
import type { Character, Deal, Event, Item, Setup, Society, State } from './model.ts';
import { record } from './record.ts';

export function start(seats: number, setup: Setup): State {
  return {
    seats,
    setup,
    turn: 0,
    active: null,
    agenda: [{ step: 'deal' }],
    societies: [],
    removed: null,
    professions: [],
    unused: [...PROFESSIONS],
    items: [],
    deck: [...boxOf(seats)],
    top: [],
    tokens: Array.from({ length: seats }, () => 0),
    stack: TOKENS,
    offer: null,
    duel: null,
    history: [],
    result: null,
  };
}

/** Cards of each society in play [C6]. */
export const societyCards = (seats: number): number => Math.ceil(seats / 2);
export const societiesOf = (seats: number): Society[] =>
  SOCIETIES.flatMap((society) => Array.from({ length: societyCards(seats) }, () => society));

/** Items that are always dealt out, and how many items each seat gets [C7]. */
export const reservedFor = (seats: number): readonly Item[] => (seats === 8 ? [...RED_SEAL, ...GREEN_SEAL] : RED_SEAL);
export const itemsEach = (seats: number): number => (seats === 3 ? 2 : 1);

export function rollDeal({ seats }: State, rng: Rng): Deal {
  const cards = shuffle(societiesOf(seats), rng);
  const reserved = reservedFor(seats);
  const others = [...boxOf(seats)];
  for (const item of reserved) remove(others, item);
  const each = itemsEach(seats);
  const dealt = shuffle([...reserved, ...draw(others, seats * each - reserved.length, rng)], rng);
  return {
    kind: 'deal',
    first: rng(seats),
    societies: cards.slice(0, seats),
    removed: cards[seats] ?? null,
    professions: draw(PROFESSIONS, seats, rng),
    items: Array.from({ length: seats }, (_, seat) => sorted(dealt.slice(seat * each, seat * each + each))),
  };
}

/** Whether chance could deal so [C5-C7]. */
export function canDeal({ seats }: State, { first, societies, removed, professions, items }: Deal): boolean {
  const each = itemsEach(seats);
  return (
    first < seats &&
    [societies, professions, items].every((list) => list.length === seats) &&
    items.every((hand) => hand.length === each) &&
    same(sorted(removed === null ? societies : [...societies, removed]), sorted(societiesOf(seats))) &&
    isDrawnFrom(professions, PROFESSIONS) &&
    isDrawnFrom(items.flat(), boxOf(seats)) &&
    isDrawnFrom(reservedFor(seats), items.flat())
  );
}

const isDrawnFrom = <T>(part: readonly T[], whole: readonly T[]): boolean =>
  part.every((one) => countOf(part, one) <= countOf(whole, one));

export function applyDeal(state: State, deal: Deal, tell: Tell<Event>): void {
  const { first, societies, removed, professions, items } = deal;
  state.societies = [...societies];
  state.removed = removed;
  state.professions = professions.map((is) => ({ is, open: false }));
  for (const profession of professions) remove(state.unused, profession);
  state.items = items.map((hand) => [...hand]);
  for (const item of items.flat()) remove(state.deck, item);
  record(state, tell, { type: 'dealt', first, societies, professions, items });
  state.active = first;
  state.turn = 1;
  state.agenda = [{ step: 'act' }];
}

/** Who sits in the coach: as chosen, first come first served; the others get whoever is free [C4]. */
export function charactersOf(seats: number, setup: Setup): Character[] {
  const chosen = setup.characters ?? [];
  const free = CHARACTERS.filter((character) => !chosen.includes(character));
  return Array.from({ length: seats }, (_, seat) => chosen[seat] ?? free.shift()!);
}
