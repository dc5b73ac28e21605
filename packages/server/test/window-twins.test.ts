import { expect, test } from 'vitest';
import { gap, largestGap } from '../../host/testing/samples.ts';
import { playTwins } from '../testing/window-twins.ts';
import { temporaryFolder } from './house.ts';

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;

test('[C52] on a real clock nobody’s frames, nor their moments, tell who could act, or who has answered', async () => {
  const { differences, gaps, lasted, windows } = await playTwins({ folder: temporaryFolder(), duels: 4, second: 240 });
  expect(windows).toBe(8);
  expect(differences).toEqual([]);
  expect(median(gaps)).toBeLessThan(50);
  expect(gap(...lasted)).toBeLessThan(largestGap(lasted[0].length, lasted[1].length));
  expect(median(lasted.flat())).toBeGreaterThan(1100); // not before its candle, though a busy machine may read the opening late
});

test('the measure notices a house that ends windows when all have answered', async () => {
  const { gaps } = await playTwins({ folder: temporaryFolder(), duels: 2, second: 400, candle: 0 });
  expect(median(gaps)).toBeGreaterThan(50);
});
