import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { NotCopied, copyHouse, emptyJournal } from '../src/copy.ts';
import { openSqlite } from '../src/sqlite.ts';
import { sqliteStore } from '../src/sqlite-store.ts';
import { temporaryFolder } from './house.ts';

/** A house's file, and what its journal holds. */
async function houseWith(...journal: string[]): Promise<string> {
  const file = path.join(temporaryFolder(), 'house.sqlite');
  await (await sqliteStore(file)).close();
  const database = new DatabaseSync(file);
  for (const lines of journal) database.prepare('insert into journal (lines) values (?)').run(lines);
  database.close();
  return file;
}

const row = (table: string, seq: number, say: string) => `["${table}",${seq},1,null,{"seat":0,"say":"${say}"}]`;
const copyOf = (file: string) => copyHouse(file, path.join(temporaryFolder(), 'copy.sqlite'));

test('what stands in the journal is copied with the rest', async () => {
  const file = await houseWith(row('a', 0, 'x'), `${row('a', 1, 'y')}\n${row('b', 0, 'z')}`);
  expect(await copyOf(file)).toEqual({ tables: 0, lines: 3, accounts: 0 });
});

test.each([
  ['is spoilt', [row('a', 0, 'x'), row('b', 0, 'x').slice(0, -4)], 'of b'],
  ['is spoilt beyond its name', [row('a', 0, 'x'), '["b'], 'names can’t be read'],
  ['has another in its place', [row('a', 0, 'x'), row('c', 0, 'x'), row('c', 0, 'y')], 'of c'],
])('nothing is copied where a line in the journal %s', async (_, journal, reason) => {
  const file = await houseWith(...journal);
  for (let time = 0; time < 2; time++) {
    const error = await copyOf(file).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(NotCopied);
    expect((error as Error).message).toContain(reason);
  }
});

test('nothing is copied where there is no room to settle the journal', async () => {
  const { db, database } = await openSqlite(await houseWith(row('a', 0, 'x'.repeat(10_000))));
  onTestFinished(() => db.destroy());
  database.exec('pragma max_page_count = 1');
  expect(() => emptyJournal(database)).toThrow('no room');
  database.exec(`pragma max_page_count = ${2 ** 30}`);
  expect(() => emptyJournal(database)).not.toThrow();
});
