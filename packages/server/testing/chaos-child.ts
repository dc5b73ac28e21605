// A house that is going to be killed: node chaos-child.ts FILE PORT [STEP]
// STEP: milliseconds by which the clock on the wall is wrong at the start; from then on it is set again and again.
// It says `begins` and `open`; told to `fill` its disk or to `free` it, it says the same when that is done.
import { createInterface } from 'node:readline';
import { openHouse } from '../src/open.ts';
import { openSqlite } from '../src/sqlite.ts';
import { storeOn } from '../src/sqlite-store.ts';
import { SWIFT, WIDE } from './settings.ts';

const [, , file, port, step = '0'] = process.argv;
const wall = Date.now;
let wrong = Number(step);
Date.now = () => wall() + wrong;
if (wrong !== 0) setInterval(() => (wrong = -wrong), 100).unref();

const say = (word: string) => process.stdout.write(`${word}\n`);

say('begins');
const sqlite = await openSqlite(file!);
const { database } = sqlite;
const number = (pragma: string) => Number(Object.values(database.prepare(`pragma ${pragma}`).get()!)[0]);

/** What is free in the file is filled up, and it may not grow: a full disk, as far as this connection goes. */
const DEEDS: Record<string, () => void> = {
  fill() {
    const bytes = number('freelist_count') * number('page_size');
    database.exec(`create table if not exists filler (bytes blob); insert into filler values (zeroblob(${bytes}))`);
    database.exec('pragma max_page_count = 1'); // never below what is there
  },
  free() {
    database.exec('pragma max_page_count = 1073741823; drop table filler');
  },
};

/** Not in the middle of somebody's transaction, which may be taken back. */
function deed(word: string): void {
  if (database.isTransaction) return void setImmediate(() => deed(word));
  DEEDS[word]!();
  say(word);
}

database.exec('drop table if exists filler'); // of the life before
createInterface(process.stdin).on('line', deed);
await openHouse({
  file: file!,
  port: Number(port),
  host: '127.0.0.1',
  log: 'error',
  secret: 'a secret for tests only, long enough',
  limits: WIDE,
  rules: { pace: SWIFT, alone: SWIFT, second: 20, snapshotEvery: 20 },
  ports: { store: storeOn(sqlite) },
});
say('open');
