import { applyGiven, silence, type Rng } from '@ridotto/kernel';
import { anyGiven } from '@ridotto/kernel/testing';
import { title as coach } from '../title.ts';
import type { State } from '../rules/model.ts';

const { game } = coach;

/** A state after some random answers, none of them a declaration. */
export function randomly(seats: number, steps: number, rng: Rng): State {
  const state = game.start(seats, {});
  for (let step = 0; step < steps; step++) {
    if (game.turn(state).kind === 'over') break;
    const given = anyGiven(game, state, rng, (options) => {
      const quiet = options.filter(({ kind }) => kind !== 'declare' && kind !== 'seal');
      return quiet[rng(quiet.length)]!;
    });
    applyGiven(game, state, given, silence);
  }
  return state;
}
