import type { GameEntry } from '../entry.ts';

export const intrigo: GameEntry = {
  players: [3, 4],
  minutes: [40, 40],
  composes: 'always', // every turn is seen before it is sent
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
  rules: {
    en: () => import('@ridotto/games/intrigo/RULES.md'),
    ru: () => import('@ridotto/games/intrigo/RULES.ru.md'),
  },
};
