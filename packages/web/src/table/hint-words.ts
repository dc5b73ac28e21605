import { wordsOf } from '@ridotto/kit/words.svelte.ts';
import { en } from './hint-words.en.ts';
import { ru } from './hint-words.ru.ts';

/** The words of hints: they come with the first one. */
export const hintWords = wordsOf({ en: () => en, ru: () => ru });
