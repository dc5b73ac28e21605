import type { Player, Players, Rng } from '@ridotto/kernel';
import type { Answer, Twilight } from '../rules/model.ts';
import { reachable, type Reached } from '../rules/reachable.ts';
import { best, type Depth } from './search.ts';
import { PLAIN, WEIGHTS, type Weights } from './worth.ts';

interface Strength extends Depth {
  readonly weights: Weights;
  readonly overlooks: number; // results of its turn, of a hundred
}

const STRENGTHS = {
  novice: { weights: PLAIN, results: 1, hands: 0, overlooks: 50 },
  simple: { weights: PLAIN, results: 1, hands: 0, overlooks: 0 },
  able: { weights: WEIGHTS, results: 1, hands: 0, overlooks: 0 },
  keen: { weights: WEIGHTS, results: 6, hands: 4, overlooks: 0 },
  master: { weights: WEIGHTS, results: 24, hands: 16, overlooks: 0 },
} as const satisfies Record<string, Strength>;

/** Thinks a whole turn through, and says it step by step. */
export const player =
  (strength: Strength): Player<Twilight> =>
  ({ view }, rng) => {
    const all = reachable(view);
    const { steps } = best(view, seen(all, strength, rng), strength.weights, strength, rng);
    return steps as readonly [Answer, ...Answer[]];
  };

/** What it doesn't overlook: at least one way to go. */
function seen(all: readonly Reached[], { overlooks }: Strength, rng: Rng): readonly Reached[] {
  if (overlooks === 0) return all;
  const found = all.filter(() => rng(100) >= overlooks);
  return found.length > 0 ? found : [all[rng(all.length)]!];
}

export const players: Players<Twilight> = {
  novice: player(STRENGTHS.novice),
  simple: player(STRENGTHS.simple),
  able: player(STRENGTHS.able),
  keen: player(STRENGTHS.keen),
  master: player(STRENGTHS.master),
};
