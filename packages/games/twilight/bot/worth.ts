import type { Seat } from '@ridotto/kernel';
import { favouriteStep, halfAt, isMasked, mansionAt } from '../rules/board.ts';
import { opponentOf, sideOf, type Board, type View } from '../rules/model.ts';
import type { Reached } from '../rules/reachable.ts';
import { judgedAfter } from './sight.ts';

export const WON = 1000;

/** What the pieces of a board are worth to a seat. */
export interface Weights {
  readonly doge: number; // for each cell toward the own end
  readonly guard: number;
  readonly court: number; // Merchant and Harlequin
  readonly favourite: number;
  readonly step: number; // for each cell that the Favourite goes at the end of the next turn, if nothing changes
  readonly masked: number; // Harlequin cards that may move anybody
  readonly card: number; // kept in hand
}

export const WEIGHTS: Weights = { doge: 6, guard: 2, court: 0.5, favourite: 5, step: 10, masked: 3, card: 0.4 };

/** The end of a turn that is worth most; of equal ones the first. */
export function worthiest(view: View, ends: readonly Reached[], weights: Weights): Reached {
  const seat = view.viewer as Seat;
  const left = { hand: view.hands[seat]!, deck: view.deck, deal: view.deal, isFirst: seat === view.merchantOf };
  let [best, most] = [ends[0]!, -Infinity];
  for (const end of ends) {
    const isJudged = judgedAfter(left, end.spent.length) === 'now';
    const worth = isJudged ? judgedWorth(end.board, seat) : worthOf(end.board, seat, weights);
    if (worth - weights.card * end.spent.length > most) [best, most] = [end, worth - weights.card * end.spent.length];
  }
  return best;
}

/** What a board is worth to a seat when a turn has ended, more being better. */
export function worthOf(board: Board, seat: Seat, weights: Weights): number {
  const winner = mansionAt(board.doge) ?? mansionAt(board.favourite);
  if (winner !== null) return winner === seat ? WON : -WON;
  const { doge, w, e, merchant, harlequin, favourite } = board;
  const pull =
    weights.doge * doge +
    weights.guard * (w + e) +
    weights.court * (merchant + harlequin) +
    weights.favourite * favourite +
    weights.step * favouriteStep(board);
  const masks = (isMasked(board, seat) ? 1 : 0) - (isMasked(board, opponentOf(seat)) ? 1 : 0);
  return pull * sideOf(seat) + (weights.masked * masks) / 2;
}

/** The same where the round is judged now [T37]; a tie goes on. */
export function judgedWorth(board: Board, seat: Seat): number {
  const winner = mansionAt(board.doge) ?? mansionAt(board.favourite) ?? halfAt(board.doge) ?? halfAt(board.favourite);
  return winner === null ? 0 : winner === seat ? WON : -WON;
}
