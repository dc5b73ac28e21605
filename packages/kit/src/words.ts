import { countEn, countRu, type Locale } from '@ridotto/kernel';

/** What those hear who don't see what a touch has done. */
interface KitWords {
  chosen(what: string, lit: number): string;
  letGo(what: string): string;
  picked: string;
  can: string;
}

export const WORDS: Readonly<Record<Locale, KitWords>> = {
  en: {
    chosen: (what, lit) => `${what}: chosen. ${countEn(lit, ['choice', 'choices'])} from here.`,
    letGo: (what) => `${what}: put back.`,
    picked: 'chosen',
    can: 'may be chosen',
  },
  ru: {
    chosen: (what, lit) => `Выбрано: ${what}. Дальше ${countRu(lit, ['вариант', 'варианта', 'вариантов'])}.`,
    letGo: (what) => `Отменено: ${what}.`,
    picked: 'выбрано',
    can: 'можно выбрать',
  },
};
