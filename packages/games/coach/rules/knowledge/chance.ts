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

/** So many indices by weight, each as often as its share allows: less by chance than if each were drawn alone. */
export function evenlyBy(weights: readonly number[], count: number, rng: Rng): number[] {
  const step = sum(weights) / count;
  let next = ((rng(GRAIN) + 0.5) / GRAIN) * step;
  let passed = 0;
  const chosen: number[] = [];
  weights.forEach((weight, i) => {
    passed += weight;
    for (; chosen.length < count && next < passed; next += step) chosen.push(i);
  });
  while (chosen.length < count) chosen.push(weights.findLastIndex((weight) => weight > 0)); // what rounding left out
  return chosen;
}
