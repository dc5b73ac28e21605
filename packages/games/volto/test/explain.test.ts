import { describe, expect, test } from 'vitest';
import type { ReasonCode } from '../rules/explain.ts';
import { title as volto } from '../title.ts';
import { Board } from './board.ts';

const POSITION = `
  c....
  .n...
  ....n
  .nA..
  .LN..
  .S...
  N...C`;

describe('why not', () => {
  test.each<[attempt: string, code: ReasonCode, rule: string]>([
    ['z9', 'off-board', 'V1'],
    ['a1-a9', 'off-board', 'V1'],
    ['hello', 'not-notation', 'V6'],
    ['NAANL CNSLA', 'already-arranged', 'V4'],
    ['d5', 'empty-cell', 'V6'],
    ['b6', 'not-your-mask', 'V6'],
    ['e1-e1', 'no-pass', 'V6'],
    ['c3-b3', 'own-mask-there', 'V7'],
    ['a1-b2', 'own-mask-there', 'V7'],
    ['c3-d4', 'noble-steps', 'V8'],
    ['c4-c5', 'advisor-steps', 'V9'],
    ['e1-e3', 'candidate-steps', 'V10'],
    ['b3-b5', 'lady-steps', 'V11'],
    ['b3-b4', 'lady-never-captures', 'V11'],
    ['b2-a2', 'soldier-ahead', 'V12'],
    ['b2-b5', 'soldier-blocked', 'V12'],
    ['b2', 'soldier-blocked', 'V12'],
  ])('%s: %s [%s]', (attempt, code, rule) => {
    expect(new Board(POSITION).explain(attempt)).toMatchObject({ code, rule });
  });

  test.each(['d7', 'd7-d6'])('%s: soldier-in-palace [V13]', (attempt) => {
    const board = new Board(POSITION.replace('c....', 'c..S.').replace('.S...', '.....'));
    expect(board.explain(attempt)).toMatchObject({ code: 'soldier-in-palace', rule: 'V13' });
  });

  test('nothing, for what can be chosen', () => {
    const board = new Board(POSITION);
    for (const move of board.options()) expect(board.explain(move)).toBeUndefined();
    expect(board.explain('a1')).toBeUndefined();
  });

  test('everything else has a reason', () => {
    const board = new Board(POSITION);
    const options = new Set(board.options());
    const cells = ['a', 'b', 'c', 'd', 'e'].flatMap((column) => [1, 2, 3, 4, 5, 6, 7].map((row) => `${column}${row}`));
    for (const from of cells) {
      for (const to of cells) expect(board.explain(`${from}-${to}`) === undefined).toBe(options.has(`${from}-${to}`));
    }
  });

  test('a mask hemmed in by its own', () => {
    const board = new Board(`
      c....
      .....
      .....
      .....
      .....
      NA...
      NN..C`);
    expect(board.explain('a1')).toMatchObject({ rule: 'V7', code: 'mask-blocked', about: { kind: 'noble' } });
  });

  test('the other’s turn, a spectator, the end', () => {
    const board = new Board(POSITION);
    expect(board.explain('b6-b5', 1)).toMatchObject({ rule: 'V6', code: 'not-your-turn' });
    expect(board.explain('a1-a2', 'public')).toMatchObject({ code: 'not-a-player' });
    board.state.phase = 'over';
    expect(board.explain('a1-a2')).toMatchObject({ rule: 'V25', code: 'game-over' });
  });
});

describe('arranging', () => {
  const { game } = volto;
  const state = game.start(2, {});
  test('waits for chance', () => {
    expect(volto.explain(game.view(state, 0), 'NAANL CNSLA')).toMatchObject({ rule: 'V5', code: 'wait-for-first' });
  });
  test.each([
    ['NAANL CNSLA', undefined],
    ['NAANLCNSLA', undefined],
    ['NNNNL CNSLA', { rule: 'V2', code: 'arrange-counts', about: { kind: 'noble', count: 3 } }],
    ['NAAN', { rule: 'V4', code: 'arrange-ten' }],
    ['XAANL CNSLA', { rule: 'V4', code: 'arrange-ten' }],
    ['b2-b3', { rule: 'V4', code: 'arrange-first' }],
  ])('%s', (attempt, reason) => {
    const arranging = game.clone(state);
    game.applyRoll(arranging, { kind: 'first', seat: 0 }, () => {});
    expect(volto.explain(game.view(arranging, 0), attempt)).toEqual(reason);
  });
});
