import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { loadTitle } from '@ridotto/games/catalog';
import { memoryStore, picturesOf, type Frame, type Store, type Titles } from '@ridotto/host';
import { verify, type AnyTitle, type Log } from '@ridotto/kernel';
import { describe, expect, onTestFinished, test } from 'vitest';
import { longCoach, type WrittenGame } from '../../host/testing/long-game.ts';
import type { Limits } from '../src/limits.ts';
import { Guest } from '../testing/client.ts';
import { openHouse } from './house.ts';
import { WIDE, type OpenHouse } from '../testing/settings.ts';

const LONG = longCoach(300);
const SHORT = longCoach(5, 3, 'short');
const BULK = 10_000; // bytes more in every view: no buffer on the way can hold a replay then

interface Changes {
  readonly limits?: Partial<Limits>;
  readonly bulk?: number;
  readonly air?: number; // bytes more in every view that are nothing when zipped
  readonly isGone?: boolean; // whether the house has lost the rules
  readonly beforeRead?: () => Promise<void>;
}

/** A house with two finished games that counts how often it draws a view, and how often it reads in a log. */
async function houseOf({ limits, bulk = 0, air = 0, isGone = false, beforeRead = async () => {} }: Changes = {}) {
  const counts = { views: 0, reads: 0 };
  const { game, ...title }: AnyTitle = await loadTitle('coach');
  const view: typeof game.view = (state, viewer) => {
    counts.views++;
    const more = { bulk: randomBytes(bulk).toString('hex') };
    const light = { air: String.fromCharCode(97 + (counts.views % 26)).repeat(air) };
    return { ...game.view(state, viewer), ...(bulk > 0 && more), ...(air > 0 && light) };
  };
  const titles: Titles = async () => (isGone ? undefined : { ...title, game: { ...game, view } });
  const held = await storeOf(LONG, SHORT);
  const store: Store = {
    ...held,
    async lines(...asked) {
      counts.reads++;
      await beforeRead();
      return held.lines(...asked);
    },
  };
  const house = await openHouse({ limits: { ...WIDE, ...limits }, ports: { store, titles } });
  counts.views = 0; // a house tries its games before it opens
  return { house, counts };
}

async function storeOf(...games: readonly WrittenGame[]): Promise<Store> {
  const store = memoryStore();
  for (const { made, lines } of games) {
    await store.make(made, made.id);
    await store.append({
      table: made.id,
      length: 0,
      lines,
      summary: { phase: 'over', company: true, taken: made.seats, due: null },
    });
  }
  return store;
}

const replayOf = ({ made }: WrittenGame, eyes: number | string) => `/api/tables/${made.id}/replay?eyes=${eyes}`;
const exportOf = ({ made }: WrittenGame, form = 'json') => `/api/tables/${made.id}/export?form=${form}`;
const framesIn = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Frame);
const ask = ({ base }: OpenHouse, path: string, headers: Record<string, string> = {}) =>
  fetch(base + path, { headers });

async function statusOf(house: OpenHouse, path: string): Promise<number> {
  const response = await ask(house, path);
  await response.text();
  return response.status;
}

/** Somebody who asks and never reads. */
function standing({ base }: OpenHouse, path: string): Socket {
  const { hostname, port } = new URL(base);
  const socket = connect({ host: hostname, port: Number(port) });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
  return socket;
}

/** Waits until so many other requests were answered. */
async function answered(house: OpenHouse, count: number): Promise<void> {
  for (let i = 0; i < count; i++) expect((await ask(house, '/healthz')).status).toBe(200);
}

