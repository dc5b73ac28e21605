import { expect, test, vi } from 'vitest';
import { gap, largestGap } from '../../host/testing/samples.ts';
import { playTwins } from '../testing/window-twins.ts';
import { temporaryFolder } from './house.ts';

const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;

vi.setConfig({ testTimeout: 120_000 }); // candles burn on a real clock

const STEP = 25; // milliseconds: by less nobody can tell two moments apart on a busy machine

test('[C52] on a real clock nobody’s frames, nor their moments, tell who could act, or who has answered', async () => {
  const { differences, gaps, lasted, windows } = await playTwins({ folder: temporaryFolder(), duels: 4, second: 400 });
  expect(windows).toBe(8);
  expect(differences).toEqual([]);
  expect(median(gaps)).toBeLessThan(50);
  const [first, second] = lasted.map((all) => all.map((ms) => Math.round(ms / STEP)));
  expect(gap(first!, second!)).toBeLessThan(largestGap(first!.length, second!.length));
  expect(median(lasted.flat())).toBeGreaterThan(1900); // not before its candle, though a busy machine may read the opening late
});

test('the measure notices a house that ends windows when all have answered', async () => {
  const { gaps } = await playTwins({ folder: temporaryFolder(), duels: 2, second: 400, candle: 0 });
  expect(median(gaps)).toBeGreaterThan(50);
});
