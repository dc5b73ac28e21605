import { playerOf } from '@ridotto/bots';
import { GAME_IDS, loadTitle } from '@ridotto/games/catalog';
import {
  heard,
  LEVELS,
  listen,
  same,
  seeded,
  setupOf,
  type AnyKinds,
  type AnyTitle,
  type Level,
} from '@ridotto/kernel';
import { anyGiven } from '@ridotto/kernel/testing';
import { describe, expect, test } from 'vitest';

const isLong = process.env.MODE === 'long'; // npm run honest
const POSITIONS = isLong ? 2000 : 7; // of each game and level
const PATIENCE = isLong ? 4 * 3600_000 : 120_000; // milliseconds: the strongest think long
const EVERY = 7; // steps between two of them

/** Replaces the world by another that the seat can't tell apart, again and again; the answers that differ. */
async function differences(title: AnyTitle, level: Level, seed: number): Promise<{ tried: number; differ: string[] }> {
  const { game, notation } = title;
  const player = (await title.players?.())?.[level] ?? playerOf<AnyKinds>(title.bot.bind(title));
  const rng = seeded(seed);
  const differ: string[] = [];
  let tried = 0;
  while (tried < POSITIONS) {
    const [least, most] = title.manifest.seats;
    const seats = least + rng(most - least + 1);
    const state = game.start(seats, setupOf(title, {}, seats)!);
    const told: AnyKinds['event'][] = [];
    for (let step = 0; game.turn(state).kind !== 'over' && tried < POSITIONS; step++) {
      const turn = game.turn(state);
      if (turn.kind === 'ask' && step % EVERY === 0) {
        const seat = turn.seats[rng(turn.seats.length)]!;
        const view = game.view(state, seat);
        const world = game.guess(view, rng);
        const own = heard(game, told, seat, seats);
        const mind = rng(2 ** 32);
        const reply = (at: AnyKinds['state']) =>
          player({ view: game.view(at, seat), told: own, options: game.options(at, seat) }, seeded(mind)).map(
            (answer) => notation.answer.write(answer),
          );
        const [real, other] = [reply(state), reply(world)];
        if (!same(real, other)) differ.push(`seat ${seat} at step ${step}: ${real.join('; ')} or ${other.join('; ')}`);
        tried++;
      }
      told.push(...listen(game, state, anyGiven(game, state, rng)));
    }
  }
  return { tried, differ };
}

describe.each(GAME_IDS)('bots of %s are honest: no secret changes their answer', (id) => {
  test.each(LEVELS)('%s', { timeout: PATIENCE }, async (level) => {
    const { tried, differ } = await differences(await loadTitle(id), level, 1);
    expect(tried).toBe(POSITIONS);
    expect(differ).toEqual([]);
  });
});
