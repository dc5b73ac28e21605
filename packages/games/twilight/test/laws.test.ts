import { seeded, silence } from '@ridotto/kernel';
import { checkLaws, playthrough } from '@ridotto/kernel/testing';
import { expect, test } from 'vitest';
import { twilight } from '../index.ts';

const MATCHES = 1000;

test(`the laws hold on ${MATCHES} random matches`, () => {
  const played = checkLaws(twilight, { seats: 2, setup: {}, games: MATCHES, seed: 1 });
  expect(played.games).toBe(MATCHES);
  expect(played.longest).toBeLessThan(1000);
});

test('the first turns of a match, every view beside the truth', async () => {
  await expect(playthrough(twilight, { seats: 2, setup: {}, seed: 7, steps: 40 })).toMatchFileSnapshot(
    './playthroughs/random.txt',
  );
});

test('the bot beats random play nearly always, from its view alone', () => {
  const { game } = twilight;
  const rng = seeded(3);
  const MATCHES_EACH = 30;
  let score = 0;
  for (let i = 0; i < 2 * MATCHES_EACH; i++) {
    const botSeat = i % 2;
    const state = game.start(2, {});
    for (let turn = game.turn(state); ; turn = game.turn(state)) {
      if (turn.kind === 'over') {
        score += (turn.payoffs[botSeat]! + 1) / 2;
        break;
      }
      if (turn.kind === 'roll') {
        game.apply(state, [game.roll(state, rng)], silence);
        continue;
      }
      const seat = turn.seats[0]!;
      const options = game.options(state, seat);
      const index = seat === botSeat ? twilight.bot(game.view(state, seat), options, rng) : rng(options.length);
      game.apply(state, [options[index]!], silence);
    }
  }
  expect(score / (2 * MATCHES_EACH)).toBeGreaterThan(0.95);
});
