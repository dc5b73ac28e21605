import { checkLaws } from '@ridotto/kernel/testing';
import { describe, expect, test } from 'vitest';
import { kuhn } from '../testing/kuhn.ts';
import { MUTANTS } from './mutants.ts';
import { SEATS, spies } from './spies.ts';

const LONG = 180_000; // milliseconds, beside other work

const GAMES = 1000;

test(`the laws hold on ${GAMES} games of Kuhn poker`, { timeout: LONG }, () => {
  const played = checkLaws(kuhn, { seats: 2, setup: {}, games: GAMES, seed: 1 });
  expect(played.longest).toBe(4); // a deal and at most three actions
});

test(`the laws hold on ${GAMES} games of the spies`, { timeout: LONG }, () => {
  const played = checkLaws(spies, { seats: SEATS, setup: {}, games: GAMES, seed: 1 });
  expect(played.steps).toBeGreaterThan(GAMES * 10);
});

describe('the laws catch', () => {
  test.each(Object.entries(MUTANTS))('%s', (_name, { game, law, ...rest }) => {
    const mutant = { ...spies, ...rest, game: { ...spies.game, ...game } };
    const check = () => checkLaws(mutant, { seats: SEATS, setup: {}, games: 300, seed: 3, maxSteps: 1000 });
    expect(check).toThrow(law);
  });
});
