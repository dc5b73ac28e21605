import { catalogue, type Locale } from '@ridotto/kernel';
import { settings } from './settings.svelte.ts';
import { en } from './words/en.ts';
import { ru } from './words/ru.ts';

/** Gives the words of one part of the house in the guest's language, and anew when it changes. */
export function wordsOf<Words>(said: Readonly<Record<Locale, () => Words>>): () => Words {
  const words = catalogue(said);
  return () => words[settings.locale];
}

/** The words of what pages and boards share. */
export const words = wordsOf({ en: () => en, ru: () => ru });
