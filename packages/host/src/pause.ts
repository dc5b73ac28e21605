import type { Rng } from '@ridotto/kernel';

/** How long the house lets people wait for an answer that it gives itself; milliseconds. */
export interface Pace {
  readonly least: number;
  readonly mean: number; // of what comes on top
  readonly most: number;
}

export const HUMAN_PACE: Pace = { least: 700, mean: 900, most: 5000 };

/** Where the page paces what it shows: long enough that a thought within it doesn't show. */
export const QUICK_PACE: Pace = { least: 80, mean: 0, most: 80 };

const STEPS = 1 << 20;

/** [C52] A pause that depends on nothing but chance. */
export const pauseOf = (pace: Pace, rng: Rng): number =>
  Math.max(1, Math.min(pace.most, pace.least - Math.log((rng(STEPS) + 1) / STEPS) * pace.mean));
