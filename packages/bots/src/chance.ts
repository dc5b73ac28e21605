import type { Rng } from '@ridotto/kernel';

const GRAIN = 2 ** 30;

/** So many places by weight, each as often as its share allows: less by chance than if each were drawn alone. */
export function evenlyBy(weights: ArrayLike<number>, count: number, rng: Rng): number[] {
  let all = 0;
  for (let at = 0; at < weights.length; at++) all += weights[at]!;
  const step = all / count;
  let next = ((rng(GRAIN) + 0.5) / GRAIN) * step;
  let passed = 0;
  const chosen: number[] = [];
  let last = 0;
  for (let at = 0; at < weights.length; at++) {
    if (weights[at]! > 0) last = at;
    passed += weights[at]!;
    for (; chosen.length < count && next < passed; next += step) chosen.push(at);
  }
  while (chosen.length < count) chosen.push(last); // what rounding left out
  return chosen;
}

/** How much more weight worlds have where it is so than where it isn't; never nothing, as worlds that weren't drawn may have it. */
export function oddsIn(isSo: readonly boolean[], weights: ArrayLike<number>): number {
  let [yes, no] = [0, 0];
  isSo.forEach((so, at) => (so ? (yes += weights[at]!) : (no += weights[at]!)));
  const little = (yes + no) / 1000;
  return (yes + little) / (no + little);
}
