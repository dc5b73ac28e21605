import { seeded, silence, type Rng, type Seat } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { coach } from '../index.ts';
import type { Choice, Deal, View } from '../model.ts';
import { expected, worldsOf, type Record } from './enumerate.ts';

const { game } = coach;
const DRAWS = 600;

/** Plays some steps without a declaration, and remembers what the viewer saw. */
function recorded(seats: number, viewer: Seat, steps: number, rng: Rng): Record {
  const state = game.start(seats, {});
  const deal = game.roll(state, rng) as Deal;
  game.apply(state, [deal], silence);
  const views: View[] = [game.view(state, viewer)];
  const answers: Choice[][] = [];
  for (let step = 0; step < steps; step++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') break;
    const given =
      turn.kind === 'roll' ? [game.roll(state, rng)] : turn.seats.map((seat) => choose(game.options(state, seat), rng));
    game.apply(state, given, silence);
    answers.push(given);
    views.push(game.view(state, viewer));
  }
  return { seats, viewer, deal, views, answers };
}

/** Trades and duels rather than declarations, and an item rather than a pass. */
function choose(options: readonly Choice[], rng: Rng): Choice {
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
