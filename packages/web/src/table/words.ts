import { wordsOf } from '@ridotto/kit/words.svelte.ts';
import { en } from './words.en.ts';
import { ru } from './words.ru.ts';

/** The words of the table's page. */
export const tableWords = wordsOf({ en: () => en, ru: () => ru });
