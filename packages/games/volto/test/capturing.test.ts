import { expect, test } from 'vitest';
import { Board } from './board.ts';

test.each([
  ['n', 'noble'],
  ['a', 'advisor'],
  ['s', 'soldier'],
])('[V14] a captured %s leaves the board and play goes on', (letter, kind) => {
  const board = new Board(`
    c...l
    .....
    ..${letter}..
    ..N..
    .....
    .....
    ....C`).move('c4-c5');
  expect(board.rows).toEqual(['c...l', '.....', '..N..', '.....', '.....', '.....', '....C']);
  expect(board.told).toContainEqual({ type: 'captured', seat: 1, at: 22, kind });
  expect(board.result).toBeNull();
});

test('[V15] capturing the Candidate wins at once', () => {
  const board = new Board(`
    .....
    .....
    ..c..
    ..N..
    .....
    .....
    ....C`).move('c4-c5');
  expect(board.result).toEqual({ winner: 0, by: 'candidate' });
});

test('[V16] a captured Lady takes her captor with her', () => {
  const board = new Board(`
    c...l
    .....
    ..l..
    ..N..
    .....
    .....
    ....C`).move('c4-c5');
  expect(board.rows).toEqual(['c...l', '.....', '.....', '.....', '.....', '.....', '....C']);
  expect(board.result).toBeNull();
  expect(board.state.toMove).toBe(1);
});

test('[V17] captured masks are shown; so is a captor that leaves with a Lady', () => {
  const board = new Board(`
    c...l
    .....
    ..l..
    ..N..
    .....
    .....
    ....C`).move('c4-c5');
  expect(board.told).toEqual([
    { type: 'moved', seat: 0, from: 17, to: 22 },
    { type: 'captured', seat: 1, at: 22, kind: 'lady' },
    { type: 'left', seat: 0, at: 22, kind: 'noble' },
  ]);
});

test('[V17] a captor that stays on the board stays hidden', () => {
  const board = new Board(`
    c...l
    .....
    ..n..
    ..N..
    .....
    .....
    ....C`).move('c4-c5');
  expect(board.seenBy(1)).toEqual(['c...l', '.....', '..?..', '.....', '.....', '.....', '....?']);
  expect(board.seenBy('public')).toEqual(['?...?', '.....', '..?..', '.....', '.....', '.....', '....?']);
});
