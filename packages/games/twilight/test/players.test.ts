import { playBlock, summaryOf } from '@ridotto/bots/arena';
import { LEVELS, seeded, type Level } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { players } from '../bot/players.ts';
import { pool } from '../bot/pool.ts';
import { favouriteStep } from '../rules/board.ts';
import { title } from '../title.ts';
import { twilight } from './twilight.ts';

const against = (level: Level, other: string, blocks: number) => {
  const contest = {
    title,
    pool,
    seats: 2,
    setup: {},
    candidate: players[level],
    other: pool.players[other]!,
    seed: 1,
    cap: pool.cap,
  };
  return summaryOf(Array.from({ length: blocks }, (_, block) => playBlock(contest, block)));
};

describe('players', () => {
  test.each(LEVELS)('%s wins against random', (level) => {
    expect(against(level, 'random', level === 'master' ? 1 : 6).score).toBeGreaterThan(level === 'novice' ? 0.5 : 0.9);
  });

  test('one that counts the Favourite’s next step is better than one that doesn’t', () => {
    expect(against('able', 'simple', 20).score).toBeGreaterThan(0.6);
  });

  test('one that has learnt how likely it wins is better than one that goes by weights', () => {
    expect(against('keen', 'greedy', 20).score).toBeGreaterThan(0.6);
  });

  test('answer with a whole turn, step by step as the rules ask', () => {
    const { game } = title;
    const state = game.start(2, {});
    const rng = seeded(3);
    while (game.turn(state).kind === 'roll') game.applyRoll(state, game.roll(state, rng), () => {});
    const seat = state.toMove!;
    const reply = players.master({ view: game.view(state, seat), told: [], options: game.options(state, seat) }, rng);
    for (const answer of reply) {
      expect(game.options(state, seat).map(({ say }) => say)).toContain(answer.say);
      game.apply(state, [answer], () => {});
    }
    expect(state.phase).not.toBe('turn');
  });
});

describe('a piece in the other’s mansion, the Favourite two cells from it', () => {
  const HAND = 'D D D D M2 M3 G1 H2';

  test.each([
    ['is led away', 'D-1 w-4 e1 M8 H-2 F5', ['M2-', 'M3-', 'end']],
    ['is outweighed by a Cortege that turns her round', 'D-2 w-5 e1 M7 H2 F5', ['DD-', 'DD-', 'end']],
  ])('%s', (_, pieces, turn) => {
    for (const seed of [1, 2, 3]) {
      const script = twilight(pieces, { hand: HAND, other: 'D D G11 G11 H3 H4 M2 M2' });
      const { game } = title;
      const asked = { view: game.view(script.state, 0), told: [], options: game.options(script.state, 0) };
      const says = players.master(asked, seeded(seed)).map(({ say }) => say);
      expect(says).toEqual(turn);
      expect(favouriteStep(script.say(...says).state.board)).toBeLessThanOrEqual(0);
    }
  });
});
