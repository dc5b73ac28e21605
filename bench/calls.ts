import { applyGiven, seeded, silence, type Given, type Kinds, type Title } from '@ridotto/kernel';
import { playOut } from '@ridotto/kernel/testing';
import { compare, type Row, type Work } from './measure.ts';
import { sampleStates } from './playouts.ts';

/** Random games per CPU second and microseconds per call, for any title. */
export function titleRows<K extends Kinds>(title: Title<K>, seats: number, setup: K['setup']): Row[] {
  const suite = `${title.manifest.id}, ${seats} seats`;
  const rng = seeded(1);
  const games: Work = () => {
    playOut(title, seats, setup, rng);
    return 1;
  };
  const rates = compare({ games, ...calls(title, seats, setup) }, { repeats: 3, seconds: 0.3 });
  const { games: perSecond, apply, clone, ...rest } = rates;
  const micros = (rate: number) => 1e6 / rate;
  return [
    { suite, name: 'random games', value: perSecond, unit: 'per CPU s' },
    ...Object.entries(rest).map(([name, rate]) => ({ suite, name, value: micros(rate), unit: 'µs per call' })),
    { suite, name: 'clone', value: micros(clone), unit: 'µs per call' },
    { suite, name: 'apply', value: micros(apply) - micros(clone), unit: 'µs per call' }, // timed on clones
  ];
}

function calls<K extends Kinds>(title: Title<K>, seats: number, setup: K['setup']) {
  const { game } = title;
  const rng = seeded(2);
  const states = sampleStates(title, seats, setup, 3);
  const asked = states.flatMap((state) => {
    const turn = game.turn(state);
    return turn.kind === 'ask' ? [{ state, seat: turn.seats[0]!, view: game.view(state, turn.seats[0]!) }] : [];
  });
  const played = states.map((state): { state: K['state']; given: Given<K> } => {
    const turn = game.turn(state);
    if (turn.kind !== 'ask') return { state, given: { kind: 'roll', roll: game.roll(state, rng) } };
    return { state, given: { kind: 'answers', answers: turn.seats.map((seat) => game.options(state, seat)[0]!) } };
  });
  const each =
    <T>(items: readonly T[], call: (item: T) => unknown): Work =>
    () => {
      for (const item of items) call(item);
      return items.length;
    };
  return {
    options: each(asked, ({ state, seat }) => game.options(state, seat)),
    view: each(asked, ({ state, seat }) => game.view(state, seat)),
    guess: each(asked, ({ view }) => game.guess(view, rng)),
    clone: each(states, (state) => game.clone(state)),
    apply: each(played, ({ state, given }) => applyGiven(game, game.clone(state), given, silence)),
  };
}
