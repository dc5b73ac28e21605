import { anyTitle, type Listed } from '@ridotto/kernel';

export const kuhn = {
  id: 'kuhn',
  letter: 'K',
  seats: [2, 2],
  minutes: [1, 1],
  authors: ['Harold W. Kuhn'],
  words: {
    en: { name: 'Kuhn poker', sentence: 'Three cards, one bet, and nobody knows what the other holds.' },
    ru: { name: 'Покер Куна', sentence: 'Три карты, одна ставка, и никто не знает, что у другого.' },
  },
  courtesies: [],
  composes: 'never',
  options: {
    ante: {
      kind: 'one',
      of: ['one', 'two'],
      words: {
        en: { name: 'Ante', sentence: 'What each puts in at the start.', of: { one: 'One chip', two: 'Two chips' } },
        ru: { name: 'Начальная ставка', sentence: 'Сколько ставит каждый вначале.', of: { one: 'Одна', two: 'Две' } },
      },
    },
  },
  sounds: { dealt: 'shuffle', acted: 'click', shown: 'card' },
  editions: { 1: { load: async () => anyTitle((await import('./title.ts')).title), board: 'text' } },
} as const satisfies Listed;
