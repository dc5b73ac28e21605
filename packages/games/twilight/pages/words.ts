import { catalogue } from '@ridotto/kernel';
import type { Cell } from '../title.ts';
import { en } from './words.en.ts';
import { ru } from './words.ru.ts';

/** A cell as people read it: with a true minus. */
export const cellText = (cell: Cell): string => String(cell).replace('-', '−');

export const WORDS = catalogue({ en: () => en, ru: () => ru });
export type { BoardWords } from './words.en.ts';
