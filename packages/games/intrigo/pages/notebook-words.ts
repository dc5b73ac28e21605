import { catalogue } from '@ridotto/kernel';
import { en } from './notebook-words.en.ts';
import { ru } from './notebook-words.ru.ts';

/** The words of the notebook: they come when it is opened. */
export const NOTEBOOK_WORDS = catalogue({ en: () => en, ru: () => ru });
