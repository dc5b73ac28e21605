import { countEn } from '@ridotto/kernel';

export const en = {
  since: 'Since your last turn',
  compose: {
    label: 'Your turn so far',
    takeBack: 'Take back',
    send: 'Send the turn',
  },
  choices: {
    picture: 'The table as text',
    label: 'What you may do',
    search: 'Search',
    more: (n: number) => `${countEn(n, ['more option', 'more options'])}: type a few letters to find them.`,
    none: 'Nothing like that can be chosen now.',
    grave: 'This decides the game, one way or the other, and can’t be taken back.',
  },
  talk: { say: 'Say aloud…', back: 'Back' },
};

export type BoardWords = typeof en;
