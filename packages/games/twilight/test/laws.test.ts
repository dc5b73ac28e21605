import { botShare, checkLaws, playthrough } from '@ridotto/kernel/testing';
import { expect, test } from 'vitest';
import { title as twilight } from '../title.ts';

const LONG = 180_000; // milliseconds, beside other work

const MATCHES = 100; // `npm run laws` plays as many as one likes

test(`the laws hold on ${MATCHES} random matches`, { timeout: LONG }, () => {
  const played = checkLaws(twilight, { seats: 2, setup: {}, games: MATCHES, seed: 1 });
  expect(played.games).toBe(MATCHES);
  expect(played.longest).toBeLessThan(1000);
});

test('the first turns of a match, every view beside the truth', async () => {
  await expect(playthrough(twilight, { seats: 2, setup: {}, seed: 7, steps: 40 })).toMatchFileSnapshot(
    './playthroughs/random.txt',
  );
});

test('the bot beats random play nearly always, from its view alone', () => {
  expect(botShare(twilight, { seats: 2, setup: {}, games: 60, seed: 3 })).toBeGreaterThan(0.95);
});
