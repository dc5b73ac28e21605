import type { Component } from 'svelte';
import type { PageName, Route } from '../router.svelte.ts';
import Home from './Home.svelte';
import Nowhere from './Nowhere.svelte';

export type Page = Component<{ route: Route }>;

/** A page that is the same whatever its address says more. */
const still = (page: Component<Record<string, never>>): Page => page as unknown as Page;

/** Pages that are there at once; the others come when they are visited. */
const READY: Partial<Record<PageName, Page>> = { home: still(Home), nowhere: still(Nowhere) };

const LATER: Partial<Record<PageName, () => Promise<Page>>> = {
  table: async () => (await import('./Door.svelte')).default,
  here: async () => (await import('./Here.svelte')).default,
};

/** The page of a name, or the promise of it. */
export const pageOf = (name: PageName): Page | Promise<Page> => READY[name] ?? LATER[name]?.() ?? still(Nowhere);
