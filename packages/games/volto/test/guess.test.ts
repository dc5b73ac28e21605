import { heard, listen, same, seeded, type Given } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { arrangements } from '../rules/arrangements.ts';
import { notebook, title as volto, type Answer, type Event } from '../title.ts';
import type { Kind, Volto } from '../rules/model.ts';
import { readCell } from '../rules/notation.ts';
import { Board } from './board.ts';

const { game } = volto;
const worlds = volto.worlds!;

/** A random game cut off after `plies` moves, with what seat 0 heard of it. */
function randomOpening(seed: number, plies: number) {
  const rng = seeded(seed);
  const state = game.start(2, {});
  const log: { given: Given<Volto>; heard: Event[] }[] = [];
  while (log.length < plies + 2) {
    const turn = game.turn(state);
    if (turn.kind === 'over') throw new Error('this game is too short: choose another seed');
    const pick = (options: readonly Answer[]) => options[rng(options.length)]!;
    const given: Given<Volto> =
      turn.kind === 'roll'
        ? { kind: 'roll', roll: game.roll(state, rng) }
        : { kind: 'answers', answers: turn.seats.map((seat) => pick(game.options(state, seat))) };
    log.push({ given, heard: heard(game, listen(game, state, given), 0, 2) });
  }
  return { state, log };
}

/** Whether the whole game could have gone as seat 0 saw it, had seat 1 arranged its masks so. Asks only the rules. */
function couldHaveBeen(log: ReturnType<typeof randomOpening>['log'], arrangement: Answer): boolean {
  const state = game.start(2, {});
  return log.every(({ given, heard: expected }) => {
    const turn = game.turn(state);
    if (turn.kind === 'over') return false;
    const answers = given.kind === 'roll' ? [] : given.answers;
    const isSetup = answers[0]?.kind === 'arrange';
    if (turn.kind === 'ask' && !isSetup && !game.options(state, turn.seats[0]!).includes(answers[0]!)) return false;
    const told = listen(game, state, isSetup ? { kind: 'answers', answers: [answers[0]!, arrangement] } : given);
    return same(heard(game, told, 0, 2), expected);
  });
}

const OPENING = `
  naanl
  cnsla
  .....
  .....
  .....
  CNSLA
  NAANL`;

const START_CELLS = ['c6', 'e6', 'b6'] as const;

/** What the notebook of seat 0 says about the mask on a cell. */
function noteOn(board: Board, cell: string) {
  const mask = board.state.board[readCell(cell)!]!;
  return notebook(game.view(board.state, 0)).find((note) => note.mask === mask)!;
}
const kindsOn = (board: Board, cell: string): Kind[] => noteOn(board, cell).kinds.map(({ kind }) => kind);

