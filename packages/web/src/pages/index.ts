import type { Component } from 'svelte';
import type { PageName, Route } from '../router.svelte.ts';
import Home from './home/Home.svelte';
import Nowhere from './Nowhere.svelte';

export type Page = Component<{ route: Route }>;

/** A page that is the same whatever its address says more. */
const still = (page: Component<Record<string, never>>): Page => page as unknown as Page;

/** Every page but home comes when it is visited. */
const PAGES: Readonly<Record<PageName, Page | { load(): Promise<Page> }>> = {
  home: still(Home),
  nowhere: still(Nowhere),
  new: { load: async () => (await import('./New.svelte')).default },
  table: { load: async () => (await import('./Door.svelte')).default },
  here: { load: async () => (await import('./Here.svelte')).default },
  shelf: { load: async () => still((await import('./rules/Shelf.svelte')).default) },
  rules: { load: async () => (await import('./rules/Rules.svelte')).default },
  learn: { load: async () => (await import('./Learn.svelte')).default },
  settings: { load: async () => still((await import('./Settings.svelte')).default) },
};

/** The page of a name, or the promise of it. */
export function pageOf(name: PageName): Page | Promise<Page> {
  const page = PAGES[name];
  return 'load' in page ? page.load() : page;
}
