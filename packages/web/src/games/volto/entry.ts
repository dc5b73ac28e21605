import type { GameEntry } from '../entry.ts';

export const volto: GameEntry = {
  players: [2, 2],
  minutes: [5, 10],
  author: 'Yusuke Emi',
  words: {
    en: {
      name: 'Volto',
      sentence: 'Two families of masks meet on the piazza, and nobody knows whose face is behind which.',
    },
    ru: {
      name: 'Volto',
      sentence: 'Две семьи в масках сходятся на площади, и никто не знает, чьё лицо за какой маской.',
    },
  },
  rules: {
    en: () => import('@ridotto/games/volto/RULES.md'),
    ru: () => import('@ridotto/games/volto/RULES.ru.md'),
  },
};
