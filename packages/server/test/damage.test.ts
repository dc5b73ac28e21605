import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Damaged, type Made, type Store } from '@ridotto/host';
import { expect, onTestFinished, test } from 'vitest';
import { sqliteStore } from '../src/index.ts';
import { Lines } from '../src/lines.ts';
import { openSqlite } from '../src/sqlite.ts';
import { Guest } from '../testing/client.ts';
import { openHouse, temporaryFolder } from './house.ts';

const said = (say: string) => [{ at: 1, deed: { seat: 0, say }, command: say }];
const made = (id: string) => ({ id, game: 'volto', open: 'public', owner: 'anna', at: 1 }) as Made;

/** A store with some lines for tables a, b and c, closed; what was done to its file, and opened again. */
async function storeAfter(damage: (database: DatabaseSync) => void, isSettled = true): Promise<Store> {
  const file = path.join(temporaryFolder(), 'house.sqlite');
  const store = await sqliteStore(file);
  for (const table of ['a', 'b', 'c']) await store.make(made(table), table);
  for (const length of [0, 1, 2]) {
    await Promise.all(
      ['a', 'b', 'c'].map((table) => store.append({ table, length, lines: said(`${table}${length}`) })),
    );
  }
  if (isSettled) await store.close();
  const database = new DatabaseSync(file);
  damage(database);
  database.close();
  return sqliteStore(file);
}

const says = async (store: Store, table: string) =>
  (await store.lines(table, 0)).map(({ deed }) => (deed as { say: string }).say);

async function expectOnlyDamaged(store: Store, damaged: string): Promise<void> {
  const error = await store.lines(damaged, 0).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(Damaged);
  expect(error).toMatchObject({ table: damaged });
  expect((error as Error).message).not.toContain('b1');
  for (const table of ['a', 'b', 'c'].filter((table) => table !== damaged)) {
    expect(await says(store, table)).toEqual([0, 1, 2].map((n) => `${table}${n}`));
    expect(await store.append({ table, length: 3, lines: said('x') })).toBe('appended');
  }
  await store.close();
}

test.each([
  ['can’t be parsed', "update lines set deed = substr(deed, 4) where table_id = 'b' and seq = 1"],
  ['is missing', "delete from lines where table_id = 'b' and seq = 1"],
])('a line that %s is named with its table, and hurts no other', async (_, sql) => {
  await expectOnlyDamaged(await storeAfter((database) => database.exec(sql)), 'b');
});

test.each([
  ['cut off', 'substr(lines, 1, length(lines) - 30)', 'c'], // its last line is c's
  ['with a line that is no JSON', `replace(lines, '["b",1', '["b",1,,')`, 'b'],
  ['with a line of another shape', `replace(lines, '["b",1', '[1,"b",1')`, undefined],
])('a commit in the journal, %s, takes only that line along', async (_, expression, damaged) => {
  const store = await storeAfter((database) => {
    const found = database.prepare('select id from journal where lines like \'%["b",1%\'').all();
    expect(found).toHaveLength(1);
    database.prepare(`update journal set lines = ${expression} where id = ?`).run(found[0]!.id!);
  }, false);
  if (damaged !== undefined) return expectOnlyDamaged(store, damaged);
  for (const table of ['a', 'c']) expect(await says(store, table)).toHaveLength(3);
  await expect(store.lines('b', 0)).rejects.toThrow('line 1 is missing');
  await store.close();
});

test('a journal of the version before is read, and what is spoilt there stays for whoever wants to make it out', async () => {
  const file = path.join(temporaryFolder(), 'house.sqlite');
  const store = await sqliteStore(file);
  for (const table of ['a', 'b']) await store.make(made(table), table);
  await store.close();
  const database = new DatabaseSync(file);
  const write = database.prepare('insert into journal (lines) values (?)');
  write.run('[["a",0,1,null,{"seat":0,"say":"a0"}],["a",1,1,"k",{"seat":0,"say":"a1"}]]');
  write.run('[["b",0,1,null,{"seat":0,"sa');
  const journal = () => database.prepare('select lines from journal').all();
  for (let opening = 0; opening < 2; opening++) {
    const again = await sqliteStore(file);
    expect(await says(again, 'a')).toEqual(['a0', 'a1']);
    expect(await again.hasCommand('a', 'k')).toBe(true);
    await expect(again.lines('b', 0)).rejects.toBeInstanceOf(Damaged);
    await again.close();
    expect(journal()).toEqual([{ lines: '[["b",0,1,null,{"seat":0,"sa' }]);
  }
  database.close();
});

