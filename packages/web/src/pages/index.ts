import type { Component } from 'svelte';
import { inTurn } from '../look/in-turn.ts';
import type { PageName, Route } from '../router.svelte.ts';

export type Page = Component<{ route: Route }>;

/** A page that is the same whatever its address says more. */
const still = (page: Component<Record<string, never>>): Page => page as unknown as Page;

/** Every page comes when it is visited: a table need not carry the home page. */
const PAGES: Readonly<Record<PageName, () => Promise<Page>>> = {
  home: async () => still((await import('./home/Home.svelte')).default),
  new: async () => (await import('./New.svelte')).default,
  table: async () => (await import('./Door.svelte')).default,
  here: async () => (await import('./Here.svelte')).default,
  shelf: async () => still((await import('./rules/Shelf.svelte')).default),
  rules: async () => (await import('./rules/Rules.svelte')).default,
  learn: async () => (await import('./Learn.svelte')).default,
  settings: async () => still((await import('./Settings.svelte')).default),
  nowhere: async () => still((await import('./Nowhere.svelte')).default),
};

export async function loadPage(name: PageName): Promise<Page> {
  const page = await PAGES[name]();
  await inTurn();
  return page;
}
