import { checkLaws } from '@ridotto/kernel/testing';
import { expect, test } from 'vitest';
import { intrigo } from '../index.ts';

const GAMES = Number(process.env.LAWS ?? 500);

test.each([3, 4])('every law holds in random games with %i players', (seats) => {
  const played = checkLaws(intrigo, { seats, setup: {}, games: GAMES, seed: 1000 * seats });
  expect(played.games).toBe(GAMES);
});
