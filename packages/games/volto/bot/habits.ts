import { nameOf, type Seat } from '@ridotto/kernel';
import { hasKind, kindsFor } from '../rules/clues.ts';
import { COLUMNS, COUNTS, KINDS, MASKS_EACH, QUIET_LIMIT, ROWS, ownerOf, rowOf } from '../rules/model.ts';
import type { Cell, Kind, Mask, Move, State } from '../rules/model.ts';
import { addMoves, isInEnemyPalace } from '../rules/moves.ts';

/** What can be told of a move by whoever knows the mask that makes it, and of the others only what everybody saw. */
export const FEATURES = [
  'ahead', // toward the enemy's palace
  'back',
  'height', // how far it stands then
  'takes',
  'maybe-lady', // takes what may be a Lady
  'maybe-candidate',
  'dares', // goes where it may be taken
  'flees', // from where it may be taken
  'arrives', // in the enemy's palace, on an empty cell
  'undoes', // the last move of its side
] as const;

/** What habits that were learnt are about. */
export const HABITS_ARE = {
  learns: 'habits',
  features: nameOf([KINDS, FEATURES]),
  rules: nameOf([COUNTS, MASKS_EACH, COLUMNS, ROWS, QUIET_LIMIT]),
} as const;

/** How much each feature speaks for a move, by the kind of the mask: by place in KINDS, then in FEATURES. */
export type Habits = readonly (readonly number[])[];

/** A position as everybody sees it. */
export interface Sight {
  readonly board: State['board'];
  readonly clues: readonly number[];
  readonly seat: Seat; // who moves
  readonly last: Move | undefined; // of that seat, where nothing was taken since
}

/** Writes the features of a move in `out`. */
export function featuresOf({ board, clues, seat, last }: Sight, { from, to }: Move, out: Float64Array): void {
  const forward = (rowOf(to) - rowOf(from)) * (seat === 0 ? 1 : -1);
  const taken = board[to]!;
  const kinds = taken === null ? 0 : kindsFor(clues[taken]!);
  out[0] = forward > 0 ? 1 : 0;
  out[1] = forward < 0 ? 1 : 0;
  out[2] = (seat === 0 ? rowOf(to) : ROWS - 1 - rowOf(to)) / (ROWS - 1);
  out[3] = taken === null ? 0 : 1;
  out[4] = taken !== null && hasKind(kinds, 'lady') ? 1 : 0;
  out[5] = taken !== null && hasKind(kinds, 'candidate') ? 1 : 0;
  out[6] = isExposed(board, seat, to, taken) ? 1 : 0;
  out[7] = isExposed(board, seat, from, null) ? 1 : 0;
  out[8] = taken === null && isInEnemyPalace(seat, to) ? 1 : 0;
  out[9] = last !== undefined && last.from === to && last.to === from ? 1 : 0;
}

/** Whether some mask of the other side stands next to a cell: for all that its owner knows, it could take there. */
function isExposed(board: State['board'], seat: Seat, cell: Cell, taken: Mask | null): boolean {
  const [column, row] = [cell % COLUMNS, rowOf(cell)];
  for (let r = Math.max(0, row - 1); r <= Math.min(ROWS - 1, row + 1); r++) {
    for (let c = Math.max(0, column - 1); c <= Math.min(COLUMNS - 1, column + 1); c++) {
      const other = board[r * COLUMNS + c]!;
      if (other !== null && other !== taken && ownerOf(other) !== seat) return true;
    }
  }
  return false;
}

/** How much a side would like a move of a mask of this kind: the log of how likely it is beside one of which nothing is to be said. */
export function likingOf(sight: Sight, move: Move, kind: Kind, habits: Habits): number {
  featuresOf(sight, move, scratch);
  const weights = habits[KINDS.indexOf(kind)]!;
  let liking = 0;
  for (let at = 0; at < scratch.length; at++) liking += weights[at]! * scratch[at]!;
  return liking;
}

const scratch = new Float64Array(FEATURES.length);

/** The moves that a mask could make, were it of a kind, each with how much its side would like it. */
export function likings(sight: Sight, mask: Mask, kind: Kind, from: Cell, habits: Habits): Liked[] {
  const moves: Move[] = [];
  const count = addMoves(sight.board, mask, kind, from, moves, 0);
  return moves.slice(0, count).map((move) => ({ move, liking: likingOf(sight, move, kind, habits) }));
}

export interface Liked {
  readonly move: Move;
  readonly liking: number;
}
