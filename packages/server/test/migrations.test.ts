import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { seeded } from '@ridotto/kernel';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { migrate } from '../src/migrate.ts';
import { MIGRATIONS } from '../src/migrations.ts';
import { sqliteOn, type Sqlite } from '../src/sqlite.ts';
import { sqliteStore } from '../src/sqlite-store.ts';
import { temporaryFolder } from './house.ts';
import { schemaOf } from '../testing/schema-of.ts';

const LONG = 180_000; // milliseconds, beside other work

async function schemaOfNew(): Promise<ReturnType<typeof schemaOf>> {
  const file = path.join(temporaryFolder(), 'new.sqlite');
  await (await sqliteStore(file)).close();
  return schemaOf(file);
}

/** A database that leaves a copy of its files after every statement: what a kill at that moment would leave. */
class Copied extends DatabaseSync {
  readonly copies: string[] = [];
  readonly #file: string;

  constructor(file: string) {
    super(file);
    this.#file = file;
    this.exec('pragma journal_mode = wal');
  }

  override exec(sql: string): void {
    super.exec(sql);
    this.#copy();
  }

  override prepare(sql: string) {
    const statement = super.prepare(sql);
    const run = statement.run.bind(statement);
    return Object.assign(statement, {
      run: (...values: Parameters<typeof run>) => {
        const done = run(...values);
        this.#copy();
        return done;
      },
    });
  }

  #copy(): void {
    const to = `${this.#file}-${this.copies.length}`;
    for (const suffix of ['', '-wal'])
      if (existsSync(this.#file + suffix)) copyFileSync(this.#file + suffix, to + suffix);
    this.copies.push(to);
  }
}

/** The first four migrations as the house once made them: by Kysely's own migrator, statement by statement. */
async function asOnce({ db }: Sqlite): Promise<void> {
  const released = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name < '005'));
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => released } }).migrateToLatest();
  if (error) throw error as Error;
}

async function halfMade(make: (sqlite: Sqlite) => Promise<unknown>): Promise<string[]> {
  const database = new Copied(path.join(temporaryFolder(), 'house.sqlite'));
  await make(sqliteOn(database));
  database.close();
  return database.copies;
}

test.each([
  ['as the house once made it', asOnce],
  ['as it makes it now', (sqlite: Sqlite) => migrate(sqlite, 'a new file')],
])('a schema that was left after any of its statements is finished: %s', async (_, make) => {
  const whole = await schemaOfNew();
  const copies = await halfMade(make);
  expect(copies.length).toBeGreaterThan(Object.keys(MIGRATIONS).length);
  for (const file of copies) {
    await (await sqliteStore(file)).close();
    expect(schemaOf(file)).toEqual(whole);
  }
});

test('a migration is there with its row, or not at all', async () => {
  const { made } = await schemaOfNew();
  const before = new Map<string, unknown>(); // by what is done: the schema belongs to it
  for (const file of await halfMade((sqlite) => migrate(sqlite, 'a new file'))) {
    const { made, done } = schemaOf(file);
    const key = JSON.stringify([done, made.some(({ name }) => name === 'kysely_migration')]);
    expect(made).toEqual(before.get(key) ?? made);
    before.set(key, made);
  }
  expect([...before.values()].at(-1)).toEqual(made);
});

test('a lock of the old migrator that was left behind keeps nobody out', async () => {
  const file = path.join(temporaryFolder(), 'house.sqlite');
  const database = new DatabaseSync(file);
  await asOnce(sqliteOn(database));
  database.exec('update kysely_migration_lock set is_locked = 1');
  database.close();
  await (await sqliteStore(file)).close();
  expect(schemaOf(file)).toEqual(await schemaOfNew());
});

test('talk and reports of before are kept, numbered by side; a report that was repeated is one', async () => {
  const file = path.join(temporaryFolder(), 'house.sqlite');
  const database = new DatabaseSync(file);
  await asOnce(sqliteOn(database));
  const say = database.prepare(
    `insert into chat (table_id, n, at, who, name, "to", text, command) values ('t', ?, 1, 'anna', 'Anna', ?, ?, ?)`,
  );
  for (const [n, text] of ['p0', 's0', 's1', 'p1'].entries()) {
    say.run(n, text.startsWith('p') ? 'players' : 'spectators', text, text);
  }
  const report = database.prepare(`insert into reports (table_id, n, "by", reason, at) values ('t', ?, 'bob', ?, ?)`);
  for (const [n, reason, at] of [
    [3, 'later', 2],
    [3, 'rude', 1],
    [2, 'loud', 3],
  ] as const) {
    report.run(n, reason, at);
  }
  database.close();
  const store = await sqliteStore(file);
  const numbered = (await store.chat('t', 10)).map(({ text, n }) => `${text}:${n}`);
  expect(numbered).toEqual(['p0:0', 's0:0', 's1:1', 'p1:1']);
  const again = { at: 2, who: 'anna', name: 'Anna', to: 'players', text: 'p1' } as const;
  expect(await store.addChat('t', again, 'p1')).toMatchObject({ n: 1, at: 1 });
  expect(await store.addChat('t', again, 'p2')).toMatchObject({ n: 2 });
  await store.close();
  const read = new DatabaseSync(file);
  const joined = read.prepare('select text, reason from reports join chat using (table_id, "to", n) order by text');
  expect(joined.all()).toEqual([
    { text: 'p1', reason: 'rude' },
    { text: 's1', reason: 'loud' },
  ]);
  read.close();
});

