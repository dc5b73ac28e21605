import { seeded, type Rng } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { guessSome } from '../rules/knowledge/guess.ts';
import { BATCH } from '../rules/knowledge/sampler.ts';
import type { State, View } from '../rules/model.ts';
import { title as coach } from '../title.ts';
import { expected, worldsOf, type Record } from './enumerate.ts';
import { recorded } from './recorded.ts';

const LONG = 180_000; // milliseconds, beside other work

const { game } = coach;
const DRAWS = 600;

type Draw = (view: View, rng: Rng) => readonly State[];

/** The largest difference between the truth and the guesses in the expected number of a card at a place. */
function bias(record: Record, draw: Draw, rng: Rng): number {
  const view = record.views.at(-1)!;
  const exact = expected(worldsOf(record));
  const guessed = expected(draw(view, rng).map((state) => ({ state, weight: 1 })));
  for (const id of guessed.keys()) expect(exact.has(id), `${id} is impossible`).toBe(true);
  return Math.max(...[...exact].map(([id, share]) => Math.abs(share - (guessed.get(id) ?? 0))));
}

const WAYS: Readonly<{ [way: string]: Draw }> = {
  'one by one': (view, rng) => Array.from({ length: DRAWS }, () => game.guess(view, rng)),
  together: (view, rng) => guessSome(view, DRAWS, rng),
};

describe('guesses against all worlds that the rules allow', () => {
  const CASES = [
    { seats: 3, steps: 12, games: 6 },
    { seats: 4, steps: 22, games: 12 },
  ];
  for (const { seats, steps, games } of CASES) {
    for (const [way, draw] of Object.entries(WAYS)) {
      test(
        `[C55] ${seats} players, ${way}: none impossible, none much too often or too seldom`,
        { timeout: LONG },
        () => {
          const rng = seeded(seats);
          const worst = Array.from({ length: games }, () => bias(recorded(seats, 0, steps, rng), draw, rng));
          expect(Math.max(...worst)).toBeLessThan(0.1); // by chance alone 600 draws differ by up to 0.07
          expect(worst.reduce((sum, one) => sum + one, 0) / games).toBeLessThan(0.045);
        },
      );
    }
  }
});

test('who has no more time gets what there is, and one world at least', () => {
  const view = recorded(4, 0, 22, seeded(1)).views.at(-1)!;
  let asked = 0;
  expect(guessSome(view, 100, seeded(2), () => true)).toHaveLength(BATCH);
  expect(guessSome(view, 3, seeded(2), () => true)).toHaveLength(3);
  expect(guessSome(view, 100, seeded(2), () => ++asked > 3)).toHaveLength(4 * BATCH);
});

test('what a view has proved before changes no guess at it', () => {
  const view = recorded(4, 0, 22, seeded(1)).views.at(-1)!;
  const fresh = structuredClone(view);
  const worlds = [7, 8, 9].map((seed) => game.guess(view, seeded(seed)));
  expect(game.guess(fresh, seeded(9))).toEqual(worlds[2]);
});
