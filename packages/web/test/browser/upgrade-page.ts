// What a page runs in the test of upgrades: houses of a toy game on the browser's own database.
import { begin, goOn, read, type Tables } from '../../../host/testing/upgrade.ts';
import { indexedStore } from '../../src/link/indexed-store.ts';

const on = (name: string) => ({
  begin: async () => begin(await indexedStore(name)),
  read: async (tables: Tables) => read(await indexedStore(name), tables),
  goOn: async (tables: Tables) => goOn(await indexedStore(name), tables),
});

export type Upgrade = { readonly on: typeof on };

(globalThis as unknown as { upgrade: Upgrade }).upgrade = { on };
