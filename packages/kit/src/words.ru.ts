import { countRu } from '@ridotto/kernel';
import type { KitWords } from './words.ts';

export const ru: KitWords = {
  chosen: (what, lit) => `Выбрано: ${what}. Дальше ${countRu(lit, ['вариант', 'варианта', 'вариантов'])}.`,
  letGo: (what) => `Отменено: ${what}.`,
  picked: 'выбрано',
  can: 'можно выбрать',
};
