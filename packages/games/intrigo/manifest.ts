import { anyAnalyst, anyTitle, type Listed } from '@ridotto/kernel';

export const intrigo = {
  id: 'intrigo',
  letter: 'I',
  seats: [3, 4],
  minutes: [40, 40],
  authors: [],
  words: {
    en: {
      name: 'Intrigo',
      sentence:
        'On Saint Barbara’s night the great families place their people under the arcades, for ducats and seals.',
    },
    ru: {
      name: 'Интриго',
      sentence: 'В ночь святой Варвары знатные семьи расставляют своих людей под аркадами ради дукатов и печатей.',
    },
  },
  courtesies: [], // [I31] whoever leaves is replaced by a bot
  composes: 'always', // every turn is seen before it is sent
  options: {
    unlit: {
      kind: 'switch',
      words: {
        en: {
          name: 'Dark lamps',
          sentence: 'Nobody is shown who would get what now, what a family lacks, or who can win this round.',
        },
        ru: {
          name: 'Тёмные фонари',
          sentence: 'Никому не видно, кто что получил бы сейчас, чего семье не хватает и кто может победить в раунде.',
        },
      },
    }, // an agreement of those who play: the rules know nothing of it
  },
  sounds: {
    seated: null,
    gathered: null,
    furnished: null,
    dealt: 'shuffle',
    drafted: 'card',
    placed: 'move',
    hired: 'move',
    passed: 'click',
    swapped: null,
    killed: 'capture',
    called: 'move',
    ferried: null,
    moved: 'move',
    stolen: 'capture',
    declined: null,
    awarded: null,
    stayed: null,
    won: null,
  },
  editions: {
    1: {
      load: async () => anyTitle((await import('./title.ts')).title),
      board: 'own',
      analyst: async () => anyAnalyst((await import('./analysis/analyst.ts')).analyst),
    },
  },
} as const satisfies Listed;