const CHILD = fileURLToPath(new URL('first-start-child.ts', import.meta.url));
const KILLS = 20;
const LONGEST = 60; // milliseconds until a kill: a few first starts

const begin = (folder: string, houses: number) =>
  spawn(process.execPath, [CHILD, folder, String(houses)], { stdio: ['ignore', 'pipe', 'inherit'] });

/** Begins one first start after another, is killed, and leaves the file of the last one. */
async function killedIn(folder: string, after: number): Promise<string> {
  const child = begin(folder, 1000);
  await once(child.stdout, 'data');
  await wait(after);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const last = readdirSync(folder).reduce((last, name) => Math.max(last, Number.parseInt(name)), 0);
  return path.join(folder, `${last}.sqlite`);
}

test('a first start that is killed at any moment leaves a house that opens', { timeout: LONG }, async () => {
  const rng = seeded(3);
  const whole = await schemaOfNew();
  let interrupted = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const file = await killedIn(temporaryFolder(), rng(LONGEST));
    if (schemaOf(file).done.length < whole.done.length) interrupted++;
    await (await sqliteStore(file)).close();
    expect(schemaOf(file)).toEqual(whole);
  }
  expect(interrupted).toBeGreaterThan(0);
});

test('two who open a new file at once both get it whole', { timeout: LONG }, async () => {
  const folder = temporaryFolder();
  const both = [begin(folder, 10), begin(folder, 10)];
  const ended = await Promise.all(both.map((child) => once(child, 'exit')));
  expect(ended).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(schemaOf(path.join(folder, '0.sqlite'))).toEqual(await schemaOfNew());
});

test('tables, bots and talk of old are found by whoever made them, and a damaged row keeps nothing from opening', async () => {
  const file = path.join(temporaryFolder(), 'house.sqlite');
  const database = new DatabaseSync(file);
  await asOnce(sqliteOn(database));
  const table = database.prepare('insert into tables values (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const made = JSON.stringify({ id: 't', owner: 'anna', at: 5 });
  table.run('t', made, 'c', 'volto', 'public', 'open', 0, null, 5);
  table.run('u', made.slice(0, 9), 'd', 'volto', 'public', 'open', 0, null, 6);
  table.run('v', made.replace('"t"', '"v"'), 'e', 'volto', 'link', 'over', 2, null, 7);
  const line = database.prepare('insert into lines values (?, ?, ?, ?, ?)');
  const sit = JSON.stringify({ kind: 'sit', seat: 0, who: 'bob', name: 'Bob', words: '' });
  line.run('v', 0, 7, null, sit);
  line.run('v', 1, 7, null, sit.slice(0, 20));
  const waiting = [['t', 0, 5, null, { kind: 'sit', seat: 0, who: 'carl', name: 'Carl', words: '' }]];
  database.prepare('insert into journal (lines) values (?)').run(JSON.stringify(waiting));
  database.prepare("insert into accounts values ('r2', 'bot', 'R2', 'hash')").run();
  database.close();

  const first = await sqliteStore(file);
  expect(await first.accountByToken('hash')).toEqual({ id: 'r2', kind: 'bot', name: 'R2' });
  await first.close(); // now everything is in its place
  const store = await sqliteStore(file);
  const tablesOf = (who: string) => store.tablesOf(who, '', 10);
  expect([await tablesOf('anna'), await tablesOf('bob'), await tablesOf('carl')]).toEqual([['t', 'v'], ['v'], ['t']]);
  expect((await store.list({ limit: 10 })).map(({ made }) => made.id)).toEqual(['t']);
  const day = 24 * 60 * 60_000;
  expect(await store.due(5 + day, '', 10)).toEqual(['t']);
  expect((await store.table('t'))?.until).toBe(5 + day);
  await store.close();
});
