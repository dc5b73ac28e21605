import type { LogLine } from './deeds.ts';
import type { Store } from './ports.ts';
import { slices as ofLoop } from './slices.ts';

const PAGE = 256;

/** A table's log line by line, however long it is: read in pages, and played in slices by whoever plays it. */
export async function* readLines(
  store: Pick<Store, 'lines'>,
  table: string,
  from: number,
  { slices = ofLoop, page = PAGE } = {},
): AsyncGenerator<LogLine> {
  for (let at = from; ; at += page) {
    await slices.pause();
    const lines = await store.lines(table, at, page);
    for (const line of lines) {
      await slices.pause();
      yield line;
    }
    if (lines.length < page) return;
  }
}
