import { wordsOf } from '@ridotto/kit/words.svelte.ts';
import { en } from './menu-words.en.ts';
import { ru } from './menu-words.ru.ts';

/** The words of what can be done at a table beside playing: they come when somebody looks. */
export const menuWords = wordsOf({ en: () => en, ru: () => ru });
