import { guessSome, title as coach, type Answer, type View } from '@ridotto/games/coach';
import { seeded, silence, type Rng } from '@ridotto/kernel';
import { playOut } from '@ridotto/kernel/testing';
import type { Row } from './measure.ts';

const GAMES = 1000;

/** How long random games are, at small, middling and full tables; and how quickly worlds are guessed late in a ride. */
export const rows = (): Row[] => [...[3, 5, 8].flatMap(lengths), guesses(8, 160)];

const RIDES = 6;
const WORLDS = 96;

/** Worlds that the seat on turn can imagine, all that a fresh view costs included. */
function guesses(seats: number, turn: number): Row {
  const rng = seeded(160);
  const views = Array.from({ length: RIDES }, () => viewLate(seats, turn, rng));
  const from = process.cpuUsage().user;
  for (const view of views) guessSome(view, WORLDS, rng);
  const seconds = (process.cpuUsage().user - from) / 1e6;
  return {
    suite: `coach, ${seats} seats`,
    name: `guesses at turn ${turn}`,
    value: (RIDES * WORLDS) / seconds,
    unit: 'worlds/s',
  };
}

/** A ride on which nobody declares, seen by whoever acts in that turn. */
function viewLate(seats: number, last: number, rng: Rng): View {
  const { game } = coach;
  const state = game.start(seats, {});
  for (;;) {
    const turn = game.turn(state);
    if (turn.kind === 'over') throw new Error('somebody declared');
    if (turn.kind === 'roll') game.applyRoll(state, game.roll(state, rng), silence);
    else if (state.turn >= last && state.agenda.at(-1)!.step === 'act') return game.view(state, turn.seats[0]!);
    else
      game.apply(
        state,
        turn.seats.map((seat) => quiet(game.options(state, seat), rng)),
        silence,
      );
  }
}

function quiet(options: readonly Answer[], rng: Rng): Answer {
  const found = options.filter(({ kind }) => kind !== 'declare' && kind !== 'divine' && kind !== 'seal');
  return found[rng(found.length)]!;
}

function lengths(seats: number): Row[] {
  const rng = seeded(4);
  const steps = Array.from({ length: GAMES }, () => playOut(coach, seats, {}, rng).steps);
  const suite = `coach, ${seats} seats`;
  return [
    { suite, name: 'random game, mean', value: steps.reduce((sum, one) => sum + one, 0) / GAMES, unit: 'steps' },
    { suite, name: 'random game, longest', value: Math.max(...steps), unit: `steps of ${GAMES}` },
  ];
}
