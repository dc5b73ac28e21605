import type { Seat } from '@ridotto/kernel';
import { halfAt, mansionAt } from '../rules/board.ts';
import { ALL_CARDS, HAND, opponentOf, tally, type Bag, type Card, type Counts, type State } from '../rules/model.ts';
import type { Reached } from '../rules/reachable.ts';

/** What a seat goes by beside the board when it ends a turn. */
export interface Sight {
  readonly seat: Seat;
  readonly hand: Bag; // before the turn
  readonly unseen: Readonly<Counts>;
  readonly deck: number;
  readonly deal: State['deal'];
  readonly isFirst: boolean; // has the Merchant: the other has the last turn [T36]
}

/** What a seat goes by in a state; it is the same in all that it can't tell apart. */
export function sightOf({ hands, discards, known, deck, deal, merchantOf }: State, seat: Seat): Sight {
  const hand = hands[seat]!;
  const unseen = unseenBut(hand, ...discards, known[opponentOf(seat)]!);
  return { seat, hand, unseen, deck: deck.length, deal, isFirst: seat === merchantOf };
}

const ALL = tally(ALL_CARDS);

/** How many of each card somebody has not seen who has seen these. */
function unseenBut(...seen: readonly (readonly Card[])[]): Counts {
  const counts = ALL.slice();
  for (const cards of seen) tally(cards).forEach((count, card) => (counts[card]! -= count));
  return counts;
}

/** When the round is judged, seen from the end of a turn [T36]. */
export type Judged = 'now' | 'after the reply' | 'later';

/** What decides it. */
type Left = Pick<Sight, 'hand' | 'deck' | 'deal' | 'isFirst'>;

/** The first deck is shuffled anew when it runs out; later ones end the round with the second player's turn [T35, T36]. */
export function judgedAfter({ hand, deck, deal, isFirst }: Left, spent: number): Judged {
  if (deal === 1 || deck > HAND - (hand.length - spent)) return 'later';
  return isFirst ? 'after the reply' : 'now';
}

/** The chance of an end that leaves nothing open, if it does [T33, T34, T37]. */
export function decided(sight: Sight, { board, spent }: Pick<Reached, 'board' | 'spent'>): number | undefined {
  const isNow = judgedAfter(sight, spent.length) === 'now';
  const winner =
    mansionAt(board.doge) ??
    mansionAt(board.favourite) ??
    (isNow ? (halfAt(board.doge) ?? halfAt(board.favourite)) : null);
  if (winner !== null) return winner === sight.seat ? 1 : 0;
  return isNow && sight.deal === 3 ? 0.5 : undefined;
}
