import type { GameEntry } from '../entry.ts';

export const twilight: GameEntry = {
  players: [2, 2],
  minutes: [20, 20],
  composes: 'always',
  author: 'Reiner Knizia',
  words: {
    en: {
      name: 'Twilight of Venice',
      sentence: 'A tug of war by candlelight: lead the Doge, or the jealous Favourite, into your own mansion.',
    },
    ru: {
      name: 'Сумерки Венеции',
      sentence: 'Перетягивание каната при свечах: уведите Дожа или ревнивую Фаворитку в свой особняк.',
    },
  },
  rules: {
    en: () => import('@ridotto/games/twilight/RULES.md'),
    ru: () => import('@ridotto/games/twilight/RULES.ru.md'),
  },
};
