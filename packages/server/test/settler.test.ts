import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Lines } from '../src/lines.ts';
import { Settler } from '../src/settler.ts';
import { sqliteStore } from '../src/sqlite-store.ts';
import { openSqlite } from '../src/sqlite.ts';
import { writeAheadLog } from '../src/write-ahead-log.ts';
import { WriteQueue } from '../src/write-queue.ts';
import { temporaryFolder } from './house.ts';

const MANY = 4096; // lines after which the journal is settled
const TABLES = 256;
const CHILD = fileURLToPath(new URL('../testing/settling-child.ts', import.meta.url));
const COUNT_AT = 12; // where SQLite's log says how often it has begun

/** A queue with a thread that settles for it, and what others see of its file. */
async function queueOn(script?: URL) {
  const file = path.join(temporaryFolder(), 'house.sqlite');
  const sqlite = await openSqlite(file);
  const log = writeAheadLog(sqlite.database);
  const settler = new Settler(file, script);
  const lines = new Lines(sqlite.database);
  const queue = new WriteQueue(sqlite, lines, log.sync, settler.settle, () => {});
  onTestFinished(async () => {
    await queue.finish();
    await settler.close();
    await sqlite.db.destroy();
    log.close();
  });
  await settler.start();
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  const count = (of: 'lines' | 'journal') => other.prepare(`select count(*) as count from ${of}`).get()!.count;
  return { file, queue, lines, placed: () => count('lines'), commits: () => count('journal') };
}

/** So many lines at each of many tables. */
async function fill(queue: WriteQueue, from: number, count: number): Promise<void> {
  const all = Array.from({ length: TABLES }, (_, table) => {
    const lines = Array.from({ length: count }, (_, i) => ({
      at: 1,
      deed: { seat: 0, say: 'x' },
      command: `${from + i}`,
    }));
    return queue.append({ table: `t${table}`, length: from, lines });
  });
  expect(new Set(await Promise.all(all))).toEqual(new Set(['appended']));
}

