import { appendFileSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { storeContract } from '../../host/testing/store-contract.ts';
import { openFileStore, type FileStore } from '../src/file-store.ts';
import { newFolder } from './run.ts';

const files = new WeakMap<object, string>();

async function openIn(file: string): Promise<FileStore> {
  const store = await openFileStore(file);
  files.set(store, file);
  return store;
}

const newFile = () => path.join(newFolder(), 'deep', 'store.jsonl');

describe('the store in a file', () => {
  storeContract(
    () => openIn(newFile()),
    async (store) => {
      await store.close();
      return openIn(files.get(store)!);
    },
  );

  test('makes its file with the first thing that lasts, for its owner alone', async () => {
    const file = newFile();
    const store = await openIn(file);
    await store.beat(1000, 0);
    expect(() => statSync(file)).toThrow('ENOENT');
    await store.mute('anna', 'bob', true);
    expect(readFileSync(file, 'utf8')).toBe('{"ridotto":"table 2"}\n["mute","anna","bob",true]\n');
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('writes nothing in a file that somebody else has written in', async () => {
    const file = newFile();
    const store = await openIn(file);
    await store.mute('anna', 'bob', true);
    appendFileSync(file, '["mute","anna","carl",true]\n');
    const before = readFileSync(file, 'utf8');
    await expect(store.mute('anna', 'dora', true)).rejects.toThrow('in another window');
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(await store.mutedBy('anna')).toEqual(['bob']);
  });

  test('says what can’t be written, and has not done it', async () => {
    const store = await openFileStore('/dev/null/store.jsonl');
    await expect(store.mute('anna', 'bob', true)).rejects.toThrow("can't be written: EEXIST; nothing was lost");
    expect(await store.mutedBy('anna')).toEqual([]);
  });
});
