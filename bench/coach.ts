import { threadCpuUsage } from 'node:process';
import { playMatch } from '@ridotto/bots/arena';
import { guessSome, title as coach, type Answer, type Coach, type View } from '@ridotto/games/coach';
import { seeded, silence, type Level, type Player, type Rng } from '@ridotto/kernel';
import { playOut } from '@ridotto/kernel/testing';
import { quantile, type Row } from './measure.ts';

const GAMES = 1000;

/** How long random games are, at small, middling and full tables; how quickly worlds are guessed, and bots reply, late in a ride. */
export const rows = async (): Promise<Row[]> => [
  ...[3, 5, 8].flatMap(lengths),
  guesses(8, 160),
  ...(await replies(8, 300, 'able')),
  ...(await replies(8, 300, 'master')),
];

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

const ASKED = 20; // turns

/** How long somebody thinks about every question of a late ride, where nobody has declared. */
async function replies(seats: number, turn: number, level: Level): Promise<Row[]> {
  const [players, pool] = await Promise.all([coach.players!(), coach.pool!()]);
  const times: number[] = [];
  const passenger: Player<Coach> = (question, rng) => {
    if (question.view.turn >= turn) {
      const before = threadCpuUsage();
      players[level](question, rng);
      const { user, system } = threadCpuUsage(before);
      times.push((user + system) / 1000);
    }
    return [quiet(question.options, rng)];
  };
  playMatch(coach, pool, {
    seats,
    setup: {},
    chance: seeded(turn),
    cap: turn + ASKED,
    mind: (_seat, question) => seeded(question),
    seated: () => Array.from({ length: seats }, () => passenger),
  });
  times.sort((a, b) => a - b);
  const row = (value: number, unit: string): Row => ({
    suite: `coach, ${seats} seats`,
    name: `${level} from turn ${turn} on`,
    value,
    unit,
  });
  return [row(quantile(times, 0.95), 'ms, p95'), row(times.at(-1)!, `ms, longest of ${times.length}`)];
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
