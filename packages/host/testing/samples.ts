/** The largest gap between two samples' distribution functions (Kolmogorov and Smirnov). */
export function gap(a: readonly number[], b: readonly number[]): number {
  const share = (sorted: readonly number[], x: number) => sorted.filter((value) => value <= x).length / sorted.length;
  const [left, right] = [a, b].map((values) => [...values].sort((x, y) => x - y));
  return Math.max(...[...a, ...b].map((x) => Math.abs(share(left!, x) - share(right!, x))));
}

/** What the gap of two samples from one distribution exceeds once in ten thousand times. */
export const largestGap = (n: number, m: number): number => 2.23 * Math.sqrt((n + m) / (n * m));
