import { checkLaws } from '@ridotto/kernel/testing';
import { expect, test } from 'vitest';
import { title } from '../title.ts';

test.each([{}, { ante: 'two' }] as const)('[K1, K2, K3] the laws hold with %j', (setup) => {
  const { games } = checkLaws(title, { seats: 2, setup, games: 200, seed: 1 });
  expect(games).toBe(200);
});
