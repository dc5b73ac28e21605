import { slices } from './slices.ts';

export const AT_ONCE = 50; // rows that are looked up together

/**
 * All rows of a long list, some at a time: what comes after so many, or after the last one. Others have their turn
 * in between. Only a page without rows is the end.
 */
export async function* all<Row>(
  some: (from: number, last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  for (let from = 0; ;) {
    const found = await some(from, last);
    if (found.length === 0) return;
    for (const row of found) {
      await slices.pause();
      yield row;
    }
    from += found.length;
    last = found.at(-1);
  }
}
