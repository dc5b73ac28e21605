import { anyAnalyst, anyTitle, type Listed } from '@ridotto/kernel';

export const volto = {
  id: 'volto',
  letter: 'V',
  seats: [2, 2],
  minutes: [5, 10],
  authors: ['Yusuke Emi'],
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
  courtesies: ['resign', 'draw'],
  composes: 'never',
  forgets: true,
  options: {},
  sounds: { first: null, arranged: 'shuffle', moved: 'move', captured: 'capture', left: null, over: null },
  editions: {
    1: {
      load: async () => anyTitle((await import('./title.ts')).title),
      board: 'own',
      analyst: async () => anyAnalyst((await import('./analysis/analyst.ts')).analyst),
    },
  },
} as const satisfies Listed;
