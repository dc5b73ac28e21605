import { wordsOf } from '@ridotto/kit/words.svelte.ts';
import { en } from './search-words.en.ts';
import { ru } from './search-words.ru.ts';

export const searchWords = wordsOf({ en: () => en, ru: () => ru });
