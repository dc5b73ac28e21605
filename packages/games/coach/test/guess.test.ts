import { applyGiven, seeded, silence, type Given, type Rng, type Seat } from '@ridotto/kernel';
import { anyGiven } from '@ridotto/kernel/testing';
import { describe, expect, test } from 'vitest';
import { coach } from '../title.ts';
import type { Answer, Coach, Deal, View } from '../rules/model.ts';
import { expected, worldsOf, type Record } from './enumerate.ts';

const { game } = coach;
const DRAWS = 600;

/** Plays some steps without a declaration, and remembers what the viewer saw. */
function recorded(seats: number, viewer: Seat, count: number, rng: Rng): Record {
  const state = game.start(seats, {});
  const deal = game.roll(state, rng) as Deal;
  game.applyRoll(state, deal, silence);
  const views: View[] = [game.view(state, viewer)];
  const steps: Given<Coach>[] = [];
  for (let step = 0; step < count; step++) {
    if (game.turn(state).kind === 'over') break;
    const given = anyGiven(game, state, rng, (options) => choose(options, rng));
    applyGiven(game, state, given, silence);
    steps.push(given);
    views.push(game.view(state, viewer));
  }
  return { seats, viewer, deal, views, steps };
}

/** Trades and duels rather than declarations, and an item rather than a pass. */
function choose(options: readonly Answer[], rng: Rng): Answer {
  const lively = options.filter(({ kind }) => !['declare', 'seal', 'demand', 'pass', 'refuse', 'use'].includes(kind));
  const trades = lively.filter(({ kind }) => kind === 'offer');
  const from = trades.length > 0 && rng(3) > 0 ? trades : lively.length > 0 ? lively : options;
  return from[rng(from.length)]!;
}

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
    test(`[C55] ${seats} players: none impossible, none much too often or too seldom`, () => {
      const rng = seeded(seats);
      const worst = Array.from({ length: games }, () => bias(recorded(seats, 0, steps, rng), rng));
      expect(Math.max(...worst)).toBeLessThan(0.1); // by chance alone 600 draws differ by up to 0.07
      expect(worst.reduce((sum, one) => sum + one, 0) / games).toBeLessThan(0.045);
    });
  }
});
