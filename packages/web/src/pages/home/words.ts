import { wordsOf } from '@ridotto/kit/words.svelte.ts';
import { en } from './words.en.ts';
import { ru } from './words.ru.ts';

/** The words of the first page. */
export const homeWords = wordsOf({ en: () => en, ru: () => ru });
