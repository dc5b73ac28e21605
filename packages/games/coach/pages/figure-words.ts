import { catalogue } from '@ridotto/kernel';
import { en } from './figure-words.en.ts';
import { ru } from './figure-words.ru.ts';

export const FIGURE_WORDS = catalogue({ en: () => en, ru: () => ru });
