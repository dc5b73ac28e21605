import { catalogue } from '@ridotto/kernel';
import { en } from './words.en.ts';
import { ru } from './words.ru.ts';

export const WORDS = catalogue({ en: () => en, ru: () => ru });
export { cellText } from '../title.ts';
export type { BoardWords } from './words.en.ts';
