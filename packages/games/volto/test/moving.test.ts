import { describe, expect, test } from 'vitest';
import { Board } from './board.ts';

test('[V6] a turn is one move of one own mask; then it is the other’s turn', () => {
  const board = new Board(`
    c....
    ..n..
    .....
    .....
    .....
    ..N..
    ....C`);
  expect(board.options().every((move) => /^(c2|e1)-/.test(move))).toBe(true);
  board.move('c2-c3');
  expect(board.state.toMove).toBe(1);
  expect(board.options().every((move) => /^(c6|a7)-/.test(move))).toBe(true);
});

test('[V6] there is no passing', () => {
  const board = new Board(`
    c....
    .....
    .....
    .....
    .....
    .....
    ....C`);
  expect(board.from('e1')).toEqual(['d1', 'd2', 'e2']);
  expect(board.explain('e1-e1')).toEqual({ rule: 'V6', code: 'no-pass' });
});

test('[V7] never onto one’s own, and entering an opponent’s cell captures', () => {
  const board = new Board(`
    c....
    .....
    .....
    ..n..
    .AN..
    ..A..
    ....C`);
  expect(board.from('c3')).toEqual(['c4', 'd3']); // not b3, not c2
  expect(board.move('c3-c4').rows).toEqual(['c....', '.....', '.....', '..N..', '.A...', '..A..', '....C']);
});

describe('each kind in the open', () => {
  const inTheOpen = (letter: string) =>
    new Board(`
      c....
      .....
      .....
      ..${letter}..
      .....
      .....
      ....C`).from('c4');

  test('[V8] a Noble goes one cell straight', () => {
    expect(inTheOpen('N')).toEqual(['b4', 'c3', 'c5', 'd4']);
  });
  test('[V9] an Advisor goes one cell diagonally', () => {
    expect(inTheOpen('A')).toEqual(['b3', 'b5', 'd3', 'd5']);
  });
  test('[V11] a Lady goes one cell in any direction', () => {
    expect(inTheOpen('L')).toEqual(['b3', 'b4', 'b5', 'c3', 'c5', 'd3', 'd4', 'd5']);
  });
  test('[V12] the Soldier goes straight ahead, any number of cells', () => {
    expect(inTheOpen('S')).toEqual(['c5', 'c6', 'c7']);
  });
});

describe('each kind surrounded', () => {
  const surrounded = (letter: string) =>
    new Board(`
      c....
      .....
      .nna.
      .a${letter}n.
      .las.
      .....
      ....C`).from('c4');

  test('[V8] a Noble captures straight', () => {
    expect(surrounded('N')).toEqual(['b4', 'c3', 'c5', 'd4']);
  });
  test('[V9] an Advisor captures diagonally', () => {
    expect(surrounded('A')).toEqual(['b3', 'b5', 'd3', 'd5']);
  });
  test('[V11] a Lady captures nobody', () => {
    expect(surrounded('L')).toEqual([]);
  });
  test('[V12] the Soldier captures the first mask ahead', () => {
    expect(surrounded('S')).toEqual(['c5']);
  });
});

test('[V10] the Candidate goes one cell in any direction, and captures', () => {
  const board = new Board(`
    c....
    .....
    .....
    .....
    .n...
    ..C..
    .....`);
  expect(board.from('c2')).toEqual(['b1', 'b2', 'b3', 'c1', 'c3', 'd1', 'd2', 'd3']);
});

test('[V12] the Soldier stops before its own, and at the first opponent', () => {
  const board = new Board(`
    c....
    .n..N
    .....
    .....
    .....
    .S..C
    .....`);
  expect(board.from('b2')).toEqual(['b3', 'b4', 'b5', 'b6']);
  const blocked = new Board(`
    c....
    .n..N
    .....
    .L...
    .....
    .S..C
    .....`);
  expect(blocked.from('b2')).toEqual(['b3']);
});

test('[V12] seat 1’s Soldier goes down', () => {
  const board = new Board(
    `
    c....
    ..s..
    .....
    .....
    ..N..
    .....
    ....C`,
    1,
  );
  expect(board.from('c6')).toEqual(['c3', 'c4', 'c5']);
});

test('[V13] a Soldier in the opponent’s palace stays there, and can be captured', () => {
  const board = new Board(`
    c..S.
    ...n.
    .....
    .....
    .....
    .....
    ....C`);
  expect(board.from('d7')).toEqual([]);
  expect(board.explain('d7')).toEqual({ rule: 'V13', code: 'soldier-in-palace' });
  expect(board.move('e1-e2', 'd6-d7').rows[0]).toBe('c..n.');
});
