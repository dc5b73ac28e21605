import { catalogue } from '@ridotto/kernel';
import { wordsOf } from '@ridotto/kit/words.svelte.ts';
import { en } from './words.en.ts';
import { ru } from './words.ru.ts';

export const WORDS = catalogue({ en: () => en, ru: () => ru });
export const voltoWords = wordsOf({ en: () => en, ru: () => ru });
