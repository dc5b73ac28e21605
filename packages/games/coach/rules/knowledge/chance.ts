import type { Rng } from '@ridotto/kernel';

const GRAIN = 2 ** 30;

/** An index by weight. */
export function chooseBy(weights: readonly number[], rng: Rng, total = sum(weights)): number {
  let left = ((rng(GRAIN) + 0.5) / GRAIN) * total;
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i]!;
    if (left < 0) return i;
  }
  return weights.findLastIndex((weight) => weight > 0);
}

export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