describe('a thread that settles the journal', () => {
  test('puts many lines in their places; what comes meanwhile follows them', async () => {
    const { queue, lines, placed, commits } = await queueOn();
    await fill(queue, 0, MANY / TABLES);
    await fill(queue, MANY / TABLES, 1);
    await queue.finish();
    expect(placed()).toBe(MANY);
    expect(commits()).toBe(1);
    const says = lines.read('t7', 0);
    expect(says.map(({ command }) => Number(command))).toEqual([...Array(MANY / TABLES + 1).keys()]);
    expect(lines.has('t7', '3')).toBe(true);
    await expect(
      queue.append({ table: 't7', length: 99, lines: [{ at: 1, deed: { kind: 'start' }, command: '3' }] }),
    ).resolves.toBe('repeated');
  });

  test('does it some at a time: half-way they stand in the journal too, and nobody minds', async () => {
    const { file, queue, lines, placed, commits } = await queueOn(new URL('threads/odd-settler.ts', import.meta.url));
    const each = MANY / TABLES;
    await fill(queue, 0, each);
    const settling = new DatabaseSync(file);
    onTestFinished(() => settling.close());
    const others = new Lines(settling);
    const steps: [number, number, boolean][] = [];
    const settle = () =>
      void steps.push([Number(placed()), Number(commits()), others.settleSome() && others.isHalfway]);
    settle();
    settle();
    await fill(queue, each, 1);
    for (let table = 0; table < TABLES; table += 50) {
      expect(lines.read(`t${table}`, 0).map(({ command }) => Number(command))).toEqual([...Array(each + 1).keys()]);
      expect(lines.has(`t${table}`, '3')).toBe(true);
    }
    settle();
    settle();
    expect(steps.map(([, , isHalfway]) => isHalfway)).toEqual([true, true, true, false]);
    expect(steps.map(([at]) => at)).toEqual([0, MANY / 4, MANY / 2, (MANY / 4) * 3]);
    expect([placed(), commits()]).toEqual([MANY, 1]); // what came meanwhile is still to go
    lines.settle();
    expect([placed(), commits()]).toEqual([MANY + TABLES, 0]);
    settle();
    expect([placed(), commits()]).toEqual([MANY + TABLES, 0]);
  });

  test('begins anew where somebody else has settled meanwhile, and takes nothing for damage', async () => {
    const { file, queue, lines, placed, commits } = await queueOn(new URL('threads/odd-settler.ts', import.meta.url));
    await fill(queue, 0, MANY / TABLES);
    const settling = new DatabaseSync(file);
    onTestFinished(() => settling.close());
    const others = new Lines(settling);
    others.settleSome();
    lines.settle();
    await fill(queue, MANY / TABLES, 1);
    others.settleSome();
    expect([placed(), commits(), others.isHalfway]).toEqual([MANY + TABLES, 0, false]);
    expect(lines.read('t7', 0)).toHaveLength(MANY / TABLES + 1);
  });

  test('copies the log each time, so that it begins anew', async () => {
    const { file, queue } = await queueOn();
    const beginnings = [0];
    for (let round = 0; round < 4; round++) {
      await fill(queue, (round * MANY) / TABLES, MANY / TABLES);
      await queue.finish();
      beginnings.push(readFileSync(`${file}-wal`).readUInt32BE(COUNT_AT));
    }
    for (const [i, count] of beginnings.slice(1).entries()) expect(count).toBeGreaterThan(beginnings[i]!);
  });

  test('is not needed: where it is lost, a longer journal settles before a commit', async () => {
    const warned = new Promise<Error>((resolve) => process.once('warning', resolve));
    const { queue, placed } = await queueOn(new URL('threads/odd-settler.ts', import.meta.url));
    await fill(queue, 0, MANY / TABLES);
    expect((await warned).message).toContain('settles nothing');
    await fill(queue, MANY / TABLES, (3 * MANY) / TABLES);
    expect(placed()).toBe(0);
    await fill(queue, (4 * MANY) / TABLES, 1);
    expect(placed()).toBe(4 * MANY);
  });

  test('that is lost is started again, after a pause', async () => {
    let deaths = 0;
    const note = ({ message }: Error) => void (deaths += message === 'this thread dies' ? 1 : 0);
    process.on('warning', note);
    onTestFinished(() => void process.off('warning', note));
    const mortal = async (pause?: number) => {
      const script = new URL('threads/mortal-settler.ts', import.meta.url);
      const settler = new Settler(path.join(temporaryFolder(), 'house.sqlite'), script, pause);
      onTestFinished(() => settler.close());
      await settler.start();
      return settler;
    };
    const patient = await mortal();
    for (let time = 0; time < 10; time++) {
      expect(await patient.settle()).toBe(false);
      await setTimeout(50);
    }
    expect(deaths).toBe(1);
    const eager = await mortal(0);
    await expect.poll(async () => (await eager.settle()) || deaths, { timeout: 20_000 }).toBeGreaterThan(2);
  }, 30_000);

  test('may be killed at any moment: what was acknowledged is there', async () => {
    const file = path.join(temporaryFolder(), 'house.sqlite');
    const rounds = MANY / TABLES;
    for (const [life, wait] of [0, 4, 12, 40].entries()) {
      const acknowledged = await killedAfter(file, (life + 1) * 3 * rounds, wait);
      const store = await sqliteStore(file);
      for (let table = 0; table < TABLES; table++) {
        const says = (await store.lines(`t${table}`, 0)).map(({ command }) => Number(command));
        expect(says).toEqual([...says.keys()]);
        expect(says.length).toBeGreaterThanOrEqual(acknowledged);
      }
      await store.close();
    }
  }, 120_000);
});

/** A process that writes until every table has so many lines, and for a moment more. */
async function killedAfter(file: string, lines: number, wait: number): Promise<number> {
  const child = fork(CHILD, [file, `${TABLES}`], { execArgv: [], stdio: 'inherit' });
  let acknowledged = 0;
  const full = Promise.withResolvers<void>();
  child.on('message', (length: number) => {
    acknowledged = length;
    if (length >= lines) full.resolve();
  });
  const gone = once(child, 'exit');
  await Promise.race([full.promise, gone]);
  await setTimeout(wait);
  child.kill('SIGKILL');
  expect(await gone).toEqual([null, 'SIGKILL']);
  return acknowledged;
}
