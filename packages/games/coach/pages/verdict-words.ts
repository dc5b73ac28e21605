import { catalogue } from '@ridotto/kernel';
import { en } from './verdict-words.en.ts';
import { ru } from './verdict-words.ru.ts';

export const VERDICT_WORDS = catalogue({ en: () => en, ru: () => ru });
