import { COLUMNS, ROWS, cellAt, columnOf, rowOf } from '@ridotto/games/volto';
import type { Cell, Choice, Event, View } from '@ridotto/games/volto';
import type { Family } from '../../art/families.ts';
import type { Play } from '../../table/play.ts';

export type VoltoPlay = Play<View, Choice, Event>;

export interface Place {
  readonly x: number; // from the left of what is seen
  readonly y: number; // from the top
}

/** Whose palace lies at the bottom. */
export function nearOf({ viewer, settings: { flipped } }: VoltoPlay): Family {
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

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a key leads from a place in a grid; undefined if it is not a key that walks. */
export function walk<T>(rows: readonly (readonly T[])[], from: T, key: string): T | undefined {
  const y = rows.findIndex((row) => row.includes(from));
  const row = rows[y]!;
  if (key === 'Home') return row[0];
  if (key === 'End') return row.at(-1);
  const step = ARROWS[key];
  if (!step) return undefined;
  return rows[y + step[1]]?.[row.indexOf(from) + step[0]] ?? from;
}
