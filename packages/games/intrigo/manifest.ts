import { anyTitle, type Listed } from '@ridotto/kernel';

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
  options: {},
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
  editions: { 1: { load: async () => anyTitle((await import('./title.ts')).title), board: 'own' } },
} as const satisfies Listed;
