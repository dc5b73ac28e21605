import { setupOf } from '@ridotto/kernel';
import { title as coach } from '@ridotto/games/coach';
import { title as intrigo } from '@ridotto/games/intrigo';
import { title as twilight } from '@ridotto/games/twilight';
import { title as volto } from '@ridotto/games/volto';
import { checkBoard } from '@ridotto/kit/testing';
import { describe, expect, test } from 'vitest';
import { coach as coachBoard, type CoachPlay } from '../../games/coach/pages/board.ts';
import { palace, type IntrigoPlay } from '../../games/intrigo/pages/board.ts';
import { tracks, type TwilightPlay } from '../../games/twilight/pages/board.ts';
import { PRESETS, slotsOf } from '../../games/volto/pages/arrangement.ts';
import { arrange, square, type VoltoPlay } from '../../games/volto/pages/board.ts';
import { rowsSeen } from '../../games/volto/pages/places.ts';

const LONG = 90_000; // milliseconds, beside other work
const NAMES = ['Anna', 'Boris', 'Carla', 'Dora', 'Emil', 'Fanny', 'Gino', 'Hilda'];

type Square = ReturnType<typeof square>;

/** Plays Volto on its board, as it is or spoilt. */
function checkVolto(games: number, spoil: (board: Square) => Square): void {
  const around = { rows: () => rowsSeen(0), canBe: () => [], marked: () => [], last: () => ({}) };
  checkBoard(volto, {
    seats: 2,
    setup: {},
    games,
    seed: 1,
    sample: 20,
    board: (play) => {
      const seen = () => play as unknown as VoltoPlay;
      if (play.view.phase !== 'arrange') return spoil(square(seen, around));
      return arrange(seen, () => slotsOf(PRESETS.guard)) as never;
    },
  });
}

test.each<[string, (board: Square) => Square]>([
  ['cannot be reached', (board) => ({ ...board, paths: (choice, view) => board.paths(choice, view).slice(1) })],
  ['lit, but nowhere', (board) => ({ ...board, areas: () => [{ id: 'piazza', rows: [['cell a1']] }] })],
  ['names alike', (board) => ({ ...board, name: () => 'a cell' })],
  ['scenes end elsewhere', (board) => ({ ...board, scenes: (_, before) => [{ picture: before, moves: 1, reads: 0 }] })],
])('a spoilt board is found out: %s', (why, spoil) => {
  expect(() => checkVolto(1, spoil)).toThrow(why);
});

describe('every answer by touch, by drag and by keys, and none but those', () => {
  test('Volto', () => {
    checkVolto(4, (board) => board);
  });

  test.each([3, 4])('Intrigo at %i', (seats) => {
    const board = (play: unknown) => palace(() => play as IntrigoPlay);
    checkBoard(intrigo, { seats, setup: {}, games: 2, seed: 2, sample: 40, board });
  });

  test('Twilight', { timeout: LONG }, () => {
    const around = { near: () => 0, last: () => null };
    const board = (play: unknown) => tracks(() => play as TwilightPlay, around);
    checkBoard(twilight, { seats: 2, setup: {}, games: 1, seed: 4, sample: 40, board });
  });

  test.each([
    [3, 20],
    [5, 10],
    [8, 1],
  ])('Coach at %i', { timeout: LONG }, (seats, games) => {
    const board = (play: object) => coachBoard(() => Object.assign(play, { names: NAMES }) as unknown as CoachPlay);
    checkBoard(coach, { seats, setup: setupOf(coach, {}, seats)!, games, seed: 3, sample: 60, board });
  });
});
