import { seeded, silence } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { without, type State, type Answer } from '../rules/model.ts';
import { reachable, type Reached } from '../rules/reachable.ts';
import { game } from '../rules/rules.ts';
import { anyPosition } from './positions.ts';
import { position, twilight } from './twilight.ts';

const LONG = 180_000; // milliseconds, beside other work

const textOf = ({ board, spent }: Pick<Reached, 'board' | 'spent'>): string =>
  `${Object.values(board).join(' ')} | ${spent.join(' ')}`;

/** Plays a whole turn step by step. */
function played(state: State, steps: readonly Answer[]): State {
  const after = game.clone(state);
  for (const step of steps) {
    expect(game.options(after, state.toMove!)).toContain(step);
    game.apply(after, [step], silence);
  }
  return after;
}

/** What a state has come to since the turn began. */
const resultOf = (before: State, after: State): string => {
  const seat = before.toMove as 0 | 1;
  return textOf({ board: after.board, spent: without(before.hands[seat], after.hands[seat]) });
};

/** Every turn there is, in every order, without any thought of repetition. */
function everyResult(state: State): Set<string> {
  const results = new Set<string>();
  const follow = (now: State): void => {
    for (const step of game.options(now, state.toMove!)) {
      const next = game.clone(now);
      game.apply(next, [step], silence);
      if (next.phase === 'turn' && next.played.length > 0) follow(next);
      else results.add(resultOf(state, next));
    }
  };
  follow(state);
  return results;
}

function expectAll(state: State): void {
  const found = reachable(state);
  const texts = found.map(textOf);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.toSorted()).toEqual([...everyResult(state)].sort());
  for (const result of found) expect(resultOf(state, played(state, result.steps))).toBe(textOf(result));
}

describe('the results of a turn', () => {
  test('are all that brute force finds, each once, with a way there, in 300 positions', { timeout: LONG }, () => {
    const rng = seeded(8);
    for (let i = 0; i < 300; i++) expectAll(anyPosition(rng, 1 + rng(4)));
  });

  test('in the middle of a turn too', () => {
    const rng = seeded(9);
    for (let i = 0; i < 150; i++) {
      const state = anyPosition(rng, 4);
      const plays = game.options(state, state.toMove!).filter(({ kind }) => kind === 'play');
      if (plays.length === 0) continue;
      game.apply(state, [plays[rng(plays.length)]!], silence);
      if (state.phase === 'turn') expectAll(state);
    }
  });

  test('with a large hand of one type', () => {
    expectAll(position('D0 w-5 e5', { hand: 'D D D D D' }));
    expectAll(position('D0 w-5 e6', { hand: 'G1 G1 G11 GX' }));
    expectAll(position('H-2 M7', { hand: 'H1 H2 H2 HX' }));
  });

  test('of a single Doge card', () => {
    const found = reachable(position('D0 w-2 e2 M5', { hand: 'D' }));
    expect(found.map(({ steps }) => steps.map(({ say }) => say).join(' '))).toEqual([
      'D+ end',
      'D- end',
      'word e',
      'discard',
    ]);
  });

  test('[T34] a turn that wins has no end to say', () => {
    const won = reachable(position('D6 w5 e8', { hand: 'D D' })).filter(({ board }) => board.doge === 7);
    expect(won.map(({ steps }) => steps.map(({ say }) => say))).toEqual([['D+']]);
  });

  test('a line that ends where it began is one result, whichever pieces went there and back', () => {
    const found = reachable(position('D0 w-5 e5 H-1', { hand: 'H2 H2' }));
    const still = found.filter(
      ({ board, spent }) => spent.length === 2 && textOf({ board, spent }).startsWith('0 -5 5 -1 -1 0'),
    );
    expect(still).toHaveLength(1);
  });

  test('a discard that only repeats what playing the hand comes to is not counted twice', () => {
    const found = reachable(position('D0 w-5 e5', { hand: 'D D' }));
    expect(found.some(({ steps }) => steps[0]!.kind === 'discard')).toBe(false);
    const other = reachable(position('D0 w-5 e8', { hand: 'D D' })); // here the Favourite would step
    expect(other.some(({ steps }) => steps[0]!.kind === 'discard')).toBe(true);
  });

  test('are the same from the view of the seat to move', () => {
    const { state } = twilight('', { hand: 'D D G11 H3 M2', other: 'G1' });
    expect(reachable(game.view(state, 0))).toEqual(reachable(state));
  });
});
