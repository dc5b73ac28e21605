import type { Thing } from '@ridotto/kit';

/** How many buildings stand along a side of the ring, and of the ring of a narrow screen: its short and its long side. */
const SIDES: Record<number, { readonly square: number; readonly narrow: number; readonly tall: number }> = {
  12: { square: 3, narrow: 3, tall: 3 },
  16: { square: 4, narrow: 3, tall: 5 },
};

/** Where a step around the palace lies, clockwise from the door in the upper left corner. */
function placeOf(step: number, across: number, down: number): readonly [row: number, column: number] {
  if (step < across) return [0, step];
  if (step < across + down) return [step - across, across];
  if (step < 2 * across + down) return [down, 2 * across + down - step];
  return [2 * (across + down) - step, 0];
}

function areaOf(step: number, across: number, down: number): string {
  const [row, column] = placeOf(step, across, down);
  return `${row + 1}/${column + 1}`;
}

/** Buildings and gaps take turns, so that there are two steps to a building. */
export function placesOf(buildings: number) {
  const { square, narrow, tall } = SIDES[buildings]!;
  return {
    isLong: narrow < tall,
    grid: `--steps:${2 * square + 1};--narrow:${2 * narrow + 1};--tall:${2 * tall + 1}`,
    of: (step: number) =>
      `--square:${areaOf(step, 2 * square, 2 * square)};--upright:${areaOf(step, 2 * narrow, 2 * tall)}`,
  };
}

/** What lies around the palace, row by row as it is seen. */
export function ringRows(buildings: number, isTall: boolean): readonly (readonly (Thing | null)[])[] {
  const { square, narrow, tall } = SIDES[buildings]!;
  const [across, down] = isTall ? [2 * narrow, 2 * tall] : [2 * square, 2 * square];
  const rows = Array.from({ length: down + 1 }, () => Array<Thing | null>(across + 1).fill(null));
  for (let step = 0; step < 2 * buildings; step++) {
    const [row, column] = placeOf(step, across, down);
    rows[row]![column] = `${step % 2 === 0 ? 'building' : 'gap'} ${Math.floor(step / 2)}`;
  }
  return rows;
}
