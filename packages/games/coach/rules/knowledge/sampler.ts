import type { Rng } from '@ridotto/kernel';
import { drawSolution, runFilter, type Arrived, type Solution } from './particle-filter.ts';
import type { Problem } from './problem.ts';
import { search } from './backtracking.ts';
import { doubtOf, settleSilencer } from './silencer.ts';

const PARTICLES = 4; // of a run of the filter
const RUNS = 2; // of the filter, where the silencer's way is in doubt
const PATIENCE = 4; // runs that may be lost until the clues are looked into more closely

/**
 * Some way that all cards can have taken, nearly each as likely as in play where every card of a hand
 * is as likely to be given.
 */
export function sample(problem: Problem, rng: Rng): Solution {
  const doubt = doubtOf(problem);
  const wanted = doubt.doubtful.length > 0 ? RUNS : 1;
  const arrived: Arrived[] = [];
  for (let tries = 0; tries < (arrived.length > 0 ? wanted : PATIENCE); tries++) {
    const settled = settleSilencer(doubt, rng);
    const run = settled && runFilter(settled, PARTICLES, rng);
    if (run && 'particles' in run) arrived.push(run);
  }
  return arrived.length > 0 ? drawSolution(arrived, rng) : search(doubt.problem, rng);
}
