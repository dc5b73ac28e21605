import type { Facts } from '../facts.ts';

export const facts: Facts = {
  players: [2, 2],
  minutes: [5, 10],
  author: 'Yusuke Emi',
  words: {
    en: {
      name: 'Volto',
      sentence: 'Two families of masks meet on the piazza, and nobody knows whose face is behind which.',
    },
    ru: {
      name: 'Вольто',
      sentence: 'Две семьи в масках сходятся на площади, и никто не знает, чьё лицо за какой маской.',
    },
  },
};
