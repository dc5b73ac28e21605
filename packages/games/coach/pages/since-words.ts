import { catalogue } from '@ridotto/kernel';
import { en } from './since-words.en.ts';
import { ru } from './since-words.ru.ts';

export const SINCE_WORDS = catalogue({ en: () => en, ru: () => ru });
