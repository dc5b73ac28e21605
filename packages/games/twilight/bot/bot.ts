import type { Bot, Seat } from '@ridotto/kernel';
import { isMasked, mansionAt } from '../rules/board.ts';
import { sideOf, type Board, type Twilight } from '../rules/model.ts';
import { reachable, type Reached } from '../rules/reachable.ts';

/** What a cell toward one's own end is worth, for each piece. */
const PULL: Readonly<Record<keyof Board, number>> = {
  doge: 6,
  w: 2,
  e: 2,
  merchant: 0.5,
  harlequin: 0.5,
  favourite: 5,
};
const MASKED = 3; // Harlequin cards that may move anybody
const CARD = 0.4; // kept in hand
const WON = 1000;

/** Looks at every result of its turn and goes for the one that pulls the court furthest to its side. */
export const bot: Bot<Twilight> = (view, options) => {
  const seat = view.viewer as Seat;
  let best: Reached | undefined;
  let bestScore = -Infinity;
  for (const reached of reachable(view)) {
    const score = scoreOf(reached, seat);
    if (score > bestScore) [best, bestScore] = [reached, score];
  }
  const { say } = best!.steps[0]!;
  return options.find((option) => option.say === say)!; // they may have come as data
};

function scoreOf({ board, spent }: Reached, seat: Seat): number {
  const winner = mansionAt(board.doge) ?? mansionAt(board.favourite);
  if (winner !== null) return winner === seat ? WON : -WON;
  const pieces = Object.keys(PULL) as (keyof Board)[];
  const pull = pieces.reduce((sum, piece) => sum + PULL[piece] * board[piece], 0) * sideOf(seat);
  return pull + (isMasked(board, seat) ? MASKED : 0) - CARD * spent.length;
}
