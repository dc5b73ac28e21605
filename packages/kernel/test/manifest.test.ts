import { setupOf, type TableOptions } from '@ridotto/kernel';
import { expect, test } from 'vitest';
import { kuhn } from '../testing/kuhn.ts';

const told = { name: 'x', sentence: 'x' };
const OPTIONS: TableOptions = {
  short: { kind: 'switch', words: { en: told, ru: told } },
  ante: {
    kind: 'one',
    of: ['one', 'two'],
    words: { en: { ...told, of: {} }, ru: { ...told, of: {} } },
  },
  hats: { kind: 'each', of: ['red', 'blue'], words: { en: { ...told, of: {} }, ru: { ...told, of: {} } } },
};
const title = { ...kuhn, manifest: { ...kuhn.manifest, options: OPTIONS } };

test.each([
  {},
  { short: true },
  { short: false, ante: 'two' },
  { hats: [] },
  { hats: [null, 'red'] },
  { short: true, ante: 'one', hats: ['blue', 'red'] },
])('%j is a setup', (setup) => {
  expect(setupOf(title, setup, 2)).toEqual(setup);
});

const NONE: readonly unknown[] = [
  undefined,
  null,
  [],
  'short',
  { long: true },
  { short: 'yes' },
  { short: null },
  { ante: 'three' },
  { ante: 2 },
  { hats: 'red' },
  { hats: ['red', 'red'] },
  { hats: ['green'] },
  { hats: [null, null, null] },
  { toString: true },
];

test('whatever else comes is none', () => {
  for (const data of NONE) expect(setupOf(title, data, 2), JSON.stringify(data)).toBeUndefined();
});

test('nor is anything for seats that the game has not', () => {
  for (const seats of [0, 1, 3, 2.5]) expect(setupOf(title, {}, seats)).toBeUndefined();
});
