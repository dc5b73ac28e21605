import { wordsOf } from '@ridotto/kit/words.svelte.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

/** The words of the frame and its pages. */
export const words = wordsOf({ en: () => en, ru: () => ru });
