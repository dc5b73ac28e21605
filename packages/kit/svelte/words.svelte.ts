import type { Locale } from '@ridotto/kernel';
import { settings } from './settings.svelte.ts';
import { en } from './words/en.ts';
import { ru } from './words/ru.ts';

/** The words of one part of the house in every language: `ru: typeof en`, so that a missing one doesn't compile. */
export type Catalogue<Words> = Readonly<Record<Locale, Words>>;

/** Gives the words in the guest's language, and anew when it changes. */
export const wordsOf =
  <Words>(catalogue: Catalogue<Words>) =>
  (): Words =>
    catalogue[settings.locale];

/** The words of what pages and boards share. */
export const words = wordsOf({ en, ru });
