import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { sql, type Kysely } from 'kysely';
import { tablesIn } from './journal.ts';
import { Lines } from './lines.ts';
import { takeHouse } from './lock.ts';
import { FOREVER, connect } from './postgres/connect.ts';
import { migrate } from './postgres/migrate.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

/** Why nothing was copied, or what differs. */
export class NotCopied extends Error {}

export interface Copied {
  readonly tables: number;
  readonly lines: number;
  readonly accounts: number;
}

/** A house's database while nobody else has it open. */
interface Place {
  readonly db: Kysely<Schema>;
  close(): Promise<void>;
}

const NAMES = [
  'tables',
  'lines',
  'snapshots',
  'accounts',
  'held',
  'chat',
  'mutes',
  'reports',
  'life',
  'absences',
] as const;
type Name = (typeof NAMES)[number];

/** By what rows are put in order, so that each is read once and both places agree. */
const ORDER: { readonly [N in Name]: readonly (keyof Schema[N] & string)[] } = {
  tables: ['id'],
  lines: ['table_id', 'seq'],
  snapshots: ['table_id'],
  accounts: ['id'],
  held: ['who', 'table_id'],
  chat: ['id'],
  mutes: ['who', 'muted'],
  reports: ['table_id', 'to', 'n', 'by'],
  life: ['one'],
  absences: ['from', 'to'],
};
const AT_ONCE = 500; // rows

/** Copies a house to an empty place, whatever keeps either, and compares every row of both, log by log. */
export async function copyHouse(from: string, to: string): Promise<Copied> {
  const source = await open(from);
  try {
    if (await source.isInUse()) throw new NotCopied('somebody has the house open: stop all its nodes first');
    const target = await open(to);
    try {
      return await copyAll(source, target);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function copyAll(source: Opened, target: Opened): Promise<Copied> {
  const isEmpty = (await countOf(target.db, 'tables')) + (await countOf(target.db, 'accounts')) === 0;
  if (!isEmpty || (await target.isInUse())) throw new NotCopied('there is a house already where it should go');
  for (const name of NAMES) await copyRows(name, source.db, target.db);
  await target.finish();
  for (const name of NAMES) await compare(name, source.db, target.db);
  const [tables, lines, accounts] = await Promise.all(
    (['tables', 'lines', 'accounts'] as const).map((name) => countOf(target.db, name)),
  );
  return { tables: tables!, lines: lines!, accounts: accounts! };
}

interface Opened extends Place {
  isInUse(): Promise<boolean>;
  finish(): Promise<void>;
}

const open = (place: string): Promise<Opened> => (place.includes('://') ? openPostgres(place) : openFile(place));

async function openFile(file: string): Promise<Opened> {
  const letGo = takeHouse(file);
  const { db, database } = await openSqlite(file);
  const close = async () => {
    await db.destroy();
    letGo();
  };
  try {
    emptyJournal(database);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, isInUse: async () => false, finish: async () => {}, close };
}

/** Brings what is on its way to its place: whatever stays behind would be missing in the copy. */
export function emptyJournal(database: DatabaseSync): void {
  if (!new Lines(database).settle()) throw new NotCopied('there is no room to put the journal’s lines in their places');
  const left = database.prepare('select lines from journal').all();
  if (left.length === 0) return;
  const tables = new Set(left.flatMap(({ lines }) => tablesIn(lines as string)));
  const whose = tables.size > 0 ? [...tables].join(', ') : 'tables whose names can’t be read either';
  throw new NotCopied(`lines in the journal can’t be read or put in their places: of ${whose}`);
}

async function openPostgres(url: string): Promise<Opened> {
  await migrate(url);
  const postgres = connect(url, FOREVER); // a house may be large
  const { db } = postgres;
  return {
    db,
    async isInUse() {
      const { rows } = await sql`select from nodes where until > now()`.execute(db);
      return rows.length > 0;
    },
    /** Lines of chat that are to come are numbered after those that are there. */
    async finish() {
      await sql`select setval(pg_get_serial_sequence('chat', 'id'), coalesce(max(id), 0) + 1, false) from chat`.execute(
        db,
      );
    },
    close: () => postgres.close(),
  };
}

type Row = Record<string, unknown>;

/** All rows of a table, in order, some at a time. */
async function* rowsOf(db: Kysely<Schema>, name: Name): AsyncGenerator<Row[]> {
  const keys = ORDER[name].map((key) => sql.ref(key));
  const order = sql.join(keys);
  for (let last: Row | undefined; ;) {
    const after = last ? sql`where (${order}) > (${sql.join(ORDER[name].map((key) => sql`${last![key]}`))})` : sql``;
    const found = sql<Row>`select * from ${sql.table(name)} ${after} order by ${order} limit ${AT_ONCE}`;
    const { rows } = await found.execute(db);
    if (rows.length === 0) return;
    yield rows.map(plain);
    last = rows.at(-1);
  }
}

/** Without what only one of the places keeps. */
function plain({ forgotten: _forgotten, ...row }: Row): Row {
  return row;
}

async function copyRows(name: Name, from: Kysely<Schema>, to: Kysely<Schema>): Promise<void> {
  for await (const rows of rowsOf(from, name)) {
    await to.insertInto(name).values(rows).execute();
  }
}

/** Hashes of what belongs together: of a log its table, of the rest all of it. */
async function* hashesOf(db: Kysely<Schema>, name: Name): AsyncGenerator<string> {
  let about: string | undefined;
  let hash = createHash('sha256');
  for await (const rows of rowsOf(db, name)) {
    for (const row of rows) {
      const next = name === 'lines' ? (row.table_id as string) : name;
      if (about !== undefined && next !== about) {
        yield `${about ?? name} ${hash.digest('hex')}`;
        hash = createHash('sha256');
      }
      about = next;
      hash.update(JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))));
    }
  }
  yield `${about ?? name} ${hash.digest('hex')}`;
}

async function compare(name: Name, from: Kysely<Schema>, to: Kysely<Schema>): Promise<void> {
  const copies = hashesOf(to, name);
  for await (const hash of hashesOf(from, name)) {
    const { value } = await copies.next();
    if (value !== hash) throw new NotCopied(`${name}: ${hash.split(' ')[0]} is not the same in the copy`);
  }
  if (!(await copies.next()).done) throw new NotCopied(`${name}: the copy has more`);
}

async function countOf(db: Kysely<Schema>, name: Name): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db);
  return rows[0]!.count;
}
