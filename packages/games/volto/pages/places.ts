import { COLUMNS, ROWS, cellAt, columnOf, rowOf } from '../title.ts';
import type { Cell } from '../title.ts';
import type { Seat } from '@ridotto/kernel';
import type { Family } from '@ridotto/kit/art/families.ts';
import type { VoltoPlay } from './board.ts';

export interface Place {
  readonly x: number; // from the left of what is seen
  readonly y: number; // from the top
}

/** Whose palace lies at the bottom. */
export function nearOf({ viewer, settings: { flipped } }: Pick<VoltoPlay, 'viewer' | 'settings'>): Family {
  const own = viewer === 1 ? 1 : 0;
  return flipped === (own === 1) ? 0 : 1;
}

/** Where a cell is seen. */
export const placeOf = (cell: Cell, near: Family): Place =>
  near === 0 ? { x: columnOf(cell), y: ROWS - 1 - rowOf(cell) } : { x: COLUMNS - 1 - columnOf(cell), y: rowOf(cell) };

/** The cells row by row, as they are seen. */
export const rowsSeen = (near: Family): readonly (readonly Cell[])[] =>
  Array.from({ length: ROWS }, (_, y) =>
    Array.from({ length: COLUMNS }, (__, x) => (near === 0 ? cellAt(x, ROWS - 1 - y) : cellAt(COLUMNS - 1 - x, y))),
  );

/** The places of one's own masks as they are seen: those in front, and the palace. */
export function slotRows(seat: Seat): readonly (readonly number[])[] {
  const palace = Array.from({ length: COLUMNS }, (_, column) => (seat === 0 ? column : COLUMNS - 1 - column));
  return [palace.map((slot) => slot + COLUMNS), palace];
}
