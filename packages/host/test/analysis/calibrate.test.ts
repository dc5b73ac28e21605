import { seeded } from '@ridotto/kernel';
import { expect, test } from 'vitest';
import { fitScale, tenthsOf } from '../../src/analysis/calibrate.ts';

/** Playouts that make too much of everything: a seat that they give 0.9 wins 0.7 of its games. */
function overstated(seed: number, count: number): [number, number][] {
  const rng = seeded(seed);
  return Array.from({ length: count }, () => {
    const raw = rng(1000) / 1000;
    return [raw, Number(rng(1000) / 1000 < 0.25 + raw / 2)];
  });
}

test('a scale brings chances to what came of them, in games that it has not seen', () => {
  const fresh = overstated(2, 20_000);
  const plain = tenthsOf([[0, 0], [1, 1]], fresh); // prettier-ignore
  expect(Math.max(...plain.map(({ said, came }) => Math.abs(said - came)))).toBeGreaterThan(0.15);
  const scale = fitScale(overstated(1, 20_000));
  for (const { said, came } of tenthsOf(scale, fresh)) expect(Math.abs(said - came)).toBeLessThan(0.05);
});

test('a scale never falls, whatever the samples', () => {
  const rng = seeded(3);
  for (let round = 0; round < 50; round++) {
    const scale = fitScale(Array.from({ length: 60 }, () => [rng(20) / 20, rng(3) / 2]));
    for (const [i, [raw, chance]] of scale.entries()) {
      if (i === 0) continue;
      expect(raw).toBeGreaterThan(scale[i - 1]![0]);
      expect(chance).toBeGreaterThanOrEqual(scale[i - 1]![1]);
    }
  }
});
