import type { Locale } from '@ridotto/kernel';
import { untrack } from 'svelte';
import { settings } from './settings.svelte.ts';
import { PACKS } from './words/packs.ts';
import { give } from './words/stand-in.ts';

const inUse = new Set<string>();
let wanted: Locale | undefined;

/** Loads words in the guest's language: those of a part of the house, or of a game. From then on they follow it. */
export async function learn(...names: readonly string[]): Promise<void> {
  for (const name of names) inUse.add(name);
  const spoken = () => untrack(() => settings.locale); // `speak` brings other words: nothing is loaded anew for them
  for (let locale: Locale | undefined; locale !== spoken();) {
    locale = spoken(); // it may change meanwhile
    await load(names, locale);
  }
}

/** Changes the language, everywhere at once: when all words in use are there. The last wish counts. */
export async function speak(locale: Locale): Promise<void> {
  wanted = locale;
  for (let known = -1; known !== inUse.size;) {
    known = inUse.size; // a page may come meanwhile
    await load([...inUse], locale);
  }
  if (wanted === locale) settings.locale = locale;
}

async function load(names: readonly string[], locale: Locale): Promise<void> {
  await Promise.all(names.map(async (name) => give((await PACKS[name]?.[locale]()) ?? {})));
}

/** What of a game comes when it is wanted, with the words for it. */
export const aside = async <Part>(game: string, coming: Promise<Part>): Promise<Part> =>
  (await Promise.all([coming, learn(`${game}-aside`)]))[0];
