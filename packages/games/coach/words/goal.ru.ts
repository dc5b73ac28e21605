import { countRu } from '@ridotto/kernel';
import type { GoalWords } from './goal.ts';

export const ru: GoalWords = {
  treasure: { order: 'Ключи', brotherhood: 'Кубки' },
  you: 'у вас',
  rider: {
    ally: (name, held) => `${name} — ${held}, из ваших`,
    rival: (name, held) => `${name} — ${held}, из чужих`,
    unknown: (name, held) => `${name} — ${held}, общество неизвестно`,
  },
  deck: (held) => `в колоде ${held}`,
  atLeast: (count) => `точно ${count}`,
  unknown: (count) => `неизвестно где ${count}`,
  missing: (count) => `Найти ещё ${count}.`,
  enough: 'Этого достаточно.',
  minority: 'Если ваше общество меньше, хватит двух, но чьё меньше, неизвестно.',
  barred: 'С Чёрной Жемчужиной на руках объявить победу нельзя.',
  bagWaits: 'Ваш Саквояж пойдёт в счёт, когда кончится колода.',
  verdict: {
    certain: 'Точно: это победа.',
    possible: 'Возможно, но не точно.',
    impossible: 'Невозможно: это поражение.',
  },
  chance: (percent) => `Примерно ${countRu(percent, ['шанс', 'шанса', 'шансов'])} из 100.`,
};
