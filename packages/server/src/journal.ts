import type { Deed } from '@ridotto/host';

/** A line as the journal holds it. */
export type Row = readonly [table: string, seq: number, at: number, command: string | null, deed: Deed];

/** A commit's lines as text, each on a line of its own: damage to one takes no other along. */
export const writeJournal = (rows: readonly Row[]): string => rows.map((row) => JSON.stringify(row)).join('\n');

/** What can be read of a commit, and the lines of text that can't. (Once a commit was one list, on one line.) */
export function readJournal(text: string): { readonly rows: readonly Row[]; readonly spoilt: readonly string[] } {
  const rows: Row[] = [];
  const spoilt: string[] = [];
  for (const line of text.split('\n')) {
    const found = rowsIn(line);
    if (found) rows.push(...found);
    else spoilt.push(line);
  }
  return { rows, spoilt };
}

function rowsIn(line: string): readonly Row[] | undefined {
  try {
    const read = JSON.parse(line) as unknown[];
    const rows = Array.isArray(read[0]) ? read : [read];
    return rows.every(isRow) ? rows : undefined;
  } catch {
    return undefined;
  }
}

const isRow = (read: unknown): read is Row =>
  Array.isArray(read) && read.length === 5 && typeof read[0] === 'string' && Number.isInteger(read[1]);

/** The tables whose lines a spoilt text held, as far as they are still legible. */
export const tablesIn = (spoilt: string): string[] =>
  [...spoilt.matchAll(/\["([\w-]+)",\d+,/g)].map(([, table]) => table!);

/** Commits have even numbers. What they leave in the journal has an odd one, before all that come later. */
export const leftBy = (last: number): number => last + 1 + (last % 2);
export const isLeft = (id: number): boolean => id % 2 === 1;
