import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { CATALOG, GAME_IDS, loadTitle } from '@ridotto/games/catalog';
import { admit, commit, fold, isRefusal, readLog, setupOf, verify, type Log } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import {
  catalogTitles,
  logOf,
  memoryStore,
  newSitting,
  readSitting,
  take,
  writeSitting,
  type LogLine,
  type Made,
  type Titles,
} from '../src/index.ts';
import { kuhn2 } from '../../kernel/testing/kuhn-2.ts';
import { checkLaws } from '@ridotto/kernel/testing';
import { fakeHouse, voltoGame } from '../testing/fake.ts';
import { writtenGame } from '../testing/written-game.ts';
import { begin, goOn, read } from '../testing/upgrade.ts';
import { upgradeContract } from '../testing/upgrade-contract.ts';

const LOGS = new URL('./logs/', import.meta.url);
const KEY = '5e'.repeat(32);

describe('editions', () => {
  test.each(GAME_IDS)('%s has a stored log of its present edition', async (game) => {
    const title = await loadTitle(game);
    const file = new URL(`${game}-${title.edition}.json`, LOGS);
    expect(existsSync(file), 'npm run record writes it').toBe(true);
  });

  test.each(readdirSync(LOGS))('the stored log %s still replays to its end', async (name) => {
    const log = readLog(JSON.parse(readFileSync(new URL(name, LOGS), 'utf8'))) as Log;
    const title = await catalogTitles(log.game, log.edition);
    if (!title) throw new Error(`the rules of ${log.game} as of edition ${log.edition} are gone`);
    expect(verify(title, log)).toMatchObject({
      ok: true,
      answers: log.answers.filter((entry) => 'seat' in entry).length,
    });
    const { stop } = fold(title, log.seats, setupOf(title, log.setup, log.seats)!, log.answers);
    expect(stop).toBeUndefined();
  });
});

describe('the catalogue', () => {
  test.each(GAME_IDS)('%s has an edition for each of its numbers, and its newest for new tables', async (game) => {
    const numbers = Object.keys(CATALOG[game].editions).map(Number);
    for (const number of numbers)
      expect(await loadTitle(game, number)).toMatchObject({ manifest: { id: game }, edition: number });
    expect((await loadTitle(game)).edition).toBe(Math.max(...numbers));
    expect(await loadTitle(game, Math.max(...numbers) + 1)).toBeUndefined();
  });

  test('has nothing of what is no game', async () => {
    expect(await catalogTitles('toString')).toBeUndefined();
    expect(await catalogTitles('volto', 0)).toBeUndefined();
  });
});

describe('an upgrade of a house in memory', () => {
  upgradeContract(async () => {
    const store = memoryStore();
    return {
      begin: () => begin(store),
      read: (tables) => read(store, tables),
      goOn: (tables) => goOn(store, tables),
    };
  });

  test('the second edition of the toy keeps the laws', () => {
    checkLaws(kuhn2, { seats: 2, setup: {}, games: 200, seed: 1 });
  });

  test('a table whose rules are gone is looked for once, however often it falls due', async () => {
    const store = memoryStore();
    const tables = await begin(store);
    const asked: string[] = [];
    const titles: Titles = async (game, edition) => void asked.push(`${game} ${edition}`);
    const { clock } = await fakeHouse(
      { sweep: 1000 },
      { store: { ...store, due: async (_until, after) => (after < tables.half ? [tables.half] : []) }, titles },
    );
    await clock.pass(10_000);
    expect(asked).toEqual(['kuhn 1']);
  });
});

test('a snapshot that another build has written is not believed: the log is folded anew', async () => {
  const store = memoryStore();
  const first = await fakeHouse({ snapshotEvery: 1, build: 'one' }, { store });
  const { table } = await voltoGame(first);
  await first.house.stop();
  const { length } = (await store.snapshot(table))!;
  const readFrom = async (build: string) => {
    const asked: number[] = [];
    const lines: typeof store.lines = (id, from, limit) => (asked.push(from), store.lines(id, from, limit));
    const { house } = await fakeHouse({ build }, { store: { ...store, lines } });
    expect(await house.sitting(table)).toMatchObject({ phase: 'playing', length });
    return asked[0];
  };
  expect(await readFrom('one')).toBe(length - 1);
  expect(await readFrom('two')).toBe(0);
});

describe.each(GAME_IDS)('a snapshot of %s', (game) => {
  test('goes on exactly as the log does, from anywhere', async () => {
    const title = await loadTitle(game);
    const log = writtenGame(title);
    const made = {
      ...log,
      id: 't',
      at: 0,
      clock: { kind: 'live', minutes: 9, increment: 1 },
      key: KEY,
      commitment: commit(KEY),
    };
    const lines: LogLine[] = [
      ...log.fair!.words.map((words, seat) => ({
        at: seat,
        deed: { kind: 'sit' as const, seat, who: `p${seat}`, name: `P${seat}`, words },
      })),
      { at: 50, deed: { kind: 'start' } },
      ...log.answers.map((deed, i) => ({ at: 100 + i * 7, deed, command: `c${i}` })),
    ];
    const served = (from: number, to: number) => to - from;
    const whole = newSitting(made as unknown as Made, title);
    const texts = lines.map((line) => {
      take(whole, line, served);
      return writeSitting(whole);
    });
    for (let at = 0; at < lines.length; at += 1 + Math.floor(lines.length / 12)) {
      const again = readSitting(made as unknown as Made, title, texts[at]!)!;
      for (const line of lines.slice(at + 1)) take(again, line, served);
      expect(JSON.parse(writeSitting(again))).toEqual(JSON.parse(writeSitting(whole)));
    }
    expect(logOf(made as unknown as Made, lines)).toEqual(log);
    expect(isRefusal(admit(title, whole.table!, { seat: 0, say: 'x' }))).toBe(true);
  });
});
