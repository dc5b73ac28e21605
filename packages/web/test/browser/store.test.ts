import type { Store } from '@ridotto/host';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { storeContract } from '../../../host/testing/store-contract.ts';
import { newStage } from '../../testing/stage.ts';

const stage = newStage();
let script: string;
let count = 0;
const pages = new WeakMap<Store, { readonly page: Page; readonly name: string }>();

/** The store's own code, as one script that a page can run. */
beforeAll(async () => {
  const entry = new URL('../../src/link/indexed-store.ts', import.meta.url).pathname;
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'indexed' } },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (!first || !('output' in first)) throw new Error('nothing was built');
  script = `${first.output[0].code}; globalThis.indexed = indexed`;
});

const METHODS = [
  'make',
  'table',
  'phase',
  'append',
  'lines',
  'hasCommand',
  'list',
  'due',
  'snapshot',
  'keepSnapshot',
  'addAccount',
  'account',
  'accountByToken',
  'botsOf',
  'revokeToken',
  'revokeCookies',
  'tablesOf',
  'chatOf',
  'reportsOf',
  'forgetAt',
  'forget',
  'addChat',
  'chat',
  'chatLine',
  'mute',
  'mutedBy',
  'report',
  'beat',
  'close',
] as const satisfies readonly (keyof Store)[];

type InPage = { indexed: { indexedStore(name: string): Promise<Store> }; store: Store };

/** A store in a real browser's database, worked from here call by call. */
async function openIn(page: Page, name: string): Promise<Store> {
  await page.evaluate(script);
  await page.evaluate(async (name) => {
    const here = globalThis as unknown as InPage;
    here.store = await here.indexed.indexedStore(name);
  }, name);
  const call = (method: keyof Store) =>
    [
      method,
      (...args: unknown[]) =>
        page.evaluate(
          ({ method, args }) => {
            const { store } = globalThis as unknown as InPage;
            return (store[method] as (...args: unknown[]) => Promise<unknown>)(...args);
          },
          { method, args },
        ),
    ] as const;
  const store = Object.fromEntries(METHODS.map(call)) as unknown as Store;
  pages.set(store, { page, name });
  return store;
}

/** What version 1 left: both sides' talk counted together, and a report as often as it was sent. */
const versionOne = (page: Page, name: string): Promise<void> =>
  page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name, 1);
        request.addEventListener('upgradeneeded', () => {
          const db = request.result;
          for (const [store, keyPath] of [
            ['tables', 'made.id'],
            ['lines', ['table', 'n']],
            ['chat', ['table', 'n']],
            ['accounts', 'account.id'],
          ] as const) {
            db.createObjectStore(store, { keyPath: keyPath as string | string[] });
          }
          for (const store of ['snapshots', 'mutes', 'beats']) db.createObjectStore(store);
          for (const store of ['reports', 'absences']) db.createObjectStore(store, { autoIncrement: true });
          const { transaction } = request;
          const chat = transaction!.objectStore('chat');
          for (const [n, text] of ['p0', 's0', 's1', 'p1'].entries()) {
            const to = text.startsWith('p') ? 'players' : 'spectators';
            chat.add({ table: 't', n, at: 1, who: 'anna', name: 'Anna', to, text, command: text });
          }
          chat.createIndex('command', ['table', 'command'], { unique: true });
          for (const reason of ['rude', 'rude again']) {
            transaction!.objectStore('reports').add({ table: 't', line: 3, by: 'bob', reason, at: 1 });
          }
        });
        request.addEventListener('success', () => resolve(request.result.close()));
        request.addEventListener('error', () => reject(request.error!));
      }),
    name,
  );

test('talk and reports of version 1 are kept, numbered by side', async () => {
  const page = await stage.visit('/rules');
  await versionOne(page, 'of-before');
  const store = await openIn(page, 'of-before');
  const numbered = (await store.chat('t', 10)).map(({ text, n }) => `${text}:${n}`);
  expect(numbered).toEqual(['p0:0', 's0:0', 's1:1', 'p1:1']);
  const said = { at: 2, who: 'anna', name: 'Anna', to: 'players', text: 'p1' } as const;
  expect(await store.addChat('t', said, 'p1')).toMatchObject({ n: 1, at: 1 });
  expect(await store.addChat('t', said, 'p2')).toMatchObject({ n: 2 });
  const report = { table: 't', to: 'players', n: 1, by: 'bob', reason: 'rude', at: 2 } as const;
  expect(await store.report(report)).toBe('repeated');
});

describe('the store in a browser', () =>
  storeContract(
    async () => openIn(await stage.visit('/rules'), `store-${count++}`),
    async (store) => {
      const { page, name } = pages.get(store)!;
      await page.reload();
      return openIn(page, name);
    },
  ));
