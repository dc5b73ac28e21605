import { seeded } from '@ridotto/kernel';
import { expect, test } from 'vitest';
import { fitScale, tenthsOf } from '../../src/analysis/calibrate.ts';
import { onScale } from '../../src/analysis/chance.ts';

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
  const plain = tenthsOf([[[[0, 0], [1, 1]], [fresh]]]); // prettier-ignore
  expect(Math.max(...plain.map(({ said, came }) => Math.abs(said - came)))).toBeGreaterThan(0.15);
  const scale = fitScale(overstated(1, 20_000));
  for (const { said, came } of tenthsOf([[scale, [fresh]]])) expect(Math.abs(said - came)).toBeLessThan(0.05);
});

test('where all playouts agree a scale says more than where nearly all do', () => {
  const rng = seeded(4);
  const samples = Array.from({ length: 8000 }, (): [number, number] => {
    const raw = rng(30) === 0 ? 1 : rng(80) === 0 ? 0.8 + rng(5) / 25 : rng(100) / 160; // nearly all but seldom agree
    return [raw, Number(rng(1000) / 1000 < (raw === 1 ? 0.96 : 0.2 + raw / 2))];
  });
  const scale = fitScale(samples);
  expect(onScale(scale, 1)).toBeGreaterThan(0.9);
  for (const raw of [0.84, 0.92, 0.96]) expect(onScale(scale, raw)).toBeLessThan(0.72);
});

test('moments of one game make a tenth no surer', () => {
  const scale = [[0, 0], [1, 1]] as const; // prettier-ignore
  const games = Array.from({ length: 100 }, (_, i): [number, number][] => [[0.5, i % 2]]);
  const long = games.map(([one]) => Array.from({ length: 8 }, () => one!));
  const [once] = tenthsOf([[scale, games]]);
  const [often] = tenthsOf([[scale, long]]);
  expect(once!.doubt).toBeCloseTo(0.098);
  expect(often).toEqual({ ...once, samples: 800 });
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
