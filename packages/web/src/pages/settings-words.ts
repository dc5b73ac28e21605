import { wordsOf } from '@ridotto/kit/words.svelte.ts';
import { en } from './settings-words.en.ts';
import { ru } from './settings-words.ru.ts';

/** The words of the settings: they come with them. */
export const settingsWords = wordsOf({ en: () => en, ru: () => ru });
