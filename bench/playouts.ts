import { seeded, type Kinds, type Title } from '@ridotto/kernel';
import { playOut } from '@ridotto/kernel/testing';

/** A few hundred states from random play, for timing single calls. */
export function sampleStates<K extends Kinds>(
  title: Title<K>,
  seats: number,
  setup: K['setup'],
  seed: number,
): K['state'][] {
  const rng = seeded(seed);
  const states: K['state'][] = [];
  const each = (state: K['state']) => {
    if (rng(10) === 0) states.push(title.game.clone(state));
  };
  while (states.length < 400) playOut(title, seats, setup, rng, { each });
  return states;
}
