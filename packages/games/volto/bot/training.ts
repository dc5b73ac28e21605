import { fitSoftmax, surpriseAt, type Choice } from '@ridotto/bots';
import {
  hear,
  listen,
  seeded,
  type Given,
  type Lesson,
  type Player,
  type Rng,
  type Seat,
  type Trainer,
} from '@ridotto/kernel';
import { KINDS, masksOf, type Event, type Move, type State, type Volto } from '../rules/model.ts';
import { addMoves } from '../rules/moves.ts';
import { game } from '../rules/rules.ts';
import { FEATURES, HABITS_ARE, featuresOf } from './habits.ts';
import { pool } from './pool.ts';
import { Watch, type Watched } from './watch.ts';

const TEACHERS = ['simple', 'greedy', 'timid', 'aggressive', 'runner'] as const;
const LONGEST = 150; // answers of a game
const TESTED = 5; // every so many games are kept to see what was learnt
const ROUNDS = 4;

/** Learns how those of the pool move, given their own masks. */
export const trainer: Trainer = {
  ...HABITS_ARE,
  train(games, seed, played): Lesson {
    const rng = seeded(seed);
    const [learnt, tested]: [Choice[], Choice[]] = [[], []];
    for (let at = 0; at < games; at++) {
      const teachers = [0, 1].map(() => pool.players[TEACHERS[rng(TEACHERS.length)]!]!);
      (at % TESTED === 0 ? tested : learnt).push(...choicesOf(teachers, rng));
      played(at + 1);
    }
    const fitted = fitSoftmax(learnt, KINDS.length, FEATURES.length, ROUNDS, rng);
    const weights = fitted.map((row) => row.map((weight) => Math.round(weight * 100) / 100));
    const nothing = weights.map((row) => row.map(() => 0));
    return {
      weights,
      surprise: {
        before: surpriseAt(tested, nothing, FEATURES.length),
        after: surpriseAt(tested, weights, FEATURES.length),
      },
    };
  },
};

/** All moves of a game, as choices. */
function choicesOf(players: readonly Player<Volto>[], rng: Rng): Choice[] {
  const state = game.start(2, {});
  const watches = [new Watch(0), new Watch(1)];
  const told: [Event[], Event[]] = [[], []];
  const choices: Choice[] = [];
  for (let answered = 0; answered < LONGEST && game.turn(state).kind !== 'over'; answered++) {
    for (const event of listen(game, state, givenBy(state, players, told, rng))) {
      told.forEach((heard, seat) => heard.push(hear<Event>(game.audiences, event, seat, 2)));
      for (const watch of watches) {
        const watched = watch.hear(event);
        if (watched) choices.push(choiceOf(watched, state));
      }
    }
  }
  return choices;
}

function givenBy(state: State, players: readonly Player<Volto>[], told: readonly Event[][], rng: Rng): Given<Volto> {
  const turn = game.turn(state);
  if (turn.kind !== 'ask') return { kind: 'roll', roll: game.roll(state, rng) };
  const answer = (seat: Seat) => {
    const options = game.options(state, seat);
    if (options.length === 1) return options[0]!;
    return players[seat]!({ view: game.view(state, seat), told: told[seat]!, options }, rng)[0];
  };
  return { kind: 'answers', answers: turn.seats.map(answer) };
}

function choiceOf({ sight, cells, mask, move }: Watched, { kinds }: State): Choice {
  const rows: number[] = [];
  const features: number[] = [];
  const scratch = new Float64Array(FEATURES.length);
  let chosen = 0;
  for (const own of masksOf(sight.seat)) {
    const from = cells[own]!;
    if (from === null) continue;
    const moves: Move[] = [];
    addMoves(sight.board, own, kinds[own]!, from, moves, 0);
    for (const one of moves) {
      if (own === mask && one.to === move.to) chosen = rows.length;
      featuresOf(sight, one, scratch);
      rows.push(KINDS.indexOf(kinds[own]!));
      features.push(...scratch);
    }
  }
  return { rows: Uint8Array.from(rows), features: Float64Array.from(features), chosen };
}
