import type { Locale } from '@ridotto/kernel';
import { settings } from '../settings.svelte.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

/** The words of one part of the house in every language: `ru: typeof en`, so that a missing one doesn't compile. */
export type Catalogue<Words> = Readonly<Record<Locale, Words>>;

/** Gives the words in the guest's language, and anew when it changes. */
export const wordsOf =
  <Words>(catalogue: Catalogue<Words>) =>
  (): Words =>
    catalogue[settings.locale];

/** The words of the frame and its pages. */
export const words = wordsOf({ en, ru });
