import { statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { LogLine, Store } from '@ridotto/host';
import { describe, expect, onTestFinished, test } from 'vitest';
import { storeContract } from '../../host/testing/store-contract.ts';
import { backupTo, sqliteStore } from '../src/index.ts';
import { MIGRATIONS } from '../src/migrations.ts';
import { temporaryFolder } from './house.ts';

const files = new WeakMap<Store, string>();

async function open(file = path.join(temporaryFolder(), 'house.sqlite')): Promise<Store> {
  const store = await sqliteStore(file);
  files.set(store, file);
  let isOpen = true;
  const { close: reallyClose } = store;
  const close = async () => {
    if (isOpen) await reallyClose();
    isOpen = false;
  };
  onTestFinished(close);
  store.close = close;
  return store;
}

async function reopen(store: Store): Promise<Store> {
  await store.close();
  return open(files.get(store));
}

describe('the store in SQLite', () => {
  storeContract(() => open(), reopen);

  test('writes through to the disk: a write-ahead log, synced at every commit', async () => {
    const store = await open();
    const database = new DatabaseSync(files.get(store)!);
    expect(database.prepare('pragma journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
    const done = database.prepare('select name from kysely_migration order by name').all();
    expect(done.map(({ name }) => name)).toEqual(Object.keys(MIGRATIONS));
    database.close();
  });

  test('holds logs that are far longer than what is written at once', async () => {
    const store = await open();
    const said = (from: number): LogLine[] =>
      Array.from({ length: 1000 }, (_, i) => ({
        at: 1,
        deed: { seat: 0, say: `${from + i}` },
        command: `${from + i}`,
      }));
    for (const table of ['a', 'b']) {
      for (let length = 0; length < 6000; length += 1000) {
        expect(await store.append({ table, length, lines: said(length) })).toBe('appended');
        expect(await store.append({ table, length, lines: said(length) })).toBe('repeated');
      }
    }
    const expectRepeated = async (one: Store) => {
      for (const table of ['a', 'b'])
        for (const length of [0, 3000, 5000])
          expect(await one.append({ table, length: 6000, lines: said(length) })).toBe('repeated');
    };
    await expectRepeated(store);
    const page = await store.lines('b', 3900, 200); // half of them in their places, half still in the journal
    expect(page.map(({ command }) => Number(command))).toEqual(Array.from({ length: 200 }, (_, i) => 3900 + i));
    const again = await reopen(store);
    await expectRepeated(again);
    for (const table of ['a', 'b']) {
      expect((await again.lines(table, 3998)).map(({ command }) => Number(command))).toEqual(
        Array.from({ length: 2002 }, (_, i) => 3998 + i),
      );
      expect(await again.hasCommand(table, '1')).toBe(true);
      expect(await again.append({ table, length: 5999, lines: said(7000) })).toBe('conflict');
    }
  });

  test('two who have the same file open see what the other has written, and only one of them wins', async () => {
    const first = await open();
    const second = await open(files.get(first));
    const say = (store: Store, length: number, command: string) =>
      store.append({ table: 't', length, lines: [{ at: 1, deed: { seat: 0, say: command }, command }] });
    expect(await say(first, 0, 'a')).toBe('appended');
    expect(await say(second, 0, 'b')).toBe('conflict');
    expect(await say(second, 1, 'a')).toBe('repeated');
    expect(await say(second, 1, 'b')).toBe('appended');
    await second.close();
    expect((await first.lines('t', 0)).map(({ command }) => command)).toEqual(['a', 'b']);
    expect(await say(first, 2, 'b')).toBe('repeated'); // though it began this log itself
    expect(await say(first, 2, 'c')).toBe('appended');
    for (const command of ['a', 'b', 'c']) expect(await say(first, 3, command)).toBe('repeated');
    expect((await first.lines('t', 0)).map(({ command }) => command)).toEqual(['a', 'b', 'c']);
  });

  test('can be copied while it is open; the copy is a store of its own', async () => {
    const store = await open();
    await store.addAccount({ id: 'anna', kind: 'guest', name: 'Anna' });
    const copy = path.join(temporaryFolder(), 'copy.sqlite');
    await backupTo(files.get(store)!, copy);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    await store.addAccount({ id: 'bob', kind: 'guest', name: 'Bob' });
    const again = await open(copy);
    expect(await again.account('anna')).toMatchObject({ name: 'Anna' });
    expect(await again.account('bob')).toBeUndefined();
    await expect(backupTo(files.get(store)!, copy)).rejects.toThrow('there already');
  });
});
