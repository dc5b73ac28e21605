import { wordsOf } from '@ridotto/kit/words.svelte.ts';
import { en } from './closed-words.en.ts';
import { ru } from './closed-words.ru.ts';

/** The words of a table whose rules are gone. */
export const closedWords = wordsOf({ en: () => en, ru: () => ru });
