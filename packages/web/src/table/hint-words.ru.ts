import { countRu } from '@ridotto/kernel';
import type { HintWords } from './hint-words.en.ts';

export const ru: HintWords = {
  label: 'Подсказка',
  chanceSaid: (percent, low, high) =>
    `вероятность победы ${countRu(percent, ['процент', 'процента', 'процентов'])}, от ${low} до ${high}`,
  take: 'Так и сделать',
  close: 'Убрать подсказку',
  nothing: 'Здесь нечего выбирать.',
  said: (answer, chance, why) => `Подсказка: ${answer}, ${chance}. ${why}`,
};
