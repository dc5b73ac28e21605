import type { Rng } from '@ridotto/kernel';
import { kept, lead, type Arrived, type Solution } from './crowd.ts';
import type { Puzzle } from './puzzle.ts';
import { search } from './search.ts';
import { doubtOf, settleSilencer } from './silencer.ts';

const CROWD = 4; // walkers that set out
const RUNS = 2; // crowds, where the silencer's way is in doubt
const PATIENCE = 4; // crowds that may be lost until the clues are looked into more closely

/**
 * Some way that all cards can have taken, nearly each as likely as in play where every card of a hand
 * is as likely to be given.
 */
export function solve(puzzle: Puzzle, rng: Rng): Solution {
  const doubt = doubtOf(puzzle);
  const wanted = doubt.doubtful.length > 0 ? RUNS : 1;
  const arrived: Arrived[] = [];
  for (let tries = 0; tries < (arrived.length > 0 ? wanted : PATIENCE); tries++) {
    const settled = settleSilencer(doubt, rng);
    const run = settled && lead(settled, CROWD, rng);
    if (run && 'crowd' in run) arrived.push(run);
  }
  return arrived.length > 0 ? kept(arrived, rng) : search(doubt.puzzle, rng);
}
