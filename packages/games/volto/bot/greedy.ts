import type { Rng } from '@ridotto/kernel';
import type { Move, View } from '../rules/model.ts';
import { best, meritsIn } from './merits.ts';

/** The simple bot without its free blunders: its Candidate flees to empty cells, and takes nothing that may be a Lady. */
export const greedy = (view: View, options: readonly Move[], rng: Rng, temper: Temper = EVEN): Move =>
  best(options, moveScorer(view, rng, temper));

/** How much it minds what a move is about. */
export interface Temper {
  readonly captures: number;
  readonly risk: number;
  readonly advance: number;
}

const EVEN: Temper = { captures: 1, risk: 1, advance: 1 };

function moveScorer(view: View, rng: Rng, temper: Temper): (move: Move) => number {
  const meritsOf = meritsIn(view);
  return (move) => {
    const { arrival, gain, risk, advance, retreat, isOfCandidate, flees, captures, mayTakeLady } = meritsOf(move);
    const escape = flees && !captures ? 20 : 0;
    const blunder = isOfCandidate && mayTakeLady ? 60 : 0;
    const wanted = arrival + temper.captures * gain + escape + temper.advance * advance;
    return wanted - blunder - temper.risk * risk - retreat + rng(100) / 200;
  };
}
