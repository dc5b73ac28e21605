import { wordsOf } from '@ridotto/kit/words.svelte.ts';
import { en } from './play-on-words.en.ts';
import { ru } from './play-on-words.ru.ts';

export const playOnWords = wordsOf({ en: () => en, ru: () => ru });
