import { wordsOf } from '@ridotto/kit/words.svelte.ts';
import { en } from './ending-words.en.ts';
import { ru } from './ending-words.ru.ts';

/** The words of a game's end: they come with it, as what is said after it does. */
export const endingWords = wordsOf({ en: () => en, ru: () => ru });
