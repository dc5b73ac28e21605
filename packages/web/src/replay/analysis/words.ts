import { wordsOf } from '@ridotto/kit/words.svelte.ts';
import { en } from './words.en.ts';
import { ru } from './words.ru.ts';

export const analysisWords = wordsOf({ en: () => en, ru: () => ru });
