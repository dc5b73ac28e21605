import { checkLaws } from '@ridotto/kernel/testing';
import { expect, test } from 'vitest';
import { title as coach } from '../title.ts';
import type { Setup } from '../rules/model.ts';
import { patient } from './patient.ts';

const GAMES = 8; // `npm run laws` plays as many as one likes
const LONGEST = 2000; // steps; random games end by themselves, and the longest seen were under 500
const MINUTES = 10 * 60_000; // two other suites may be at work
const VARIANTS: readonly Setup[] = [{}, { contraband: true, divination: true }];

/** The laws on random games of tables of these sizes, with and without the variants, and on a few long ones. */
export function testLaws(sizes: readonly number[]): void {
  for (const seats of sizes) {
    for (const setup of VARIANTS) {
      test(
        `the laws hold on ${GAMES} random games, ${seats} seats, ${JSON.stringify(setup)}`,
        { timeout: MINUTES },
        () => {
          const played = checkLaws(coach, { seats, setup, games: GAMES, seed: seats * 1000 });
          expect(played.games).toBe(GAMES);
          expect(played.longest).toBeLessThan(LONGEST);
        },
      );

      test(
        `and on a game in which nobody declares for 25 turns, ${seats} seats, ${JSON.stringify(setup)}`,
        { timeout: MINUTES },
        () => {
          expect(checkLaws(patient(25), { seats, setup, games: 1, seed: seats }).games).toBe(1);
        },
      );
    }
  }
}
