import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Store } from '@ridotto/host';
import { describe, expect, onTestFinished, test } from 'vitest';
import { storeContract } from '../../host/test/store-contract.ts';
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

  test('can be copied while it is open; the copy is a store of its own', async () => {
    const store = await open();
    await store.addAccount({ id: 'anna', kind: 'guest', name: 'Anna' });
    const copy = path.join(temporaryFolder(), 'copy.sqlite');
    await backupTo(files.get(store)!, copy);
    await store.addAccount({ id: 'bob', kind: 'guest', name: 'Bob' });
    const again = await open(copy);
    expect(await again.account('anna')).toMatchObject({ name: 'Anna' });
    expect(await again.account('bob')).toBeUndefined();
    await expect(backupTo(files.get(store)!, copy)).rejects.toThrow('there already');
  });
});
