import { Damaged, type Deed, type LogLine, type Store } from '@ridotto/host';
import type { Postgres } from './connect.ts';

const LINES = `select seq, at, command, deed from lines where table_id = $1 and seq >= $2 order by seq limit $3`;
const NEWS = `
select wanted.number, seq, at, command, deed
from json_to_recordset($1) as wanted(number integer, id text collate "C", known integer)
join lines on lines.table_id = wanted.id and lines.seq >= wanted.known
order by wanted.number, seq`;
const HAS = `select from lines where table_id = $1 and command = $2`;

interface LineRow {
  readonly seq: number;
  readonly at: number;
  readonly command: string | null;
  readonly deed: string;
  readonly [column: string]: unknown;
}

interface NewsRow extends LineRow {
  readonly number: number; // of those who ask
}

interface Wanted {
  readonly id: string; // a table
  readonly known: number; // lines
}

export function linesIn(postgres: Postgres): Pick<Store, 'lines' | 'hasCommand'> {
  const newsOf = newsIn(postgres);
  return {
    async lines(table, from, limit) {
      const rows =
        limit === undefined
          ? await newsOf({ id: table, known: from })
          : await postgres.run<LineRow>('lines', LINES, [table, from, limit]);
      return rows.map((row, i) => readRow(table, from + i, row));
    },
    hasCommand: async (table, command) => (await postgres.run('has', HAS, [table, command])).length > 0,
  };
}

/**
 * What tables don't know yet. One message tells of all tables of another node's commit: they ask in one go, and are
 * answered by one look.
 */
function newsIn(postgres: Postgres): (wanted: Wanted) => Promise<readonly LineRow[]> {
  let asking: { readonly all: Wanted[]; readonly news: Promise<ReadonlyMap<number, readonly LineRow[]>> } | undefined;
  const look = async (all: readonly Wanted[]) => {
    await new Promise(setImmediate);
    asking = undefined;
    const asked = JSON.stringify(all.map((wanted, number) => ({ number, ...wanted })));
    return Map.groupBy(await postgres.run<NewsRow>('news', NEWS, [asked]), ({ number }) => number);
  };
  return async (wanted) => {
    if (!asking) {
      const all: Wanted[] = [];
      asking = { all, news: look(all) };
    }
    const number = asking.all.push(wanted) - 1;
    return (await asking.news).get(number) ?? [];
  };
}

function readRow(table: string, wanted: number, { seq, at, command, deed }: LineRow): LogLine {
  if (seq !== wanted) throw new Damaged(table, `line ${wanted} is missing`);
  return { at, deed: readDeed(table, seq, deed), ...(command !== null && { command }) };
}

function readDeed(table: string, seq: number, text: string): Deed {
  try {
    return JSON.parse(text) as Deed;
  } catch {
    throw new Damaged(table, `line ${seq} can’t be read`);
  }
}
