import { checkLaws } from '@ridotto/kernel/testing';
import { expect, test } from 'vitest';
import { title as intrigo } from '../title.ts';

const LONG = 180_000; // milliseconds, beside other work

const GAMES = 50; // `npm run laws` plays as many as one likes

test.each([3, 4])(`the laws hold on ${GAMES} random games with %i players`, { timeout: LONG }, (seats) => {
  const played = checkLaws(intrigo, { seats, setup: {}, games: GAMES, seed: 1000 * seats });
  expect(played.games).toBe(GAMES);
  expect(played.longest).toBeLessThan(1000);
});
