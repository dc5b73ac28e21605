import type { Thing } from '@ridotto/kit';
import type { Stand } from './art/fronts.ts';

/** Buildings along a side of the palace, corners included. */
const SIDE: Record<number, number> = { 12: 4, 16: 5 };

/** Where a step around the palace lies, clockwise from the door in the upper left corner. */
function placeOf(step: number, side: number): readonly [row: number, column: number] {
  if (step < side) return [0, step];
  if (step < 2 * side) return [step - side, side];
  if (step < 3 * side) return [side, 3 * side - step];
  return [4 * side - step, 0];
}

export interface Site {
  readonly area: string; // of the grid
  readonly stand: Stand;
  readonly edge: 'top' | 'right' | 'bottom' | 'left';
}

/** Buildings and gaps take turns, so that there are two steps to a building. */
export function sitesOf(buildings: number): { readonly inner: string; readonly of: (step: number) => Site } {
  const side = 2 * (SIDE[buildings]! - 1);
  const inner = Array.from({ length: side - 1 }, (_, at) => (at % 2 === 0 ? 'var(--arch)' : 'var(--front)'));
  return {
    inner: inner.join(' '), // tracks between the corners
    of(step) {
      const [row, column] = placeOf(step, side);
      const isRow = row === 0 || row === side;
      const isColumn = column === 0 || column === side;
      return {
        area: `${row + 1}/${column + 1}`,
        stand: isRow && isColumn ? 'corner' : isRow ? 'row' : 'side',
        edge: row === 0 ? 'top' : row === side ? 'bottom' : column === 0 ? 'left' : 'right',
      };
    },
  };
}

/** What lies around the palace, row by row as it is seen. */
export function ringRows(buildings: number): readonly (readonly (Thing | null)[])[] {
  const side = 2 * (SIDE[buildings]! - 1);
  const rows = Array.from({ length: side + 1 }, () => Array<Thing | null>(side + 1).fill(null));
  for (let step = 0; step < 2 * buildings; step++) {
    const [row, column] = placeOf(step, side);
    rows[row]![column] = `${step % 2 === 0 ? 'building' : 'gap'} ${Math.floor(step / 2)}`;
  }
  return rows;
}
