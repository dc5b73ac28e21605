import { applyGiven, silence, type Given, type Rng, type Seat } from '@ridotto/kernel';
import { anyGiven } from '@ridotto/kernel/testing';
import { title as coach } from '../title.ts';
import type { Answer, Coach, Deal, View } from '../rules/model.ts';
import type { Record } from './enumerate.ts';

const { game } = coach;

/** Plays some steps without a declaration, and remembers what the viewer saw. */
export function recorded(seats: number, viewer: Seat, count: number, rng: Rng): Record {
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
