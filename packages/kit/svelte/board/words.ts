import { wordsOf } from '../words.svelte.ts';
import { en } from './words.en.ts';
import { ru } from './words.ru.ts';

/** The words of every board. */
export const boardWords = wordsOf({ en: () => en, ru: () => ru });
