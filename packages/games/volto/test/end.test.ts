import { admit, isRefusal, open, play, seeded, silence, type Entry, type Seat } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { title as volto } from '../title.ts';
import { Board } from './board.ts';

test('[V18] a Candidate that takes a Lady loses', () => {
  const board = new Board(`
    c...l
    .....
    ..l..
    .C...
    .....
    .....
    .....`).move('b4-c5');
  expect(board.result).toEqual({ winner: 1, by: 'candidate' });
});

test('[V18] also when the Lady stood in the palace', () => {
  const board = new Board(`
    ..l.l
    .C...
    c....
    .....
    .....
    .....
    .....`).move('b6-c7');
  expect(board.result).toEqual({ winner: 1, by: 'candidate' });
});

test('[V19] whose both Ladies have been captured wins', () => {
  const board = new Board(`
    c...l
    ..n..
    ..l..
    ..NN.
    .....
    .....
    ....C`).move('c4-c5', 'e7-d7', 'd4-d5', 'd7-d6', 'd5-d6');
  expect(board.result).toEqual({ winner: 1, by: 'ladies' });
});

test('[V19] one Lady is not enough', () => {
  const board = new Board(`
    c...l
    ..n..
    ..l..
    ..NN.
    .....
    .....
    ....C`).move('c4-c5');
  expect(board.result).toBeNull();
});

describe('[V20] the Candidate in the opponent’s palace', () => {
  test('wins at the end of its own move', () => {
    const board = new Board(`
      c...l
      ...C.
      .....
      .....
      .....
      .....
      .....`).move('d6-d7');
    expect(board.result).toEqual({ winner: 0, by: 'palace' });
    expect(board.told.at(-1)).toMatchObject({ type: 'over', result: { winner: 0, by: 'palace' } });
  });

  test('also by capturing something other than a Lady', () => {
    const board = new Board(`
      c..nl
      ...C.
      .....
      .....
      .....
      .....
      .....`).move('d6-d7');
    expect(board.result).toEqual({ winner: 0, by: 'palace' });
  });

  test('wins for seat 1 in row 1', () => {
    const board = new Board(
      `
      .....
      .....
      .....
      .....
      .....
      c....
      .C...`,
      1,
    ).move('a2-a1');
    expect(board.result).toEqual({ winner: 1, by: 'palace' });
  });

  test('any other mask may stand there', () => {
    const board = new Board(`
      c...l
      ...N.
      .....
      .....
      .....
      .....
      ....C`).move('d6-d7');
    expect(board.result).toBeNull();
  });
});

test('[V21] who has no move on their turn loses', () => {
  const board = new Board(`
    .....
    .....
    .....
    .....
    .....
    n....
    s...C`);
  board.state.cells[board.state.kinds.indexOf('candidate', 10)] = null; // only the Soldier and a Noble are left to seat 1
  expect(board.move('e1-d1').result).toBeNull(); // the Noble can move
  const stuck = new Board(`
    .....
    .....
    .....
    .....
    .....
    ..N..
    s...C`);
  expect(stuck.move('c2-b2').result).toEqual({ winner: 0, by: 'stuck' });
});

