import { countEn } from '@ridotto/kernel';
import type { GoalWords } from './goal.ts';

export const en: GoalWords = {
  treasure: { order: 'Keys', brotherhood: 'Goblets' },
  you: 'you',
  rider: {
    ally: (name, held) => `${name} ${held}, one of yours`,
    rival: (name, held) => `${name} ${held}, against you`,
    unknown: (name, held) => `${name} ${held}, society unknown`,
  },
  deck: (held) => `in the deck ${held}`,
  atLeast: (count) => `surely ${count}`,
  unknown: (count) => `${count} in unknown places`,
  missing: (count) => `${countEn(count, ['more is', 'more are'])} to be found.`,
  enough: 'That is enough.',
  minority: 'Two suffice if your society is the smaller one, which isn’t known.',
  barred: 'With the Black Pearl in hand you can’t declare.',
  bagWaits: 'Your Secret Bag counts once the deck is empty.',
  verdict: {
    certain: 'Certain: this wins.',
    possible: 'Possible, not certain.',
    impossible: 'Impossible: this loses.',
  },
  chance: (percent) => `About ${percent} in 100.`,
};
