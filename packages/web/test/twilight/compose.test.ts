import { ALL_PIECES, CARDS, twilight as title, type Choice, type State } from '@ridotto/games/twilight';
import { seeded } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { anyPosition } from '../../../games/twilight/test/positions.ts';
import { position } from '../../../games/twilight/test/twilight.ts';
import {
  attemptAt,
  NO_WISH,
  targetsOf,
  waysFor,
  waysOf,
  withMeans,
  type Means,
  type Wish,
} from '../../src/games/twilight/compose.ts';
import { CELLS, laneOf } from '../../src/games/twilight/lanes.ts';

const optionsOf = (state: State) =>
  title.game.options(state, state.toMove!).map((choice: Choice) => ({
    choice,
    say: title.notation.write(choice),
    text: title.notation.write(choice),
  }));
const waysAt = (state: State) => waysOf(optionsOf(state), state.board);
const saysOf = (state: State, wish: Partial<Wish>) =>
  waysFor(waysAt(state), { ...NO_WISH, ...wish }).map(({ option }) => option.say);

describe('a step chosen bit by bit', () => {
  test('[T24] a Guard that goes one cell leaves one for the other Guard', () => {
    const state = position('D0 w-3 e3', { hand: 'G11 D' });
    const wish = withMeans(waysAt(state), NO_WISH, 'G11');
    const open = waysFor(waysAt(state), wish);
    expect(targetsOf(open, wish).map(({ piece, cell }) => `${piece} ${cell}`)).toEqual([
      'w -5',
      'w -4',
      'w -2',
      'w -1',
      'e 1',
      'e 2',
      'e 4',
      'e 5',
    ]);
    expect(saysOf(state, { means: 'G11', places: { w: -1 } })).toEqual(['G11 w++']);
    expect(saysOf(state, { means: 'G11', places: { w: -2 } })).toEqual(['G11 w+ e+', 'G11 w+ e-']);
  });

  test('[T22] where a Guard is in his way the Doge goes by a Cortege only', () => {
    const state = position('D0 w-1 e3', { hand: 'D D' });
    expect(saysOf(state, { piece: 'doge', places: { doge: -1 } })).toEqual(['DD-']);
    expect(saysOf(state, { piece: 'doge', places: { doge: 1 } })).toEqual(['D+', 'DD+']);
  });

  test('[T28] a Harlequin card moves the Harlequin, unless another piece is chosen', () => {
    const state = position('D1 w-5 e5 H-3', { hand: 'H2' });
    const wish = withMeans(waysAt(state), NO_WISH, 'H2');
    expect(wish.on).toBe('harlequin');
    expect(waysFor(waysAt(state), wish).map(({ option }) => option.say)).toEqual(['H2+', 'H2-']);
    expect(saysOf(state, { means: 'H2', on: 'doge', piece: 'doge' })).toEqual(['H2>D+', 'H2>D-']);
  });

  test('[T27] the Guild’s Word calls who is chosen', () => {
    const state = position('D0 w-5 e5 M-2', { hand: 'H2' });
    expect(saysOf(state, { means: 'word', piece: 'doge' })).toEqual(['word D']);
    expect(saysOf(state, { means: 'word', piece: 'w' })).toEqual(['word w']);
  });

  test('whatever the rules allow can be chosen, card first, in any order of its places', () => {
    const rng = seeded(7);
    for (let game = 0; game < 60; game++) {
      const ways = waysAt(anyPosition(rng));
      for (const way of ways) {
        const places: Record<string, number> = {};
        const wish: Wish = { ...NO_WISH, means: way.means, on: way.on, places };
        for (let open = waysFor(ways, wish); open.length > 1; open = waysFor(ways, wish)) {
          const fitting = targetsOf(open, wish).filter(({ piece, cell }) => way.to[piece] === cell);
          expect(fitting.length, way.option.say).toBeGreaterThan(0);
          const { piece, cell } = fitting[rng(fitting.length)]!;
          places[piece] = cell;
        }
        expect(waysFor(ways, wish)).toEqual([way]);
      }
    }
  });

  test('two places of one lane are never the same cell, but for the Guild’s Word', () => {
    const rng = seeded(8);
    for (let game = 0; game < 60; game++) {
      const ways = waysAt(anyPosition(rng));
      for (const means of new Set<Means>(ways.map((way) => way.means))) {
        if (means === 'word') continue;
        const wish = withMeans(ways, NO_WISH, means);
        const spots = targetsOf(waysFor(ways, wish), wish).map(({ piece, cell }) => `${laneOf(piece)} ${cell}`);
        expect(new Set(spots).size).toBe(spots.length);
      }
    }
  });
});

test('wherever a chosen card can’t go, there is a reason', () => {
  const rng = seeded(9);
  for (let game = 0; game < 60; game++) {
    const state = anyPosition(rng);
    const view = title.game.view(state, state.toMove!);
    const ways = waysAt(state);
    for (const means of CARDS.filter((card) => ways.some((way) => way.means === card))) {
      const wish = { ...NO_WISH, means };
      const targets = targetsOf(waysFor(ways, wish), wish);
      for (const piece of ALL_PIECES) {
        for (const cell of CELLS) {
          if (cell === state.board[piece] || targets.some((other) => other.piece === piece && other.cell === cell))
            continue;
          const attempt = attemptAt(means, state.board, { piece, cell });
          expect(title.explain(view, attempt), attempt).toBeDefined();
        }
      }
    }
  }
});
