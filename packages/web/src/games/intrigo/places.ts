/** How many buildings stand along a side of the ring, and of the ring of a narrow screen: its short and its long side. */
const SIDES: Record<number, { readonly square: number; readonly narrow: number; readonly tall: number }> = {
  12: { square: 3, narrow: 3, tall: 3 },
  16: { square: 4, narrow: 3, tall: 5 },
};

/** Where a step around the palace lies, clockwise from the door in the upper left corner. */
function areaOf(step: number, across: number, down: number): string {
  if (step < across) return `1/${step + 1}`;
  if (step < across + down) return `${step - across + 1}/${across + 1}`;
  if (step < 2 * across + down) return `${down + 1}/${2 * across + down - step + 1}`;
  return `${2 * (across + down) - step + 1}/1`;
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
