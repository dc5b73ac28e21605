import { countEn } from '@ridotto/kernel';
import { allEn } from '@ridotto/kit/words/lists.ts';

export const en = {
  label: 'The window',
  may: 'Does anybody act?',
  must: 'Everybody takes a side.',
  late: 'Sides are still being taken.',
  held: (names: readonly string[]) => `${allEn(names)} ${names.length > 1 ? 'hold' : 'holds'} the candle.`,
  left: (n: number) => `The candle burns for ${countEn(n, ['second', 'seconds'])}`,
  hold: 'Hold (H)',
  release: 'Let it burn (H)',
  passAll: 'Let it all pass',
  askAgain: 'Ask me again',
  change: 'Change my answer',
  somebody: 'Somebody acts',
  nobody: 'Nobody does',
  nobodySoon: 'Nobody acts.',
  stop: 'Stop',
  who: 'Who wants to act? Several may; the device goes round in the order of the rules.',
  handOver: 'Hand it over',
  nobodyAfterAll: 'Nobody after all',
  hands: 'At three, all show a hand together: two fingers for the first, a fist for the second. Tap what was shown.',
  right: 'Right',
  byTaps: 'Rather one after another, in secret',
};

export type WindowWords = typeof en;
