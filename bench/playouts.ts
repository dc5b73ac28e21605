import { seeded, silence, type Rng, type Title } from '@ridotto/kernel';

/** Plays one random game through the Game interface and says how many steps it took. */
export function randomGame<S, C, E, V, P>(
  { game }: Title<S, C, E, V, P>,
  seats: number,
  setup: P,
  rng: Rng,
  each?: (state: S) => void,
): number {
  const state = game.start(seats, setup);
  for (let steps = 0; ; steps++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return steps;
    each?.(state);
    if (turn.kind === 'roll') {
      game.apply(state, [game.roll(state, rng)], silence);
      continue;
    }
    const answers: C[] = [];
    for (const seat of turn.seats) {
      const options = game.options(state, seat);
      answers.push(options[rng(options.length)]!);
    }
    game.apply(state, answers, silence);
  }
}

/** A few hundred states from random play, for timing single calls. */
export function sampleStates<S, C, E, V, P>(title: Title<S, C, E, V, P>, seats: number, setup: P, seed: number): S[] {
  const rng = seeded(seed);
  const states: S[] = [];
  while (states.length < 400) {
    randomGame(title, seats, setup, rng, (state) => {
      if (rng(10) === 0) states.push(title.game.clone(state));
    });
  }
  return states;
}
