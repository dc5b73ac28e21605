import type { Rng } from '@ridotto/kernel';
import { search } from './backtracking.ts';
import { drawSolutions, runFilter, type Arrived, type Solution } from './particle-filter.ts';
import type { Problem } from './problem.ts';
import { propagate, type Propagated } from './propagation.ts';
import { Settler, doubtOf } from './silencer.ts';

/** Ways that are best drawn together. */
export const BATCH = 8;

const LONG = 80; // clues from which on nearly every run is lost that doesn't know what they prove together
const QUICK = [4, 4, 4, 4]; // particles of a run for every two ways that are wanted, until one arrives
const PATIENT = [4, 4, 16, 64, 256];
const MOST = 256;
const RUNS = 2; // that arrive, where the silencer's way is in doubt

/**
 * Draws ways that all cards can have taken, nearly each as likely as in play where every card of a hand
 * is as likely to be given. What doesn't depend on chance is worked out once; the draws take no notice of each other.
 */
export class Sampler {
  readonly #problem: Problem;
  readonly #plain: () => Settler;
  readonly #proved: () => { readonly known: Propagated; readonly settler: Settler };

  constructor(problem: Problem) {
    this.#problem = problem;
    this.#plain = once(() => new Settler(doubtOf(problem)));
    this.#proved = once(() => {
      const known = propagate(doubtOf(problem).problem);
      if (!known) throw new Error('no world agrees with this view');
      return { known, settler: new Settler(doubtOf(known.problem), known.open) };
    });
  }

  draw(rng: Rng): Solution {
    return this.drawSome(1, rng)[0]!;
  }

  /** Draws several at once, which is quicker: some of them have their beginnings in common. */
  drawSome(count: number, rng: Rng): Solution[] {
    const isShort = this.#problem.clues.length < LONG;
    const quick = isShort ? arrivals(this.#plain(), QUICK, count, rng) : [];
    if (quick.length > 0) return drawSolutions(quick, count, rng);
    const { known, settler } = this.#proved();
    const patient = arrivals(settler, PATIENT, count, rng);
    return drawSolutions(patient.length > 0 ? patient : [search(known, rng)], count, rng);
  }
}

function arrivals(settler: Settler, sizes: readonly number[], count: number, rng: Rng): Arrived[] {
  const wanted = settler.isDoubtful ? RUNS : 1;
  const arrived: Arrived[] = [];
  for (let tries = 0; tries < (arrived.length > 0 ? wanted : sizes.length); tries++) {
    const settled = settler.settle(rng);
    const size = Math.min(MOST, sizes[tries]! * Math.ceil(count / 2));
    const run = settled && runFilter(settled, size, rng);
    if (run && 'particles' in run) arrived.push(run);
  }
  return arrived;
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