test('a line of the journal whose place is taken keeps nobody from settling', async () => {
  const store = await storeAfter((database) =>
    database.exec(`insert into journal (lines) values ('["b",1,1,null,{"seat":0,"say":"other"}]')`),
  );
  expect(await says(store, 'a')).toHaveLength(3);
  await store.append({ table: 'a', length: 3, lines: said('x') });
  await store.close();
});

test('a page of the file that is none hurts only the table whose lines stood there', async () => {
  const file = path.join(temporaryFolder(), 'house.sqlite');
  const store = await sqliteStore(file);
  const long = (table: string) => Array.from({ length: 200 }, () => said(`mark-${table} ${'x'.repeat(300)}`)[0]!);
  const lines = (table: string) => long(table).map((line, i) => ({ ...line, command: `${table}${i}` }));
  for (const table of ['a', 'b', 'c']) await store.append({ table, length: 0, lines: lines(table) });
  await store.close();
  const bytes = readFileSync(file);
  const size = 4096;
  const isOf = (page: number, table: string) =>
    bytes.subarray(page * size, (page + 1) * size).includes(`mark-${table}`);
  const pages = Array.from({ length: bytes.length / size }, (_, page) => page);
  const page = pages.findLast((page) => isOf(page, 'b') && !isOf(page, 'a') && !isOf(page, 'c'))!;
  writeFileSync(file, bytes.fill(0xff, page * size, (page + 1) * size));
  const again = await sqliteStore(file);
  await expect(again.lines('b', 0)).rejects.toMatchObject({ table: 'b' });
  for (const table of ['a', 'c']) expect(await again.lines(table, 0)).toHaveLength(200);
  const appends = ['a', 'b', 'c'].map((table) => again.append({ table, length: 200, lines: said('on') }));
  expect(await Promise.all(appends)).toEqual(['appended', 'appended', 'appended']); // whoever has a snapshot plays on
  expect(await again.append({ table: 'c', length: 201, lines: lines('c').slice(0, 1) })).toBe('repeated');
  await again.close();
});

const [A, M, T, U] = ['a'.repeat(20), 'm'.repeat(20), 't'.repeat(20), 'u'.repeat(20)] as const;
const LEAF = 0x0a; // how a page of an index begins

const many = (from: number, count = 1000) =>
  Array.from({ length: count }, (_, i) => ({ at: 1, deed: { seat: 0, say: 'x' }, command: `${from + i}` }));

/** A house with a thousand lines for each of four tables. Where t's and u's are is not to be found; one of t's waits. */
async function fileWithoutPlaces(): Promise<string> {
  const file = path.join(temporaryFolder(), 'house.sqlite');
  const store = await sqliteStore(file);
  for (const table of [A, M, T, U]) await store.append({ table, length: 0, lines: many(0) });
  await store.close();
  const database = new DatabaseSync(file);
  database.exec(`insert into journal (lines) values ('["${T}",1000,1,"1000",{"seat":0,"say":"x"}]')`);
  database.close();
  const bytes = readFileSync(file);
  for (let at = 0; at < bytes.length; at += 4096) {
    const page = bytes.subarray(at, at + 4096);
    const isTheirs = (page.includes(T) || page.includes(U)) && !page.includes(A) && !page.includes(M);
    if (page[0] === LEAF && isTheirs) page.fill(0xff);
  }
  writeFileSync(file, bytes);
  return file;
}

