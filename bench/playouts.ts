import { seeded, type Title } from '@ridotto/kernel';
import { playOut } from '@ridotto/kernel/testing';

/** A few hundred states from random play, for timing single calls. */
export function sampleStates<S, C, E, V, P>(title: Title<S, C, E, V, P>, seats: number, setup: P, seed: number): S[] {
  const rng = seeded(seed);
  const states: S[] = [];
  const each = (state: S) => {
    if (rng(10) === 0) states.push(title.game.clone(state));
  };
  while (states.length < 400) playOut(title, seats, setup, rng, { each });
  return states;
}
