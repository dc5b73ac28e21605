import type { Component } from 'svelte';
import { bookIn, figureIn, lessonIn } from '../games.ts';
import { inTurn } from '@ridotto/kit/look/in-turn.ts';
import type { PageName, Route } from '../router.svelte.ts';
import { settings } from '@ridotto/kit/settings.svelte.ts';
import { learn } from '@ridotto/kit/speech.ts';

export type Page = Component<{ route: Route }>;

/** A page that is the same whatever its address says more. */
const still = (page: Component<Record<string, never>>): Page => page as unknown as Page;

/** Every page comes when it is visited: a table need not carry the home page. */
const PAGES: Readonly<Record<PageName, () => Promise<Page>>> = {
  home: async () => still((await import('./home/Home.svelte')).default),
  new: async () => (await import('./New.svelte')).default,
  table: async () => (await import('./Door.svelte')).default,
  here: async () => (await import('./Here.svelte')).default,
  replay: async () => (await import('../replay/ReplayPage.svelte')).default,
  replayHere: async () => (await import('../replay/ReplayPage.svelte')).default,
  file: async () => (await import('../replay/ReplayPage.svelte')).default,
  games: async () => still((await import('./games/Games.svelte')).default),
  shelf: async () => still((await import('./rules/Shelf.svelte')).default),
  rules: async () => (await import('./rules/Rules.svelte')).default,
  learn: async () => (await import('./Learn.svelte')).default,
  settings: async () => still((await import('./Settings.svelte')).default),
  nowhere: async () => still((await import('./Nowhere.svelte')).default),
};

/** What a page of a game asks for in its turn. It is asked for along with the page: each journey to the house takes time. */
const ALONG: Partial<Record<PageName, (game: string) => readonly ((() => Promise<unknown>) | undefined)[]>> = {
  rules: (game) => [bookIn(game, settings.locale), figureIn(game)],
  learn: (game) => [lessonIn(game)],
};

/** The words that a page has beside those of the whole house. */
const WORDS: Partial<Record<PageName, readonly string[]>> = {
  home: ['home'],
  new: ['home', 'pages'],
  settings: ['pages'],
  learn: ['learn'],
  games: ['games', 'table'],
  table: ['table'],
  here: ['table'],
  replay: ['table', 'replay'],
  replayHere: ['table', 'replay'],
  file: ['table', 'replay'],
};

export async function loadPage(name: PageName, game = ''): Promise<Page> {
  const coming = PAGES[name]();
  const learning = learn('house', ...(WORDS[name] ?? []));
  for (const load of ALONG[name]?.(game) ?? []) {
    setTimeout(() => void load?.().catch(() => {})); // in tasks of their own; the page itself says what is wrong
  }
  const [page] = await Promise.all([coming, learning]);
  await inTurn();
  return page;
}
