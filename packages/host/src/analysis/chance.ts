import type { Scale, Scales } from '@ridotto/kernel';

/** A chance between 0 and 1, with the bounds between which it lies in 95 cases of 100. */
export interface Chance {
  readonly p: number;
  readonly low: number;
  readonly high: number;
}

export const certain = (p: number): Chance => ({ p, low: p, high: p });

export const Z = 1.96; // standard deviations: 95 of 100 cases

/** Wilson's interval of what was seen in `n` playouts; halves count as half a win. */
export function wilson(won: number, n: number): Chance {
  const p = won / n;
  const middle = (p + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n);
  const half = (Z * Math.sqrt((p * (1 - p)) / n + Z ** 2 / (4 * n ** 2))) / (1 + Z ** 2 / n);
  return { p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

const AS_IT_IS: Scale = [
  [0, 0],
  [1, 1],
];

/** Scales that leave playouts as they are. */
export const PLAIN: Scales = { each: Infinity, honest: AS_IT_IS, open: AS_IT_IS };

/** Where a share of playouts lies on a scale. */
export function onScale(scale: Scale, raw: number): number {
  const above = scale.findIndex(([knot]) => knot > raw);
  if (above === 0) return scale[0]![1];
  if (above < 0) return scale.at(-1)![1];
  const [x0, y0] = scale[above - 1]!;
  const [x1, y1] = scale[above]!;
  return y0 + ((raw - x0) / (x1 - x0)) * (y1 - y0);
}

/** A scale never falls, so bounds stay bounds on it; what `each` of its knots may be off by is added. */
export function scaled(scale: Scale, each: number, { p, low, high }: Chance): Chance {
  const chance = onScale(scale, p);
  const doubt = Z * Math.sqrt((chance * (1 - chance)) / each);
  return {
    p: chance,
    low: Math.max(0, chance - Math.hypot(chance - onScale(scale, low), doubt)),
    high: Math.min(1, chance + Math.hypot(onScale(scale, high) - chance, doubt)),
  };
}

/** A difference of two chances, with its bounds. */
export interface Change {
  readonly by: number;
  readonly low: number;
  readonly high: number;
}

export const NO_CHANGE: Change = { by: 0, low: 0, high: 0 };

/** What lies between two sets of playouts that went out from the same worlds, on the scale. */
export function changeBetween(scale: Scale, before: readonly number[], after: readonly number[]): Change {
  const n = before.length;
  const from = mean(before);
  const differences = before.map((share, i) => after[i]! - share);
  const by = mean(differences);
  const variance = differences.reduce((sum, difference) => sum + (difference - by) ** 2, 0) / Math.max(1, n - 1);
  const half = Z * Math.sqrt(Math.max(variance, 1 / n) / n); // a few playouts that agree don't make it certain
  const start = onScale(scale, from);
  const at = (difference: number) => onScale(scale, clamp(from + difference)) - start;
  return { by: at(by), low: at(by - half), high: at(by + half) };
}

/** The change from one chance to another that was found by itself. */
export function changeOf(before: Chance, after: Chance): Change {
  const by = after.p - before.p;
  return {
    by,
    low: by - Math.hypot(after.p - after.low, before.high - before.p),
    high: by + Math.hypot(after.high - after.p, before.p - before.low),
  };
}

/** Changes one after another. */
export function sumOf(changes: readonly Change[]): Change {
  const by = changes.reduce((sum, change) => sum + change.by, 0);
  return {
    by,
    low: by - Math.hypot(...changes.map((change) => change.by - change.low)),
    high: by + Math.hypot(...changes.map((change) => change.high - change.by)),
  };
}

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const clamp = (share: number): number => Math.max(0, Math.min(1, share));
