import type { Component } from 'svelte';
import type { PageName, Route } from '../router.svelte.ts';
import Home from './Home.svelte';
import Nowhere from './Nowhere.svelte';

export type Page = Component<{ route: Route }>;

/** Pages that are there at once; the others come when they are visited. */
const READY: Partial<Record<PageName, Page>> = { home: Home, nowhere: Nowhere };

const LATER: Partial<Record<PageName, () => Promise<{ readonly default: Page }>>> = {
  table: () => import('./Door.svelte'),
  here: () => import('./Here.svelte'),
};

/** The page of a name, or the promise of it. */
export const pageOf = (name: PageName): Page | Promise<Page> =>
  READY[name] ?? LATER[name]?.().then((loaded) => loaded.default) ?? Nowhere;
