import { wordsOf } from '@ridotto/kit/words.svelte.ts';
import { en } from './seal-words.en.ts';
import { ru } from './seal-words.ru.ts';

/** The words about fair chance: they come when somebody asks. */
export const sealWords = wordsOf({ en: () => en, ru: () => ru });