describe('a replay', () => {
  test('of a long game lets others through while it is made', async () => {
    const { house } = await houseOf();
    const replay = ask(house, replayOf(LONG, 0)).then((response) => response.text());
    const isFirst = (other: Promise<unknown>) => Promise.race([replay.then(() => false), other.then(() => true)]);
    let others = 0;
    while (await isFirst(answered(house, 1))) others++;
    expect(others).toBeGreaterThan(10);
    expect([...picturesOf(framesIn(await replay))].at(-1)!.view).toMatchObject({
      result: { reason: expect.any(String) as string },
    });
  });

  test('is made no further than its reader reads', async () => {
    const { house, counts } = await houseOf({ bulk: BULK });
    standing(house, replayOf(LONG, 0));
    await answered(house, 200);
    const frames = LONG.lines.length * 0.7; // at least: some answers are sealed
    expect(counts.views).toBeGreaterThan(0);
    expect(counts.views).toBeLessThan(frames / 2);
  });

  test('that can be kept is made to its end however it is read, and then holds up nobody', async () => {
    const { house, counts } = await houseOf({ air: 20_000, limits: { replays: 1, replaysOfAddress: 2 } });
    const reader = standing(house, replayOf(LONG, 0));
    await expect.poll(() => counts.views).toBeGreaterThan(0);
    await expect.poll(() => statusOf(house, replayOf(SHORT, 0)), { timeout: 20_000 }).toBe(200);
    const { views } = counts;
    expect(await statusOf(house, replayOf(LONG, 0))).toBe(200);
    expect(counts.views).toBe(views);
    expect(reader.closed).toBe(false);
    standing(house, replayOf(LONG, 0));
    await expect.poll(() => statusOf(house, replayOf(SHORT, 0))).toBe(429); // two of one address stand there
  });

  test('is let go of when its reader has stood still for too long', async () => {
    const { house, counts } = await houseOf({ bulk: BULK, limits: { replays: 1, standstill: 2 } });
    standing(house, replayOf(LONG, 0));
    await expect.poll(() => counts.views).toBeGreaterThan(0);
    await expect.poll(() => statusOf(house, replayOf(SHORT, 0))).toBe(429);
    await expect.poll(() => statusOf(house, replayOf(SHORT, 0))).toBe(200);
  });

  test('is dropped with its place when its reader goes away', async () => {
    const { house, counts } = await houseOf({ bulk: BULK, limits: { replays: 1 } });
    const reader = standing(house, replayOf(LONG, 0));
    await expect.poll(() => counts.views).toBeGreaterThan(0);
    await expect.poll(() => statusOf(house, replayOf(SHORT, 0))).toBe(429);
    reader.destroy();
    await expect.poll(() => statusOf(house, replayOf(SHORT, 0))).toBe(200);
    const { views } = counts;
    await answered(house, 50);
    expect(counts.views).toBe(views);
  });

  test('that waits behind another on one socket leaves its place too', async () => {
    const { house } = await houseOf({ bulk: BULK, limits: { replays: 2 } });
    const reader = standing(house, replayOf(LONG, 0));
    reader.write(`GET ${replayOf(LONG, 1)} HTTP/1.1\r\nhost: x\r\n\r\n`);
    await expect.poll(() => statusOf(house, replayOf(SHORT, 0))).toBe(429);
    reader.destroy();
    const both = () => Promise.all([1, 2].map((eyes) => statusOf(house, replayOf(SHORT, eyes))));
    await expect.poll(both).toEqual([200, 200]);
  });

  test('is refused while too many are made, in the house and by one address', async () => {
    for (const limits of [{ replays: 2 }, { replaysOfAddress: 2 }]) {
      const gate = Promise.withResolvers<void>();
      const { house, counts } = await houseOf({ limits, beforeRead: () => gate.promise });
      const first = [0, 1].map((eyes) => ask(house, replayOf(SHORT, eyes)));
      await expect.poll(() => counts.reads).toBeGreaterThan(0);
      for (const path of [replayOf(SHORT, 2), exportOf(SHORT)]) {
        await expect.poll(() => statusOf(house, path)).toBe(429);
        expect(await (await ask(house, path)).json()).toEqual({ ok: false, refused: 'too-many' });
      }
      gate.resolve();
      for (const response of await Promise.all(first))
        expect(framesIn(await response.text()).length).toBeGreaterThan(9);
      await expect.poll(() => statusOf(house, exportOf(SHORT))).toBe(200);
    }
  });

  test('is counted also as the notation of a game whose rules are gone', async () => {
    for (const limits of [{ replays: 1 }, { replaysOfAddress: 1 }]) {
      const gate = Promise.withResolvers<void>();
      const { house, counts } = await houseOf({ isGone: true, limits, beforeRead: () => gate.promise });
      const first = ask(house, exportOf(SHORT, 'notation'));
      await expect.poll(() => counts.reads).toBeGreaterThan(0);
      await expect.poll(() => statusOf(house, exportOf(SHORT, 'notation'))).toBe(429);
      gate.resolve();
      const response = await first;
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toMatch(/^coach \d+, 3 seats\n/);
      await expect.poll(() => statusOf(house, exportOf(SHORT, 'notation'))).toBe(200);
    }
  });
});

