import { seeded, type Rng } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { title as coach } from '../title.ts';
import { expected, worldsOf, type Record } from './enumerate.ts';
import { recorded } from './recorded.ts';

const LONG = 180_000; // milliseconds, beside other work

const { game } = coach;
const DRAWS = 600;

/** The largest difference between the truth and the guesses in the expected number of a card at a place. */
function bias(record: Record, rng: Rng): number {
  const view = record.views.at(-1)!;
  const exact = expected(worldsOf(record));
  const guessed = expected(Array.from({ length: DRAWS }, () => ({ state: game.guess(view, rng), weight: 1 })));
  for (const id of guessed.keys()) expect(exact.has(id), `${id} is impossible`).toBe(true);
  return Math.max(...[...exact].map(([id, share]) => Math.abs(share - (guessed.get(id) ?? 0))));
}

describe('guesses against all worlds that the rules allow', () => {
  const CASES = [
    { seats: 3, steps: 12, games: 6 },
    { seats: 4, steps: 22, games: 12 },
  ];
  for (const { seats, steps, games } of CASES) {
    test(`[C55] ${seats} players: none impossible, none much too often or too seldom`, { timeout: LONG }, () => {
      const rng = seeded(seats);
      const worst = Array.from({ length: games }, () => bias(recorded(seats, 0, steps, rng), rng));
      expect(Math.max(...worst)).toBeLessThan(0.1); // by chance alone 600 draws differ by up to 0.07
      expect(worst.reduce((sum, one) => sum + one, 0) / games).toBeLessThan(0.045);
    });
  }
});
