import { wordsOf } from '@ridotto/kit/words.svelte.ts';
import { en } from './waiting-words.en.ts';
import { ru } from './waiting-words.ru.ts';

/** The words of a table where people are waited for. */
export const waitingWords = wordsOf({ en: () => en, ru: () => ru });
