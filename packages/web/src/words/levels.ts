import { wordsOf } from '@ridotto/kit/words.svelte.ts';
import { en } from './levels.en.ts';
import { ru } from './levels.ru.ts';

/** The names of the house's bots by how well they play. */
export const levelWords = wordsOf({ en: () => en, ru: () => ru });
