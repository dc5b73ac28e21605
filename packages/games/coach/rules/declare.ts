import type { Seat, Tell } from '@ridotto/kernel';
import { isDeckEmpty, seatsOf } from './agenda.ts';
import { countOf } from './bag.ts';
import { BAG_OF, SOCIETIES, TREASURE, rivalOf } from './model.ts';
import type { Answer, AnswerOf, Event, Item, Reason, Society, State, View } from './model.ts';
import { record } from './record.ts';

export const ENOUGH = 3; // [C42]
export const ENOUGH_IN_MINORITY = 2; // [C43]

/** How many of a society's items a hand holds; its Bag counts while the deck is empty [C40]. */
export const treasureIn = (hand: readonly Item[], society: Society, isDeckEmpty: boolean): number =>
  countOf(hand, TREASURE[society]) + (isDeckEmpty ? countOf(hand, BAG_OF[society]) : 0);

/** What a society needs: with an odd number of players, two are enough for the smaller one [C43]. */
export function needOf(societies: readonly Society[], society: Society): number {
  const members = countOf(societies, society);
  return members * 2 < societies.length ? ENOUGH_IN_MINORITY : ENOUGH;
}

export type WhyNotDeclare = 'holds-pearl' | 'no-treasure' | 'bag-not-yet';

/** Why a seat can't declare its society's victory [C39]. */
export function whyNotDeclare(state: State, seat: Seat): WhyNotDeclare | null {
  const hand = state.items[seat]!;
  const society = state.societies[seat]!;
  if (hand.includes('pearl')) return 'holds-pearl';
  if (treasureIn(hand, society, isDeckEmpty(state)) > 0) return null;
  return hand.includes(BAG_OF[society]) ? 'bag-not-yet' : 'no-treasure';
}

/** The Seal of the Lodge with three Keys and Goblets in any mix [C45]. */
export const canWinAlone = (state: State, seat: Seat): boolean => isLodges(state.items[seat]!, isDeckEmpty(state));

function isLodges(hand: readonly Item[], isDeckEmpty: boolean): boolean {
  const treasures = SOCIETIES.map((society) => treasureIn(hand, society, isDeckEmpty));
  return hand.includes('seal') && treasures[0]! + treasures[1]! >= ENOUGH;
}

/** Whether whoever sees this could say at its turn that somebody has won. */
export function mayClaim({ items, society, deck, setup }: View): boolean {
  const isDeckEmpty = deck === 0;
  const mayDeclare = !items.includes('pearl') && treasureIn(items, society!, isDeckEmpty) > 0;
  return mayDeclare || isLodges(items, isDeckEmpty) || Boolean(setup.divination);
}

export function declarationsOf(state: State, seat: Seat): Answer[] {
  const { declare, divine } = namingsFor(state.seats, seat);
  const options: Answer[] = whyNotDeclare(state, seat) === null ? [...declare] : [];
  if (canWinAlone(state, seat)) options.push(SEAL);
  if (state.setup.divination) options.push(...divine); // [C54] with the Black Pearl too
  return options;
}

const SEAL = { kind: 'seal' } as const;

interface Namings {
  readonly declare: readonly AnswerOf<'declare'>[];
  readonly divine: readonly AnswerOf<'divine'>[];
}
const namings = new Map<number, Namings>();

/** Every group of other seats that this seat can name, made once. */
export function namingsFor(seats: number, seat: Seat): Namings {
  const id = seats * 8 + seat;
  const known = namings.get(id);
  if (known) return known;
  const others = Array.from({ length: seats }, (_, other) => other).filter((other) => other !== seat);
  const groups = Array.from({ length: 2 ** others.length }, (_, set) => others.filter((_other, i) => (set >> i) & 1));
  const made: Namings = {
    declare: groups.map((named) => ({ kind: 'declare', named })),
    divine: groups.slice(1).map((named) => ({ kind: 'divine', named })),
  };
  namings.set(id, made);
  return made;
}

/** Whether these seats are all of the society, each with one of its items, and have enough together [C42]. */
export function holds(state: State, society: Society, holders: readonly Seat[]): boolean {
  const treasures = holders.map((seat) => treasureIn(state.items[seat]!, society, isDeckEmpty(state)));
  return (
    holders.every((seat, i) => state.societies[seat] === society && treasures[i]! > 0) &&
    treasures.reduce((sum, count) => sum + count, 0) >= needOf(state.societies, society)
  );
}

/** Whether a declaration is right: what the claim is judged by. */
export function isRight(state: State, seat: Seat, claim: AnswerOf<'declare' | 'divine'>): boolean {
  const own = state.societies[seat]!;
  return claim.kind === 'declare' ? holds(state, own, [seat, ...claim.named]) : holds(state, rivalOf(own), claim.named);
}

/** The declaration ends the game: all cards are opened [C41] [C44] [C45] [C54]. */
export function declare(state: State, claim: AnswerOf<'declare' | 'divine' | 'seal'>, tell: Tell<Event>): void {
  const by = state.active!;
  if (claim.kind === 'seal') return finish(state, [by], 'seal', [], tell);
  const own = state.societies[by]!;
  const right = isRight(state, by, claim);
  const winning = right ? own : rivalOf(own);
  const winners = seatsOf(state).filter((seat) => state.societies[seat] === winning);
  return finish(state, winners, REASONS[claim.kind][right ? 'right' : 'wrong'], claim.named, tell);
}

const REASONS = {
  declare: { right: 'declared', wrong: 'failed' },
  divine: { right: 'divined', wrong: 'misdivined' },
} as const;

function finish(state: State, winners: Seat[], reason: Reason, named: readonly Seat[], tell: Tell<Event>): void {
  state.result = { by: state.active!, reason, winners };
  record(state, tell, {
    type: 'over',
    result: state.result,
    named,
    societies: [...state.societies],
    removed: state.removed,
    professions: state.professions.map(({ is }) => is),
    items: state.items.map((hand) => [...hand]),
  });
}
