import { checkLaws } from '@ridotto/kernel/testing';
import { expect, test } from 'vitest';
import { twilight } from '../index.ts';

const MATCHES = 1000;

test(`the laws hold on ${MATCHES} random matches`, () => {
  const played = checkLaws(twilight, { seats: 2, setup: {}, games: MATCHES, seed: 1 });
  expect(played.steps).toBeGreaterThan(MATCHES * 100);
});