describe('what a mask can be', () => {
  test('[V26] one cell diagonally: Advisor, Lady or Candidate', () => {
    const board = new Board(OPENING, 1).move('e6-d5');
    expect(kindsOn(board, 'd5')).toEqual(['advisor', 'lady', 'candidate']);
    expect(noteOn(board, 'd5').clues).toEqual(['diagonal']);
  });

  test('[V26] one cell forward: not an Advisor', () => {
    const board = new Board(OPENING, 1).move('b6-b5');
    expect(kindsOn(board, 'b5')).toEqual(['noble', 'lady', 'soldier', 'candidate']);
  });

  test('[V26] one cell sideways: Noble, Lady or Candidate', () => {
    const board = new Board(OPENING, 1).move('b6-b5', 'b2-b3', 'b5-c5');
    expect(kindsOn(board, 'c5')).toEqual(['noble', 'lady', 'candidate']);
    expect(noteOn(board, 'c5').clues).toEqual(['aside', 'ahead']);
  });

  test('[V26] two or more cells forward: the Soldier', () => {
    const board = new Board(OPENING, 1).move('c6-c3');
    expect(kindsOn(board, 'c3')).toEqual(['soldier']);
  });

  test('[V27] a mask that captured is not a Lady', () => {
    const board = new Board(OPENING, 1).move('b6-b5', 'b2-b3', 'b5-b4', 'c1-b2', 'b4-b3');
    expect(noteOn(board, 'b3').clues).toEqual(['ahead', 'captured']);
    expect(kindsOn(board, 'b3')).toEqual(['noble', 'soldier', 'candidate']);
  });

  test('[V28] once the Soldier is known no other mask can be it', () => {
    const board = new Board(OPENING, 1).move('c6-c3');
    for (const note of notebook(game.view(board.state, 0)).slice(1)) {
      const isTheSoldier = note.kinds.length === 1;
      expect(note.kinds.some(({ kind }) => kind === 'soldier')).toBe(isTheSoldier);
    }
  });

  test('[V28] a matching, not only elimination mask by mask', () => {
    // Left to seat 1: an Advisor, a Lady and the Candidate. Both the masks on b5 and d5 went diagonally and captured:
    // one is the Advisor, the other the Candidate, so the third, which did nothing, must be the Lady.
    const board = new Board(
      `
      l....
      .a.c.
      N...N
      .....
      .....
      .....
      ....C`,
      1,
    ).move('b6-a5', 'e1-e2', 'd6-e5');
    expect(kindsOn(board, 'a5')).toEqual(['advisor', 'candidate']);
    expect(kindsOn(board, 'e5')).toEqual(['advisor', 'candidate']);
    expect(kindsOn(board, 'a7')).toEqual(['lady']);
    expect(worlds(game.view(board.state, 0))).toBe(2);
  });

  test('[V20] a mask that stood in the palace while play went on is not the Candidate', () => {
    const board = new Board(
      `
      c....
      .....
      .....
      .....
      .....
      n....
      ....C`,
      1,
    ).move('a2-a1');
    expect(kindsOn(board, 'a1')).toEqual(['noble']);
    expect(kindsOn(board, 'a7')).toEqual(['candidate']);
  });

  const CORNERED = `
    .....
    .....
    .....
    ..C..
    .....
    NA...
    sN..l`;

  test('[V21] who is to move can: a1 can’t be the cornered Lady', () => {
    expect(kindsOn(new Board(CORNERED, 1), 'a1')).toEqual(['soldier']);
    expect(worlds(game.view(new Board(CORNERED, 1).state, 0))).toBe(1);
  });

  test('[V21] when the other side moves, nothing follows', () => {
    expect(kindsOn(new Board(CORNERED, 0), 'a1')).toEqual(['lady', 'soldier']);
    expect(worlds(game.view(new Board(CORNERED, 0).state, 0))).toBe(2);
  });

  test('a guess never corners who is to move', () => {
    const view = game.view(new Board(CORNERED, 1).state, 0);
    const rng = seeded(1);
    for (let i = 0; i < 50; i++) expect(game.turn(game.guess(view, rng))).toEqual({ kind: 'ask', seats: [1] });
  });

  test('the notebook adds up: every mask is something in every world', () => {
    const board = new Board(OPENING, 1).move('b6-b5', 'b2-b3', 'b5-c5', 'c1-b2');
    const view = game.view(board.state, 0);
    for (const { kinds } of notebook(view)) {
      expect(kinds.reduce((sum, { worlds: n }) => sum + n, 0)).toBe(worlds(view));
    }
    expect(START_CELLS.map((cell) => kindsOn(new Board(OPENING, 1), cell).length)).toEqual([5, 5, 5]);
  });
});

describe('the number of worlds is exact', () => {
  test('[V28] all 50,400 before anything has moved', () => {
    const { state } = randomOpening(1, 0);
    expect(worlds(game.view(state, 0))).toBe(50_400);
    expect(worlds(game.view(state, 'public'))).toBe(50_400 ** 2);
  });

  test.each([
    [1, 2],
    [2, 7],
    [7, 14],
    [4, 21],
    [5, 30],
    [12, 41],
  ])('[V26, V27, V28] as many as replay to what was seen (game %i, %i moves)', (seed, plies) => {
    const { state, log } = randomOpening(seed, plies);
    const fitting = arrangements().filter((arrangement) => couldHaveBeen(log, arrangement));
    expect(worlds(game.view(state, 0))).toBe(fitting.length);
  });
});

test('[V28] guesses are uniform over all worlds (chi-square)', () => {
  const board = new Board(
    `
    c.l.n
    .a.s.
    .....
    .....
    .....
    .....
    ....C`,
    1,
  ).move('b6-c5', 'e1-e2');
  const view = game.view(board.state, 0);
  const count = worlds(view);
  expect(count).toBe(72); // 5 masks of 5 kinds, one of which is an Advisor, a Lady or the Candidate: 3 × 4!
  const rng = seeded(11);
  const seen = new Map<string, number>();
  const DRAWS = 72_000;
  for (let i = 0; i < DRAWS; i++) {
    const key = game.guess(view, rng).kinds.join();
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const expected = DRAWS / count;
  const chiSquare = [...seen.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  expect(seen.size).toBe(count);
  expect(chiSquare).toBeLessThan(112); // 71 degrees of freedom: exceeded once in a thousand
});
