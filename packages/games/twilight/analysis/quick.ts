import type { Quick, Seat } from '@ridotto/kernel';
import { after, favouriteStep, isMasked, mansionAt } from '../rules/board.ts';
import { sideOf, type Answer, type Board, type State, type Twilight } from '../rules/model.ts';

/** What a cell toward one's own end is worth. */
const PULL = { doge: 6, guard: 2, other: 0.5, favourite: 5 };
const MASKED = 3;
const CARD = 0.4; // kept in hand
const DISCARD = -4;
const WON = 1000;
const WHIM = 1;

/** Card by card whatever pulls the court furthest, without looking further. */
export const quick: Quick<Twilight> = (state, seat, options, rng) => {
  let best = options[0]!;
  let most = -Infinity;
  for (let i = 0; i < options.length; i++) {
    const worth = worthOf(state, seat, options[i]!) + (WHIM * rng(256)) / 256;
    if (worth > most) [best, most] = [options[i]!, worth];
  }
  return best;
};

function worthOf({ board }: State, seat: Seat, answer: Answer): number {
  switch (answer.kind) {
    case 'play':
      return standing(after(board, answer.move)!, seat) - CARD * answer.copies;
    case 'word':
      return standing(after(board, answer.move)!, seat);
    case 'end':
      return standing(board, seat);
    case 'discard':
      return standing(board, seat) + DISCARD;
  }
}

function standing(board: Board, seat: Seat): number {
  const { doge, w, e, merchant, harlequin, favourite } = board;
  const winner = mansionAt(doge);
  if (winner !== null) return winner === seat ? WON : -WON; // [T34]
  const court = PULL.doge * doge + PULL.guard * (w + e) + PULL.other * (merchant + harlequin);
  const jealous = PULL.favourite * (favourite + favouriteStep(board));
  return (court + jealous) * sideOf(seat) + (isMasked(board, seat) ? MASKED : 0);
}