describe('what is final', () => {
  test('is made once, and then sent as it is, zipped or not', async () => {
    const { house, counts } = await houseOf();
    const plain = { 'accept-encoding': 'identity' };
    for (const path of [replayOf(SHORT, 1), exportOf(SHORT), exportOf(SHORT, 'notation')]) {
      const first = await ask(house, path);
      const text = await first.text();
      expect(first.headers.get('content-encoding')).toBe('gzip');
      const before = { ...counts };
      const [again, unzipped] = [await ask(house, path), await ask(house, path, plain)];
      expect(unzipped.headers.get('content-encoding')).toBe(null);
      expect([await again.text(), await unzipped.text()]).toEqual([text, text]);
      expect(counts).toEqual(before);
    }
  });

  test('is not sent to whoever has it, without a look at the log', async () => {
    const { house, counts } = await houseOf();
    for (const path of [replayOf(SHORT, 'all'), exportOf(SHORT)]) {
      const first = await ask(house, path);
      await first.text(); // it is made while it is read
      const tag = first.headers.get('etag')!;
      const before = { ...counts };
      const again = await ask(house, path, { 'if-none-match': `"other", ${tag}` });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
      expect((await ask(house, path, { 'if-none-match': '"other"' })).status).toBe(200);
      expect(counts).toEqual(before);
    }
    const tags = await Promise.all(
      [0, 1, 'all'].map(async (eyes) => (await ask(house, replayOf(SHORT, eyes))).headers.get('etag')),
    );
    expect(new Set(tags).size).toBe(3);
  });

  test('is nothing before the end, whatever one says to have', async () => {
    const { base, ...house } = await openHouse();
    const anna = await Guest.named(base, 'Anna');
    const table = await anna.make({ game: 'volto', seats: 2 });
    for (const path of [`/api/tables/${table}/replay`, `/api/tables/${table}/export`]) {
      const response = await ask({ base, ...house }, path, { 'if-none-match': '*, ""' });
      expect([response.status, response.headers.get('etag')]).toEqual([409, null]);
      expect(await response.json()).toEqual({ ok: false, refused: 'not-over' });
    }
  });

  test('is not made for those who only want to know of it', async () => {
    const { house, counts } = await houseOf();
    const { status } = await fetch(house.base + replayOf(LONG, 0), { method: 'HEAD' });
    expect([status, counts.views]).toEqual([404, 0]);
  });

  test('is a log that can be verified, and a game in notation', async () => {
    const { house } = await houseOf();
    const log = (await (await ask(house, exportOf(LONG))).json()) as Log;
    expect(verify(await loadTitle('coach'), log)).toMatchObject({ ok: true });
    const lines = (await (await ask(house, exportOf(LONG, 'notation'))).text()).split('\n');
    expect(lines).toHaveLength(log.answers.length + 3);
    expect(lines.at(-2)).toMatch(/^= [-\d ]+ \(\w+\)$/);
  });
});