test('a page of the index that is none hurts only the tables whose lines stood there', async () => {
  const warnings: Error[] = [];
  const note = (warning: Error) => void warnings.push(warning);
  process.on('warning', note);
  onTestFinished(() => void process.off('warning', note));
  const file = await fileWithoutPlaces();
  const store = await sqliteStore(file);
  let kept = 1001; // lines of t, the last of them in the journal for ever
  for (let length = 1000; length < 21_000; length += 1000, kept += 300) {
    const [others, waiting, damaged] = await Promise.allSettled([
      store.append({ table: A, length, lines: many(length) }),
      store.append({ table: T, length: kept, lines: many(kept, 300) }),
      store.append({ table: U, length: 1000, lines: many(1000, 1) }),
    ]);
    for (const one of [others, waiting]) expect(one).toEqual({ status: 'fulfilled', value: 'appended' });
    expect(damaged).toMatchObject({ status: 'rejected', reason: { table: U } });
    expect((damaged as PromiseRejectedResult).reason).toBeInstanceOf(Damaged);
  }
  for (const table of [T, U]) await expect(store.lines(table, 0)).rejects.toMatchObject({ table });
  expect(await store.hasCommand(T, `${kept - 1}`)).toBe(true);
  await expect(store.hasCommand(U, '1')).rejects.toMatchObject({ table: U });
  await store.close();
  expect(warnings).toEqual([]);
  const database = new DatabaseSync(file);
  const left = database.prepare('select lines from journal').all();
  expect(left).toHaveLength(1);
  const seqs = (left[0]!.lines as string).split('\n').map((line) => (JSON.parse(line) as [string, number])[1]);
  expect(seqs).toEqual(Array.from({ length: kept - 1000 }, (_, i) => 1000 + i));
  database.close();
  const again = await sqliteStore(file);
  expect(await again.lines(A, 0)).toHaveLength(21_000);
  expect(await again.append({ table: T, length: kept, lines: many(kept, 1) })).toBe('appended');
  await again.close();
});

test('a page of the index that is none stops nobody where the journal settles before a commit', async () => {
  const { db, database } = await openSqlite(await fileWithoutPlaces());
  onTestFinished(() => db.destroy());
  const lines = new Lines(database);
  for (let length = 1000; length < 21_000; length += 1000)
    expect(lines.append([{ table: A, length, lines: many(length) }])).toEqual(['appended']);
  expect(lines.areMany).toBe(false);
  expect(lines.settle()).toBe(true);
  expect(lines.read(A, 0)).toHaveLength(21_000);
});

test('a table whose making can’t be read is missing in the lobby; the others are there', async () => {
  const store = await storeAfter((database) => database.exec("update tables set made = '{' where id = 'b'"));
  expect((await store.list({ limit: 10 })).map(({ made }) => made.id).sort()).toEqual(['a', 'c']);
  await expect(store.table('b')).rejects.toBeInstanceOf(Damaged);
  await store.close();
});

test('a house with a damaged table is open for all others, says so and counts it', async () => {
  const first = await openHouse();
  const anna = await Guest.named(first.base, 'Anna');
  const tables = [];
  for (let i = 0; i < 2; i++) {
    const table = await anna.make({ game: 'volto', seats: 2 });
    await anna.command(table, { type: 'sit', words: '' });
    tables.push(table);
  }
  await first.stop();
  const database = new DatabaseSync(first.file);
  database.prepare("update lines set deed = '{' where table_id = ?").run(tables[0]!);
  database.close();
  const house = await openHouse({ file: first.file });
  const again = new Guest(house.base, { ...anna.headers, origin: house.base });
  expect(await again.ask('GET', `/api/tables/${tables[0]}`)).toMatchObject({
    status: 500,
    body: { ok: false, refused: 'damaged' },
  });
  const connection = again.connect(tables[0]!);
  await connection.until(() => false);
  expect(connection.closed).toEqual({ code: 4000, reason: 'damaged' });
  expect(await again.command(tables[1]!, { type: 'leave' })).toMatchObject({ ok: true });
  expect((await again.ask('GET', '/metrics')).text).toContain('ridotto_damaged_tables 1');
});
