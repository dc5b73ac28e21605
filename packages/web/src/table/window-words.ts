import { wordsOf } from '@ridotto/kit/words.svelte.ts';
import { en } from './window-words.en.ts';
import { ru } from './window-words.ru.ts';

/** The words of a window: they come with the first one. */
export const windowWords = wordsOf({ en: () => en, ru: () => ru });
