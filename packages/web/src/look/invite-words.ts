import { wordsOf } from '@ridotto/kit/words.svelte.ts';
import { en } from './invite-words.en.ts';
import { ru } from './invite-words.ru.ts';

/** The words of an invitation. */
export const inviteWords = wordsOf({ en: () => en, ru: () => ru });
