import { ALL_CARDS, bagOf, title as twilight, without } from '../title.ts';
import type { Board, Card, State, Twilight } from '../title.ts';
import type { Seat, Table } from '@ridotto/kernel';

export { twilight as title };

/** What an example says of a position in the middle of a round. */
export interface Where {
  readonly board: Partial<Board>; // pieces not named stand where a round begins
  readonly hand: readonly Card[]; // seat 0's
  readonly other?: readonly Card[];
  readonly toMove?: Seat;
  readonly merchantOf?: Seat;
  readonly discards?: State['discards'];
  readonly round?: number;
  readonly wins?: State['wins'];
}

const OTHER: readonly Card[] = ['D', 'D', 'G11', 'G11', 'H3', 'M2', 'M2', 'M3'];

export function tableAt(where: Where): Table<Twilight> {
  const { board, toMove = 0, merchantOf = 0, discards = [[], []], round = 1, wins = [0, 0] } = where;
  const hands = [bagOf(where.hand), bagOf(where.other ?? OTHER)] as const;
  const start = twilight.game.start(2, {});
  const state: State = {
    ...start,
    phase: 'turn',
    round,
    wins,
    merchantOf,
    toMove,
    board: { ...start.board, ...board },
    hands,
    drawn: [8, 8],
    discards,
    deck: without(ALL_CARDS, [...hands.flat(), ...discards.flat()]),
  };
  return { seats: 2, state, sealed: new Map(), drawOffer: undefined, length: 0 };
}
