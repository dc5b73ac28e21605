import { describe, expect, test } from 'vitest';
import { changeBetween, onScale, scaled, sumOf, wilson } from '../../src/analysis/chance.ts';
import { gradeOf } from '../../src/analysis/grades.ts';

describe('a chance', () => {
  test('has Wilson’s bounds', () => {
    const { p, low, high } = wilson(50, 100);
    expect(p).toBe(0.5);
    expect(low).toBeCloseTo(0.404, 3);
    expect(high).toBeCloseTo(0.596, 3);
    expect(wilson(20, 20).low).toBeCloseTo(0.839, 3); // never lost in 20 is not certain
  });

  test('lies on its scale between the knots, and beyond them as at the last', () => {
    const scale = [
      [0.2, 0.3],
      [0.6, 0.5],
    ] as const;
    expect([0, 0.2, 0.4, 0.6, 1].map((raw) => onScale(scale, raw))).toEqual([0.3, 0.3, 0.4, 0.5, 0.5]);
    const { p, low, high } = scaled(scale, Infinity, { p: 0.4, low: 0.2, high: 0.6 });
    expect([p, low, high].map((number) => number.toFixed(9))).toEqual(['0.400000000', '0.300000000', '0.500000000']);
    const unsure = scaled(scale, 100, { p: 1, low: 1, high: 1 });
    expect(unsure.low).toBeCloseTo(0.5 - 1.96 * 0.05); // the knot itself may be off
  });
});

const PLAIN = [
  [0, 0],
  [1, 1],
] as const;
const times = (count: number, share: number) => Array<number>(count).fill(share);

describe('a change', () => {
  test('in the same worlds is surer than its ends', () => {
    const before = [...times(50, 1), ...times(50, 0)];
    const after = [...times(40, 1), ...times(60, 0)]; // ten of the worlds that were won are lost now
    const { by, low, high } = changeBetween(PLAIN, before, after);
    expect(by).toBeCloseTo(-0.1);
    expect(low).toBeGreaterThan(-0.17);
    expect(high).toBeLessThan(-0.03);
  });

  test('that no playout shows may still be there', () => {
    const { by, low, high } = changeBetween(PLAIN, times(100, 1), times(100, 1));
    expect(by).toBe(0);
    expect(low).toBeLessThan(0);
    expect(high).toBe(0); // nothing above certainty
  });

  test('is added to others with its doubts', () => {
    const { by, low, high } = sumOf([
      { by: 0.1, low: 0.07, high: 0.13 },
      { by: -0.2, low: -0.24, high: -0.16 },
    ]);
    expect([by, low, high].map((number) => number.toFixed(2))).toEqual(['-0.10', '-0.15', '-0.05']);
  });
});

test.each([
  [-0.3, -0.4, -0.2, 'blunder'],
  [-0.15, -0.2, -0.1, 'mistake'],
  [-0.06, -0.1, -0.02, 'doubtful'],
  [-0.01, -0.015, -0.005, 'sound'],
  [-0.3, -0.65, 0.05, 'sound'], // it may be chance
  [0, 0, 0, 'sound'],
  [0.06, 0.02, 0.1, 'strong'],
  [0.06, -0.02, 0.14, 'sound'],
] as const)('a choice that did %d (%d to %d) is %s', (by, low, high, grade) => {
  expect(gradeOf({ by, low, high })).toBe(grade);
});
