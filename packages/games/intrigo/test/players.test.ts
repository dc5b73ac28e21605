import { applyGiven, seeded, type Seat } from '@ridotto/kernel';
import { anyGiven } from '@ridotto/kernel/testing';
import { describe, expect, test } from 'vitest';
import { players } from '../bot/players.ts';
import { HIRED, TOKEN_UP } from '../rules/choices.ts';
import { CARDS, type Card, type Family, type State } from '../rules/model.ts';
import { title } from '../title.ts';
import { drafted } from './intrigo.ts';

const { game, notation } = title;

const NONE = { merchants: 0, military: 0, clergy: 0, farmers: 0, workers: 0 };
const ONE_SHORT = { merchants: 1, military: 1, clergy: 1, farmers: 1, workers: 0 };

/** The last seal that somebody wants lies at the door, and one gap beside it is free. Nobody can hire. */
function withDoorOpen(seed: number, seals: typeof NONE): { state: State; me: Seat } {
  const { state } = drafted(3, seed);
  const me = state.toMove;
  const rival = (me + 1) % 3;
  state.buildings = state.buildings.map(({ token }, at) =>
    at === 0 ? TOKEN_UP.workers : token === 'workers' ? TOKEN_UP.ducat : TOKEN_UP[token!],
  );
  state.gaps = state.gaps.with(state.gaps.length - 1, HIRED.courtesan[0]!);
  state.purses = [0, 0, 0];
  state.seals = [NONE, NONE, NONE].with(rival, seals);
  return { state, me };
}

const answer = (state: State, me: Seat, level: 'keen' | 'master'): string =>
  players[level]({ view: game.view(state, me), told: [], options: game.options(state, me) }, seeded(1))
    .map(notation.answer.write)
    .join();

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The first pick of a game, from this pack; the next seat has such seals. */
function picking(pack: readonly Card[], seals: typeof NONE): { state: State; me: Seat } {
  const state = game.start(3, {});
  const rng = seeded(1);
  while (state.phase !== 'draft') applyGiven(game, state, anyGiven(game, state, rng), () => {});
  const me = state.families.indexOf(CARDS[pack[0]!].house as Family);
  state.buildings = state.buildings.with(0, TOKEN_UP.workers);
  state.hands = state.hands.with(me, pack);
  state.seals = state.families.map((family) => (family === CARDS[pack[1]!].house ? seals : NONE));
  return { state, me };
}

describe.each(['keen', 'master'] as const)('%s', (level) => {
  test.each(SEEDS)('closes the gap through which another would win (draft %i)', (seed) => {
    const { state, me } = withDoorOpen(seed, ONE_SHORT);
    expect(answer(state, me, level)).toMatch(/@0$/);
  });

  test('and does otherwise where nobody is near', () => {
    const closed = SEEDS.filter((seed) => {
      const { state, me } = withDoorOpen(seed, NONE);
      return answer(state, me, level).endsWith('@0');
    });
    expect(closed.length).toBeLessThan(SEEDS.length);
  });

  test('keeps a rival’s 4 rather than an own 2, but only from who can win with it', () => {
    const kept = (seals: typeof NONE) => {
      const { state, me } = picking(['C2', 'D4', 'D2', 'M3'], seals);
      return answer(state, me, level);
    };
    expect(kept(ONE_SHORT)).toBe('keep D4');
    expect(kept(NONE)).toBe('keep C2');
  });
});
