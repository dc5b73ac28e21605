import { seeded, silence, type Rng } from '@ridotto/kernel';
import { expect, test } from 'vitest';
import { intrigo as title } from '../index.ts';

const GAMES = 10_000;
const { game, bot } = title;

/** Plays one random game; throws where an asked seat has no option. */
function play(seats: number, rng: Rng): { steps: number; rounds: number } {
  const state = game.start(seats, {});
  for (let steps = 0; ; steps++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return { steps, rounds: state.round };
    if (turn.kind === 'roll') {
      game.apply(state, [game.roll(state, rng)], silence);
      continue;
    }
    const answers = turn.seats.map((seat) => {
      const options = game.options(state, seat);
      if (options.length === 0) throw new Error(`seat ${seat} has no option in the phase ${state.phase}`);
      return options[rng(options.length)]!;
    });
    game.apply(state, answers, silence);
  }
}

test.each([3, 4])('10,000 random games with %i players end, and nobody is left without an option', (seats) => {
  const rng = seeded(seats);
  let longest = { steps: 0, rounds: 0 };
  let steps = 0;
  for (let i = 0; i < GAMES; i++) {
    const played = play(seats, rng);
    steps += played.steps;
    if (played.steps > longest.steps) longest = played;
  }
  const mean = Math.round(steps / GAMES);
  console.info(
    `intrigo, ${seats} players: ${mean} steps on average, the longest game ${longest.steps} in ${longest.rounds} rounds`,
  );
  expect(longest.steps).toBeLessThan(1000);
});

test.each([3, 4])('the simple bot beats random players (%i players)', (seats) => {
  const rng = seeded(1);
  const games = 60;
  let won = 0;
  for (let i = 0; i < games; i++) {
    const seatOfBot = i % seats;
    const state = game.start(seats, {});
    for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
      const answers =
        turn.kind === 'roll'
          ? [game.roll(state, rng)]
          : turn.seats.map((seat) => {
              const options = game.options(state, seat);
              return options[seat === seatOfBot ? bot(game.view(state, seat), options, rng) : rng(options.length)]!;
            });
      game.apply(state, answers, silence);
    }
    won += Number(state.win!.seat === seatOfBot);
  }
  expect(won / games).toBeGreaterThan(0.75);
});
