import { wordsOf } from '@ridotto/kit/words.svelte.ts';
import { en } from './account-words.en.ts';
import { ru } from './account-words.ru.ts';

/** The words about one's account: they come with the settings, not with every page. */
export const accountWords = wordsOf({ en: () => en, ru: () => ru });
