import { wordsOf } from '@ridotto/kit/words.svelte.ts';
import { en } from './words.en.ts';
import { ru } from './words.ru.ts';

/** The words around rule books. */
export const rulesWords = wordsOf({ en: () => en, ru: () => ru });
