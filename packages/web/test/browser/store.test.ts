import type { Store } from '@ridotto/host';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { beforeAll, describe } from 'vitest';
import { storeContract } from '../../../host/test/store-contract.ts';
import { newStage } from './stage.ts';

const stage = newStage();
let script: string;
let count = 0;
const pages = new WeakMap<Store, { readonly page: Page; readonly name: string }>();

/** The store's own code, as one script that a page can run. */
beforeAll(async () => {
  const entry = new URL('../../src/line/indexed-store.ts', import.meta.url).pathname;
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

describe('the store in a browser', () =>
  storeContract(
    async () => openIn(await stage.visit('/rules'), `store-${count++}`),
    async (store) => {
      const { page, name } = pages.get(store)!;
      await page.reload();
      return openIn(page, name);
    },
  ));
