import type { Rng } from './game.ts';

/** Fast seeded generator (mulberry32) for searches, bots and tests. Real tables draw from the fair stream. */
export function seeded(seed: number): Rng {
  let a = seed >>> 0;
  return (below) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** A shuffled copy (Fisher–Yates). */
export function shuffle<T>(items: readonly T[], rng: Rng): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = rng(i + 1);
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
}

/** `count` different items drawn one after another, in the order drawn. */
export function draw<T>(items: readonly T[], count: number, rng: Rng): T[] {
  const rest = [...items];
  return Array.from({ length: Math.min(count, rest.length) }, () => {
    const at = rng(rest.length);
    const drawn = rest[at]!;
    rest[at] = rest.at(-1)!;
    rest.pop();
    return drawn;
  });
}
