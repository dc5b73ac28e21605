import type { Seat } from '@ridotto/kernel';
import { CELLS, COLUMNS, ROWS, cellAt, columnOf, opponentOf, ownerOf, palaceOf, rowOf } from './model.ts';
import type { Cell, Kind, Mask, Move, State } from './model.ts';

/** A direction on the board. */
type Way = readonly [columns: number, rows: number];

const STRAIGHT: readonly Way[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
const DIAGONAL: readonly Way[] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];

/** One object for each pair of cells, so that listing moves makes none. */
const MOVES: readonly (readonly Move[])[] = Array.from({ length: CELLS }, (_, from) =>
  Array.from({ length: CELLS }, (__, to) => Object.freeze({ kind: 'move', from, to })),
);

export const moveOf = (from: Cell, to: Cell): Move => MOVES[from]![to]!;

/** By cell: where moves lead on an empty board, nearest first. */
type Reach = readonly (readonly Cell[])[];

const NOBLE = reach(STRAIGHT, 1); // [V8]
const ADVISOR = reach(DIAGONAL, 1); // [V9]
const ANYWHERE = reach([...STRAIGHT, ...DIAGONAL], 1); // [V10, V11]
const SOLDIER = [reach([[0, 1]], ROWS), reach([[0, -1]], ROWS)]; // [V12] by seat: straight ahead

function reach(ways: readonly Way[], steps: number): Reach {
  return Array.from({ length: CELLS }, (_, from) => ways.flatMap((way) => ray(from, way, steps)));
}

function ray(from: Cell, [columns, rows]: Way, steps: number): Cell[] {
  const cells: Cell[] = [];
  for (let n = 1; n <= steps; n++) {
    const column = columnOf(from) + columns * n;
    const row = rowOf(from) + rows * n;
    if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS) break;
    cells.push(cellAt(column, row));
  }
  return cells;
}

function reachOf(kind: Kind, seat: Seat, from: Cell): readonly Cell[] {
  switch (kind) {
    case 'noble':
      return NOBLE[from]!;
    case 'advisor':
      return ADVISOR[from]!;
    case 'soldier':
      return SOLDIER[seat]![from]!;
    case 'lady':
    case 'candidate':
      return ANYWHERE[from]!;
  }
}

type Board = State['board'];

/**
 * Writes in `out`, from place `at` on, every move of this mask, were it of this kind: never onto one's own [V7], a
 * Lady only to an empty cell [V11]. Gives back the next place.
 */
export function addMoves(board: Board, mask: Mask, kind: Kind, from: Cell, out: Move[], at: number): number {
  const seat = ownerOf(mask);
  const moves = MOVES[from]!;
  const reach = reachOf(kind, seat, from);
  let next = at;
  for (let i = 0; i < reach.length; i++) {
    const to = reach[i]!;
    const taken = board[to]!;
    if (taken === null) {
      out[next++] = moves[to]!;
      continue;
    }
    if (kind !== 'lady' && ownerOf(taken) !== seat) out[next++] = moves[to]!;
    if (kind === 'soldier') break; // goes through empty cells only [V12]
  }
  return next;
}

/** Whether this mask could move, were it of this kind. */
export function canMove(board: Board, mask: Mask, kind: Kind, from: Cell): boolean {
  const seat = ownerOf(mask);
  const reach = reachOf(kind, seat, from);
  for (let i = 0; i < reach.length; i++) {
    const taken = board[reach[i]!]!;
    if (taken === null || (kind !== 'lady' && ownerOf(taken) !== seat)) return true;
    if (kind === 'soldier') return false;
  }
  return false;
}

export const isInEnemyPalace = (seat: Seat, cell: Cell): boolean => rowOf(cell) === palaceOf(opponentOf(seat));
