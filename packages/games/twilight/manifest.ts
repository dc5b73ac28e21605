import { anyAnalyst, anyTitle, type Listed } from '@ridotto/kernel';

export const twilight = {
  id: 'twilight',
  letter: 'T',
  seats: [2, 2],
  minutes: [20, 20],
  authors: ['Reiner Knizia'],
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
  courtesies: ['resign'], // [T41]
  composes: 'always',
  options: {},
  sounds: {
    lots: 'shuffle',
    dealt: 'shuffle',
    shown: 'card',
    played: 'card',
    called: 'move',
    discarded: 'card',
    ended: null,
    'last-turn': null,
    favourite: 'move',
    drew: 'card',
    shuffled: 'shuffle',
    round: null,
    over: null,
  },
  editions: {
    1: {
      load: async () => anyTitle((await import('./title.ts')).title),
      board: 'own',
      analyst: async () => anyAnalyst((await import('./analysis/analyst.ts')).analyst),
    },
  },
} as const satisfies Listed;
