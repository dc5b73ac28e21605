import { COLUMNS, KINDS, MASKS_EACH } from '../rules/model.ts';
import { byKind, type Likelihood } from './arrangements-left.ts';
import { likings } from './habits.ts';
import { HABITS } from './habits-trained.ts';
import { ARRANGEMENTS, arrangementTable } from './table.ts';
import type { Watched } from './watch.ts';

/** Somebody who may sit opposite: how they move and arrange, given what they know. */
export interface Model {
  readonly temper: number; // how closely they keep to the habits; 0: not at all
  readonly mixes: number; // how often they make any move, for no reason
  prior(): Float64Array; // by arrangement
}

/** Milder than measured: a stranger may play otherwise. Which of them it is, the moves tell, too. */
export const MODELS: readonly Model[] = [
  { temper: 0, mixes: 1, prior: () => new Float64Array(ARRANGEMENTS).fill(0.3) },
  { temper: 0.5, mixes: 0.2, prior: () => arranged(0.4) },
  { temper: 1, mixes: 0.1, prior: () => arranged(0.3) },
];

const CANDIDATE = KINDS.indexOf('candidate');
const LADY = KINDS.indexOf('lady');

/** Most people keep the Candidate behind and put Ladies in front; one who moves at random arranges at random. */
function arranged(share: number): Float64Array {
  const table = arrangementTable();
  const prior = new Float64Array(ARRANGEMENTS).fill(share);
  for (let at = 0; at < ARRANGEMENTS; at++) {
    for (let slot = COLUMNS; slot < MASKS_EACH; slot++) {
      const kind = table[at * MASKS_EACH + slot];
      if (kind === CANDIDATE) prior[at]! *= 0.5;
      if (kind === LADY) prior[at]! *= 1.3;
    }
  }
  return prior;
}

/** How likely each model would have made the move that was watched, for every kind that each of its masks may be. */
export function likelihoodsIn({ sight, cells, mask, move }: Watched, models: readonly Model[]): Likelihood[] {
  const first = sight.seat * MASKS_EACH;
  const counts = byKind();
  const found = models.map(({ mixes }) => ({ top: new Float64Array(KINDS.length), below: byKind(), counts, mixes }));
  for (let slot = 0; slot < MASKS_EACH; slot++) {
    const from = cells[first + slot]!;
    if (from === null) continue;
    KINDS.forEach((kind, at) => {
      for (const { move: other, liking } of likings(sight, first + slot, kind, from, HABITS)) {
        counts[slot * KINDS.length + at]! += 1;
        for (let model = 0; model < models.length; model++) {
          const weight = Math.exp(models[model]!.temper * liking);
          found[model]!.below[slot * KINDS.length + at]! += weight;
          if (first + slot === mask && other.to === move.to) found[model]!.top[at] = weight;
        }
      }
    });
  }
  return found;
}
