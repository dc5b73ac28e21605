import { catalogue } from '@ridotto/kernel';
import { en } from './words.en.ts';
import { ru } from './words.ru.ts';

/** What those hear who don't see what a touch has done. */
export interface KitWords {
  chosen(what: string, lit: number): string;
  letGo(what: string): string;
  picked: string;
  can: string;
}

export const WORDS = catalogue<KitWords>({ en: () => en, ru: () => ru });
