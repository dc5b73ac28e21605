import type { Seat, Tell } from '@ridotto/kernel';
import { askWhether, never, next, seatsOf, type Rule } from './agenda.ts';
import { boxOf, countOf, kindsOf, put, remove } from './bag.ts';
import { USES } from './model.ts';
import type { AnswerOf, Event, Item, Profession, Side, State } from './model.ts';
import { record } from './record.ts';
import { mayAnswerWith, trade } from './trade.ts';

/** Whether a seat can use a profession: it has it, and it is not a spent one [C46]. */
export function canUse({ professions }: State, seat: Seat, profession: Profession): boolean {
  const { is, open } = professions[seat]!;
  return is === profession && !(open && USES[profession].once);
}

/** Whether a seat might use a profession, for all that everybody can see [C52]. */
export function mightUse(state: State, seat: Seat, profession: Profession): boolean {
  if (state.professions[seat]!.open) return canUse(state, seat, profession);
  return !state.professions.some(({ is, open }) => open && is === profession);
}

/** A profession is used by opening it; it stays open [C46]. */
export function openProfession(
  state: State,
  seat: Seat,
  profession: Profession,
  on: Seat | Side | null,
  tell: Tell<Event>,
): void {
  state.professions[seat]!.open = true;
  record(state, tell, { type: 'opened', by: seat, profession, on });
}

/** What a Diplomat may demand: anything that somebody else might have and that may be traded for [C49]. */
export function demandsOf(state: State, seat: Seat): AnswerOf<'demand'>[] {
  if (!canUse(state, seat, 'diplomat')) return [];
  const demands = kindsOf(boxOf(state.seats)).filter((item) => mayDemand(state, seat, item));
  return seatsOf(state)
    .filter((of) => of !== seat)
    .flatMap((of) => demands.map((item) => ({ kind: 'demand', item, of }) as const));
}

export function mayDemand(state: State, seat: Seat, item: Item): boolean {
  const hand = state.items[seat]!;
  return hand.some((mine) => mayAnswerWith(item, mine)) && countOf(hand, item) < countOf(boxOf(state.seats), item);
}

export function demand(state: State, { item, of }: AnswerOf<'demand'>, tell: Tell<Event>): void {
  const by = state.active!;
  const hit = state.items[of]!.includes(item);
  openProfession(state, by, 'diplomat', of, tell);
  record(state, tell, { type: 'demanded', by, to: of, item, hit });
  if (hit) next(state, { step: 'exchange', item, of });
}

/** The Diplomat's item stands for the offered one [C49]. */
export const exchange: Rule<'exchange', 'exchange'> = {
  asked: ({ active, items }) => askWhether(active!, items[active!]!.length === 1),
  options: (state, { item }, seat) =>
    kindsOf(state.items[seat]!)
      .filter((mine) => mayAnswerWith(item, mine))
      .map((mine) => ({ kind: 'exchange', item: mine })),
  apply(state, { item, of }, [mine = never()], tell) {
    trade(state, { by: state.active!, to: of, gave: mine.item, got: item }, tell);
  },
};

export const TOP_SIZE = 2; // [C50]

/** The Clairvoyant looks through the deck: what was on top goes back into it, until the choice is made [C50]. */
export function foresee(state: State, tell: Tell<Event>): void {
  const by = state.active!;
  openProfession(state, by, 'clairvoyant', null, tell);
  for (const item of state.top.splice(0)) put(state.deck, item);
  record(state, tell, { type: 'foresaw', by, items: [...state.deck] });
  next(state, { step: 'top' });
}

export const top: Rule<'top', 'top'> = {
  asked: ({ active, deck }) => askWhether(active!, deck.length === 1),
  options: ({ deck }) => pairsOf(deck).map((items) => ({ kind: 'top', items })),
  apply(state, _step, [{ items } = never()], tell) {
    for (const item of items) remove(state.deck, item);
    state.top = [...items];
    record(state, tell, { type: 'topped', by: state.active!, items, count: items.length });
    next(state, { step: 'act' });
  },
};

/** Every two items of a deck in either order; the one item of a deck that has no more. */
function pairsOf(deck: readonly Item[]): Item[][] {
  const kinds = kindsOf(deck);
  if (deck.length < TOP_SIZE) return kinds.map((item) => [item]);
  return kinds.flatMap((first) =>
    kinds.filter((second) => second !== first || countOf(deck, first) > 1).map((second) => [first, second]),
  );
}
