import { wordsOf } from '@ridotto/kit/words.svelte.ts';
import { en } from './door-words.en.ts';
import { ru } from './door-words.ru.ts';

/** The words at the door of a table, where names are given. */
export const doorWords = wordsOf({ en: () => en, ru: () => ru });
