import { countEn } from '@ridotto/kernel';
import type { KitWords } from './words.ts';

export const en: KitWords = {
  chosen: (what, lit) => `${what}: chosen. ${countEn(lit, ['choice', 'choices'])} from here.`,
  letGo: (what) => `${what}: put back.`,
  picked: 'chosen',
  can: 'may be chosen',
};
