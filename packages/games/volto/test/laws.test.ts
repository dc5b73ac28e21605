import { seeded } from '@ridotto/kernel';
import { checkLaws, playthrough } from '@ridotto/kernel/testing';
import { expect, test } from 'vitest';
import { volto } from '../index.ts';

const GAMES = 2000;

test(`the laws hold on ${GAMES} random games`, () => {
  const played = checkLaws(volto, { seats: 2, setup: {}, games: GAMES, seed: 1 });
  expect(played.games).toBe(GAMES);
  expect(played.longest).toBeLessThan(1000);
});

test('a playthrough, every view beside the truth', async () => {
  await expect(playthrough(volto, { seats: 2, setup: {}, seed: 5 })).toMatchFileSnapshot('./playthroughs/random.txt');
});

test('the bot wins most games against random play, from its view alone', () => {
  const { game } = volto;
  const rng = seeded(3);
  let score = 0;
  const GAMES_EACH = 40;
  for (let i = 0; i < 2 * GAMES_EACH; i++) {
    const botSeat = i % 2;
    const state = game.start(2, {});
    for (let turn = game.turn(state); ; turn = game.turn(state)) {
      if (turn.kind === 'over') {
        score += (turn.payoffs[botSeat]! + 1) / 2;
        break;
      }
      const answers =
        turn.kind === 'roll'
          ? [game.roll(state, rng)]
          : turn.seats.map((seat) => {
              const options = game.options(state, seat);
              const index = seat === botSeat ? volto.bot(game.view(state, seat), options, rng) : rng(options.length);
              return options[index]!;
            });
      game.apply(state, answers, () => {});
    }
  }
  expect(score / (2 * GAMES_EACH)).toBeGreaterThan(0.8);
});
