import type { Rng } from '@ridotto/kernel';
import type { PaceName } from './protocol.ts';
import type { Sitting } from './sitting.ts';
import { isAlone } from './window-fold.ts';

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

/** How many times as long as usual, by what a table's maker has chosen. */
const TIMES: Readonly<Record<PaceName, number>> = { leisurely: 2, usual: 1, quick: 0.35 };

/** The pace of a table's bots. Where one person plays without a clock and nobody looks on, the page has its own. */
export const paceOf =
  ({ pace, alone }: { readonly pace: Pace; readonly alone: Pace }) =>
  (sitting: Sitting): Pace => {
    const { clock, pace: chosen = 'usual' } = sitting.made;
    if (isAlone(sitting) && clock.kind === 'none') return alone;
    const times = TIMES[chosen];
    return { least: pace.least * times, mean: pace.mean * times, most: pace.most * times };
  };
