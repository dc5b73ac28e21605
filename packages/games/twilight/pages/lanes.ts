import { ALL_PIECES, END, halfAt, mansionAt, type Board, type Cell, type Piece } from '../title.ts';
import type { Seat } from '@ridotto/kernel';

/** Everybody who stands on one of the tracks. */
export type Courtier = Piece | 'favourite';
export const FIGURES: readonly Courtier[] = [...ALL_PIECES, 'favourite'];

/** The lanes of the main track, back to front, and the Favourite's own: pieces of a lane never share a cell [T17]. */
export const LANES = [['merchant'], ['w', 'doge', 'e'], ['harlequin'], ['favourite']] as const satisfies Courtier[][];
export type Lane = 0 | 1 | 2 | 3;

const LANE_OF: Readonly<Record<Courtier, Lane>> = { merchant: 0, w: 1, doge: 1, e: 1, harlequin: 2, favourite: 3 };
export const laneOf = (figure: Courtier): Lane => LANE_OF[figure];

export const CELLS: readonly Cell[] = Array.from({ length: 2 * END + 1 }, (_, i) => i - END);

/** A place of the tracks. */
export interface Spot {
  readonly lane: Lane;
  readonly cell: Cell;
}

export const figureAt = (board: Board, { lane, cell }: Spot): Courtier | undefined =>
  LANES[lane].find((figure) => board[figure] === cell);

/** How far a cell is from the end of the one who sits near: 0 to 16. */
export const columnOf = (cell: Cell, near: Seat): number => (near === 0 ? cell + END : END - cell);
export const cellAt = (column: number, near: Seat): Cell => (near === 0 ? column - END : END - column);

const COURT = ['doge', 'w', 'e'] as const;

/** What counts for a seat at the Favourite's step [T31]. */
export const pullOf = (board: Board, seat: Seat): number =>
  ALL_PIECES.filter((piece) => mansionAt(board[piece]) === seat).length +
  (COURT.every((piece) => halfAt(board[piece]) === seat) ? 1 : 0);
