import type { GameEntry } from '../entry.ts';

export const coach: GameEntry = {
  players: [3, 8],
  minutes: [30, 60],
  author: 'Michael Palm, Lukas Zach',
  words: {
    en: {
      name: 'Coach to the Devil’s Castle',
      sentence: 'Two secret societies share one coach: find your own, gather what you need, and say so in time.',
    },
    ru: {
      name: 'Карета к замку дьявола',
      sentence: 'Два тайных общества в одной карете: найдите своих, соберите нужное и вовремя объявите победу.',
    },
  },
  rules: {
    en: () => import('@ridotto/games/coach/RULES.md'),
    ru: () => import('@ridotto/games/coach/RULES.ru.md'),
  },
  isWhole: true,
};
