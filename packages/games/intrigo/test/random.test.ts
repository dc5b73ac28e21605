import { seeded } from '@ridotto/kernel';
import { botShare, playOut } from '@ridotto/kernel/testing';
import { expect, test } from 'vitest';
import { title as intrigo } from '../title.ts';

const LONG = 180_000; // milliseconds, beside other work

const GAMES = 4000;

test.each([3, 4])(
  '4,000 random games with %i players end, and nobody is left without an option',
  { timeout: LONG },
  (seats) => {
    const rng = seeded(seats);
    let longest = { steps: 0, rounds: 0 };
    let total = 0;
    for (let i = 0; i < GAMES; i++) {
      const { steps, state } = playOut(intrigo, seats, {}, rng);
      total += steps;
      if (steps > longest.steps) longest = { steps, rounds: state.round };
    }
    const mean = Math.round(total / GAMES);
    console.info(
      `intrigo, ${seats} players: ${mean} steps on average, the longest game ${longest.steps} in ${longest.rounds} rounds`,
    );
    expect(longest.steps).toBeLessThan(1000);
  },
);

test.each([3, 4])('the simple bot beats random players (%i players)', (seats) => {
  expect(botShare(intrigo, { seats, setup: {}, games: 60, seed: 1 })).toBeGreaterThan(0.75);
});
