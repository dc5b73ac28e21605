import { shuffle, type Rng } from '@ridotto/kernel';
import { ALL_CARDS, type State } from '../rules/model.ts';
import { position } from './twilight.ts';

/** Any position in the middle of a round, most of them far from what play would bring about. */
export function anyPosition(rng: Rng, handSize = 1 + rng(8)): State {
  const cell = (from: number, to: number) => from + rng(to - from + 1);
  const doge = cell(-6, 6);
  const pieces = `D${doge} w${cell(-8, doge - 1)} e${cell(doge + 1, 8)} M${cell(-8, 8)} H${cell(-8, 8)} F${cell(-6, 6)}`;
  const dealt = shuffle(ALL_CARDS, rng);
  return position(pieces, {
    hand: dealt.slice(0, handSize).join(' '),
    other: dealt.slice(8, 16).join(' '),
    toMove: rng(2),
    merchantOf: rng(2),
  });
}
