import { catalogue } from '@ridotto/kernel';
import { en } from './solemn-words.en.ts';
import { ru } from './solemn-words.ru.ts';

export const SOLEMN_WORDS = catalogue({ en: () => en, ru: () => ru });
