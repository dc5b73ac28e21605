import { wordsOf } from '@ridotto/kit/words.svelte.ts';
import { en } from './new-words.en.ts';
import { ru } from './new-words.ru.ts';

/** The words of a table that is being made: they come with its form, not with every page. */
export const newWords = wordsOf({ en: () => en, ru: () => ru });