describe('[V22] repetition', () => {
  const shuffle = ['c3-c4', 'c6-c5', 'c4-c3', 'c5-c6'];
  const position = `
    c....
    ..n..
    .....
    .....
    ..N..
    .....
    ....C`;

  test('the third time is a draw', () => {
    const board = new Board(position).move(...shuffle, ...shuffle.slice(0, 3));
    expect(board.result).toBeNull();
    expect(board.move('c5-c6').result).toEqual({ winner: null, by: 'repetition' });
  });

  test('the same cells with the other player to move are another position', () => {
    // The Candidate walks a triangle of three moves while the Noble goes there and back: parity shifts.
    const board = new Board(position).move('e1-d1', 'c6-c5', 'd1-e2', 'c5-c6', 'e2-e1', 'c6-c5');
    expect(board.move('e1-d1', 'c5-c6', 'd1-e2', 'c6-c5', 'e2-e1', 'c5-c6').result).toBeNull(); // back for the second time
    expect(
      board.move('e1-d1', 'c6-c5', 'd1-e2', 'c5-c6', 'e2-e1', 'c6-c5', 'e1-d1', 'c5-c6', 'd1-e2', 'c6-c5', 'e2-e1')
        .result,
    ).toBeNull();
    expect(board.move('c5-c6').result).toEqual({ winner: null, by: 'repetition' });
  });

  test('two Nobles that have changed places are not the same masks', () => {
    const board = new Board(`
      c....
      ..n..
      .....
      .....
      .NN..
      .....
      ....C`);
    // b3 and c3 change places in six moves of seat 0; seat 1 goes there and back.
    const swap = ['b3-b4', 'c6-c5', 'c3-b3', 'c5-c6', 'b4-c4', 'c6-c5', 'c4-c3', 'c5-c6'];
    expect(board.move(...swap, ...swap).result).toBeNull(); // the start stands for the second time only
    expect(board.move(...swap).result).toBeNull(); // swapped once more: the second time for the other order
    expect(board.move(...swap.slice(0, 7)).result).toBeNull();
    expect(board.move('c5-c6').result).toEqual({ winner: null, by: 'repetition' });
  });

  test('a capture starts the count anew', () => {
    const board = new Board(`
      c..l.
      ..nn.
      ...N.
      .....
      ..N..
      .....
      ....C`).move(...shuffle, 'd5-d6', 'd7-e7', ...shuffle, ...shuffle.slice(0, 3));
    expect(board.result).toBeNull();
    expect(board.move('c5-c6').result).toEqual({ winner: null, by: 'repetition' });
  });
});

test('[V23] a hundred moves without a capture are a draw', () => {
  const board = new Board(`
    n.c.n
    .....
    l...l
    .....
    L...L
    .....
    N.C.N`);
  const rng = seeded(4);
  for (let quiet = 1; quiet <= 100; quiet++) {
    expect(board.result).toBeNull();
    const calm = board.options().filter((move) => !captures(board, move) && staysHome(board, move));
    board.move(calm[rng(calm.length)]!);
    expect(board.state.quiet).toHaveLength(quiet);
  }
  expect(board.result).toEqual({ winner: null, by: 'quiet' });
});

const captures = (board: Board, move: string) => {
  const [, column, row] = /-(.)(.)$/.exec(move)!;
  return board.rows[7 - Number(row)]!['abcde'.indexOf(column!)] !== '.';
};

/** Each side keeps to its half, so that nothing is decided. */
const staysHome = (board: Board, move: string) => (board.state.toMove === 0 ? /[1-3]$/ : /[5-7]$/).test(move);

describe('[V24] courtesies', () => {
  const START: Entry[] = [
    { roll: { kind: 'first', seat: 0 } },
    { seat: 0, say: 'NAANL CNSLA' },
    { seat: 1, say: 'NAANL CNSLA' },
  ];
  function playAll(...entries: Entry[]) {
    const table = open(volto, 2, {});
    for (const entry of [...START, ...entries]) {
      const step = admit(volto, table, entry);
      if (isRefusal(step)) return step;
      play(volto, table, step, silence);
    }
    return volto.game.turn(table.state);
  }
  const say = (seat: Seat, word: string) => ({ seat, say: word });

  test('a player may resign at any time, also on the other’s turn', () => {
    expect(playAll(say(1, 'resign'))).toEqual({ kind: 'over', payoffs: [1, -1], reason: 'resigned' });
  });

  test('a draw that is offered and accepted', () => {
    expect(playAll(say(0, 'draw'), say(1, 'draw'))).toEqual({ kind: 'over', payoffs: [0, 0], reason: 'agreed' });
  });

  test('the offer stands while its maker moves, and falls when the other does', () => {
    expect(playAll(say(0, 'draw'), say(0, 'b2-b3'), say(1, 'draw'))).toMatchObject({ kind: 'over', reason: 'agreed' });
    expect(playAll(say(0, 'draw'), say(0, 'b2-b3'), say(1, 'b6-b5'), say(1, 'draw'))).toMatchObject({ kind: 'ask' });
  });

  test('nobody accepts their own offer', () => {
    expect(playAll(say(0, 'draw'), say(0, 'draw'))).toEqual({ refused: 'not-an-option' });
  });
});

test('[V25] when the game is over all masks are shown to everybody', () => {
  const board = new Board(`
    l...l
    .....
    ..c..
    ..N..
    .....
    .....
    ....C`).move('c4-c5');
  expect(board.seenBy('public')).toEqual(['l...l', '.....', '..n..', '.....', '.....', '.....', '....c']);
  expect(board.told.at(-1)).toMatchObject({ type: 'over', kinds: board.state.kinds });
});
