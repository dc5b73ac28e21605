import { wordsOf } from '../words.svelte.ts';
import { en } from './words.en.ts';
import { ru } from './words.ru.ts';

export const learnWords = wordsOf({ en: () => en, ru: () => ru });
