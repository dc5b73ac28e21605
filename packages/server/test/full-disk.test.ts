import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { NoRoom, type Store } from '@ridotto/host';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../src/sqlite.ts';
import { sqliteStore, storeOn } from '../src/sqlite-store.ts';
import { Guest, type Connection } from '../testing/client.ts';
import { openHouse, temporaryFolder } from './house.ts';
import { smallDisk } from '../testing/small-disk.ts';

const PATIENCE = 180_000; // milliseconds, beside other work

const LONG = 'x'.repeat(300);
const UNTIL_FULL = 100_000; // attempts at most

/** Something to write on that can be filled, and emptied again. */
interface Disk {
  readonly file: string;
  readonly store: Store;
  fill(): void;
  free(): void;
}

/** A database that may not grow: as portable as SQLite. */
async function boundDatabase(): Promise<Disk> {
  const file = path.join(temporaryFolder(), 'house.sqlite');
  const sqlite = await openSqlite(file);
  const limit = (pages: number) => sqlite.database.exec(`pragma max_page_count = ${pages}`);
  return { file, store: storeOn(sqlite), fill: () => limit(1), free: () => sqlite.database.isOpen && limit(2 ** 30) };
}

/** A real disk, filled to its last byte. */
async function realDisk(): Promise<Disk> {
  const folder = smallDisk!(2048);
  const file = path.join(folder, 'house.sqlite');
  const filler = path.join(folder, 'filler');
  return {
    file,
    store: await sqliteStore(file),
    fill: () => writeFileSync(filler, Buffer.alloc(statfsSync(folder).bfree * statfsSync(folder).bsize)),
    free: () => existsSync(filler) && rmSync(filler),
  };
}

const DISKS: [string, () => Promise<Disk>][] = [['a database that may not grow', boundDatabase]];
if (smallDisk) DISKS.push(['a disk of two megabytes', realDisk]);

const line = (table: string, n: number) => ({ at: 1, deed: { seat: 0, say: LONG }, command: `${table}${n}` });

test.each(DISKS)(
  '%s: what was acknowledged is there, and what was refused is taken later',
  { timeout: PATIENCE },
  async (_, open) => {
    const { file, store, fill, free } = await open();
    const append = (table: string, length: number) => store.append({ table, length, lines: [line(table, length)] });
    fill();
    const untilRefused = async (length: number): Promise<number> => {
      expect(length).toBeLessThan(UNTIL_FULL);
      return (await append('a', length).catch(() => undefined)) ? untilRefused(length + 1) : length;
    };
    const taken = await untilRefused(0);
    for (const write of [
      () => store.keepSnapshot('a', { length: 1, edition: 1, data: LONG.repeat(100) }),
      () => append('a', taken),
    ]) {
      await expect(write()).rejects.toBeInstanceOf(NoRoom);
    }
    expect(await store.lines('a', 0)).toHaveLength(taken);
    expect(await store.hasCommand('a', `a${taken}`)).toBe(false);
    free();
    expect(await append('a', taken)).toBe('appended');
    await store.addAccount({ id: LONG, kind: 'guest', name: 'Anna' });
    fill();
    await store.close(); // although it can't put its lines in their places
    free();
    const again = await sqliteStore(file);
    expect(await again.lines('a', 0)).toHaveLength(taken + 1);
    expect(await again.account(LONG)).toMatchObject({ name: 'Anna' });
    await again.close();
  },
);

/** Anna at a table against a bot, with so many minutes for her arrangement. */
async function annaAt(base: string, minutes: number) {
  const anna = await Guest.named(base, 'Anna');
  const table = await anna.make({ game: 'volto', seats: 2, clock: { kind: 'live', minutes, increment: 0 } });
  await anna.command(table, { type: 'sit', words: '' });
  await anna.command(table, { type: 'fill', level: 'simple' });
  await anna.command(table, { type: 'start' });
  const line = anna.connect(table);
  onTestFinished(() => line.socket.terminate());
  await line.first();
  const isAway = () => line.table?.seats[0]?.kind === 'person' && line.table.seats[0].away;
  return { anna, line, isAway };
}

/** Writes everything until nothing more of its kind fits. */
async function writeUntilFull({ anna, line }: Awaited<ReturnType<typeof annaAt>>, other: string): Promise<number> {
  let said = 0;
  while ((await chat(line, said)).ok) expect(++said).toBeLessThan(UNTIL_FULL);
  expect(await chat(line, said)).toMatchObject({ ok: false, refused: 'no-room' });
  let guests = 0;
  let answer: { status: number; body: unknown };
  do {
    answer = await anna.ask('POST', '/api/guests', { name: `Bob ${guests}` });
    expect(++guests).toBeLessThan(UNTIL_FULL);
  } while (answer.status === 200);
  expect(answer).toMatchObject({ status: 507, body: { ok: false, refused: 'no-room' } });
  let came = 0;
  const comeAndGo = () => anna.command(other, came % 2 === 0 ? { type: 'sit', words: '' } : { type: 'leave' });
  while ((await comeAndGo()).ok) expect(++came).toBeLessThan(UNTIL_FULL);
  return said;
}

const chat = (line: Connection, n: number) =>
  line.command({ type: 'chat', id: `chat${n}`, text: `${n} ${LONG.slice(0, 290)}` });

test.each(DISKS)('%s: a house goes on by itself', { timeout: PATIENCE }, async (_, open) => {
  const { file, store, fill, free } = await open();
  const house = await openHouse({
    file,
    ports: { store },
    rules: { pace: { least: 5, mean: 5, most: 20 }, sweep: 20 },
  });
  for (let minutes = 0.1; ; minutes *= 2) {
    const table = await annaAt(house.base, minutes);
    const other = await table.anna.make({ game: 'volto', seats: 2 });
    fill();
    const said = await writeUntilFull(table, other);
    if (table.isAway()) {
      free(); // a slow machine: her time was over before the disk was full
      continue;
    }
    // Anna's clock runs out now; nobody can note it, until there is room.
    const { anna, line, isAway } = table;
    await expect.poll(async () => (await anna.ask('GET', '/metrics')).text).toMatch(/ridotto_errors_total [1-9]/);
    free();
    await line.until(isAway);
    expect(await chat(line, said)).toMatchObject({ ok: true });
    const { length } = line.update!;
    await line.until(() => line.update!.length > length); // and bots play on for both
    line.socket.terminate();
    return house.stop();
  }
});
