import { botShare, checkLaws, playthrough } from '@ridotto/kernel/testing';
import { expect, test } from 'vitest';
import { title as volto } from '../title.ts';

const LONG = 180_000; // milliseconds, beside other work

const GAMES = 200; // `npm run laws` plays as many as one likes

test(`the laws hold on ${GAMES} random games`, { timeout: LONG }, () => {
  const played = checkLaws(volto, { seats: 2, setup: {}, games: GAMES, seed: 1 });
  expect(played.games).toBe(GAMES);
  expect(played.longest).toBeLessThan(1000);
});

test('a playthrough, every view beside the truth', async () => {
  await expect(playthrough(volto, { seats: 2, setup: {}, seed: 5 })).toMatchFileSnapshot('./playthroughs/random.txt');
});

test('the bot wins most games against random play, from its view alone', () => {
  expect(botShare(volto, { seats: 2, setup: {}, games: 80, seed: 3 })).toBeGreaterThan(0.8);
});
