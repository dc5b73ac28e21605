import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { thinkHere, titlesIn } from '@ridotto/host';
import { anyTitle, verify, type Log } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { begin, goOn, read } from '../../host/testing/upgrade.ts';
import { upgradeContract } from '../../host/testing/upgrade-contract.ts';
import { kuhn } from '../../kernel/testing/kuhn.ts';
import { kuhn2 } from '../../kernel/testing/kuhn-2.ts';
import { buildName } from '../src/build.ts';
import { sqliteStore } from '../src/sqlite-store.ts';
import { Guest } from '../testing/client.ts';
import { openHouse, temporaryFolder } from './house.ts';
import { SWIFT } from '../testing/settings.ts';

const newFile = () => path.join(temporaryFolder(), 'house.sqlite');

describe('an upgrade of a house on SQLite', () => {
  upgradeContract(async () => {
    const file = newFile();
    const on = async <T>(act: (store: Awaited<ReturnType<typeof sqliteStore>>) => Promise<T>): Promise<T> => {
      const store = await sqliteStore(file);
      try {
        return await act(store);
      } finally {
        await store.close();
      }
    };
    return {
      begin: () => on(begin),
      read: (tables) => on((store) => read(store, tables)),
      goOn: (tables) => on((store) => goOn(store, tables)),
    };
  });
});

describe('over HTTP', () => {
  const EDITIONS = {
    1: { load: async () => anyTitle(kuhn), board: 'text' },
    2: { load: async () => anyTitle(kuhn2), board: 'text' },
  } as const;

  /** A house of Kuhn poker, with these editions of it. */
  function openWith(file: string, editions: object) {
    const titles = titlesIn({ kuhn: { editions: { ...editions } } });
    return openHouse({ file, rules: { pace: SWIFT, snapshotEvery: 1 }, ports: { titles, thinker: thinkHere(titles) } });
  }

  /** The same people as before, at a house that was opened again. */
  const again = (guest: Guest, base: string) => new Guest(base, { ...guest.headers, origin: base });

  async function kuhnTable(anna: Guest, bob: Guest): Promise<string> {
    const table = await anna.make({ game: 'kuhn', seats: 2, open: 'public' });
    await anna.command(table, { type: 'sit', seat: 0, words: '' });
    await bob.command(table, { type: 'sit', seat: 1, words: '' });
    await anna.command(table, { type: 'start' });
    await anna.command(table, { type: 'say', says: ['pass'] });
    return table;
  }

  test('a table of an edition that is gone can be read, and plays on when it is back', async () => {
    const file = newFile();
    const first = await openWith(file, { 1: EDITIONS[1] });
    const [anna, bob] = [await Guest.named(first.base, 'Anna'), await Guest.named(first.base, 'Bob')];
    const [half, ended] = [await kuhnTable(anna, bob), await kuhnTable(anna, bob)];
    await bob.command(ended, { type: 'say', says: ['pass'] });
    await first.stop();

    const second = await openWith(file, { 2: EDITIONS[2] });
    const reader = again(bob, second.base);
    expect(await reader.ask('GET', `/api/tables/${half}`)).toMatchObject({
      status: 410,
      body: { refused: 'no-such-edition' },
    });
    const refused = await reader.command(half, { type: 'say', says: ['pass'] });
    expect(refused).toMatchObject({ refused: 'no-such-edition' });
    const notation = async (guest: Guest, table: string) =>
      (await guest.ask('GET', `/api/tables/${table}/export?form=notation`)).text;
    expect(await notation(again(anna, second.base), half)).toBe('kuhn 1, 2 seats\n0: pass\n');
    expect(await notation(reader, half)).toBe('kuhn 1, 2 seats\n');
    const own = async (guest: Guest) =>
      ((await guest.ask('GET', '/api/me/export')).body as { id: string }[]).find(({ id }) => id === half);
    expect(await own(again(anna, second.base))).toMatchObject({ refused: 'no-such-edition', said: ['pass'] });
    expect(await own(reader)).toMatchObject({ refused: 'no-such-edition', said: [] });
    expect(await notation(new Guest(second.base), half)).toBe('kuhn 1, 2 seats\n');
    expect(await notation(new Guest(second.base), ended)).toMatch(/\*: \{"deal":.*\n0: pass\n1: pass\n$/);
    expect(await reader.ask('GET', `/api/tables/${half}/export`)).toMatchObject({ status: 410 });
    const { body } = await reader.ask('GET', `/api/tables/${ended}/export`);
    expect(verify(kuhn, body as Log)).toMatchObject({ ok: true });
    expect((await reader.ask('GET', `/api/tables/${ended}/replay`)).status).toBe(410);
    await second.stop();

    const database = new DatabaseSync(file, { readOnly: true });
    const snapshots = database.prepare('select data from snapshots').all() as { data: string }[];
    database.close();
    expect(snapshots.length).toBeGreaterThan(0);
    for (const { data } of snapshots) expect(data).toContain(buildName());

    const third = await openWith(file, EDITIONS);
    const player = again(bob, third.base);
    expect(await player.table(half)).toMatchObject({ edition: 1, phase: 'playing' });
    expect(await player.command(half, { type: 'say', says: ['pass'] })).toMatchObject({ ok: true });
    expect((await player.table(half)).phase).toBe('over');
    expect((await player.ask('GET', `/api/tables/${half}/replay?eyes=all`)).status).toBe(200);
    const fresh = await player.make({ game: 'kuhn', seats: 2 });
    expect((await player.table(fresh)).edition).toBe(2);
  });
});
