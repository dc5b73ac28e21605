import { wordsOf } from '@ridotto/kit/words.svelte.ts';
import { en } from './looking-words.en.ts';
import { ru } from './looking-words.ru.ts';

/** The words of looking back in a game under way: they come with it. */
export const lookingWords = wordsOf({ en: () => en, ru: () => ru });
