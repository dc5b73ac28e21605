import type { HintWords } from './hint-words.en.ts';

export const ru: HintWords = {
  label: 'Подсказка',
  chance: (percent, spread) => `${percent} % ± ${spread}`,
  chanceSaid: (percent, spread) => `вероятность победы ${percent} процентов, плюс-минус ${spread}`,
  take: 'Так и сделать',
  close: 'Убрать подсказку',
  nothing: 'Здесь нечего выбирать.',
  said: (answer, chance, why) => `Подсказка: ${answer}, ${chance}. ${why}`,
};
