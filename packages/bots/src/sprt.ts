import { spreadOf } from './summary.ts';

/** Two scores between which a sequential test decides. */
export interface Hypotheses {
  readonly low: number;
  readonly high: number;
}

export type Verdict = 'high' | 'low' | 'open';

const BOUND = Math.log(0.95 / 0.05); // either error in one case of twenty
const LEAST = 10; // blocks before the spread is taken for known
const NOISE = 1e-4; // of variance: blocks that are all alike prove something, not everything

/** The log-likelihood ratio of the two scores over whole blocks, by the normal law (as chess engines are tested). */
export function ratioOf(scores: readonly number[], hypotheses: Hypotheses): number {
  const { mean, variance } = spreadOf(scores);
  return ratio(scores.length, mean, variance, hypotheses);
}

const ratio = (count: number, mean: number, variance: number, { low, high }: Hypotheses): number =>
  (count * (high - low) * (2 * mean - low - high)) / (2 * Math.max(variance, NOISE));

/** What is decided after these blocks, in their order; and after how many of them it was. */
export function decide(
  scores: readonly number[],
  hypotheses: Hypotheses,
): { readonly verdict: Verdict; readonly after: number } {
  let [mean, squares] = [0, 0]; // of those so far, by Welford's recurrence
  for (let after = 1; after <= scores.length; after++) {
    const off = scores[after - 1]! - mean;
    mean += off / after;
    squares += off * (scores[after - 1]! - mean);
    if (after < LEAST) continue;
    const found = ratio(after, mean, squares / (after - 1), hypotheses);
    if (Math.abs(found) >= BOUND) return { verdict: found > 0 ? 'high' : 'low', after };
  }
  return { verdict: 'open', after: scores.length };
}
