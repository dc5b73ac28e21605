import type { Seat } from '@ridotto/kernel';
import { CELLS, COLUMNS, ROWS, cellAt, columnOf, ownerOf, palaceOf, rowOf } from './model.ts';
import type { Cell, Kind, Mask, Move, State } from './model.ts';

type Step = readonly [columns: number, rows: number];

const STRAIGHT: readonly Step[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
const DIAGONAL: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];

const STEPS: Readonly<Record<Exclude<Kind, 'soldier'>, readonly Step[]>> = {
  noble: STRAIGHT, // [V8]
  advisor: DIAGONAL, // [V9]
  candidate: [...STRAIGHT, ...DIAGONAL], // [V10]
  lady: [...STRAIGHT, ...DIAGONAL], // [V11]
};

/** One object for each pair of cells, so that listing moves makes none. */
const MOVES: readonly (readonly Move[])[] = Array.from({ length: CELLS }, (_, from) =>
  Array.from({ length: CELLS }, (__, to) => Object.freeze({ kind: 'move', from, to })),
);

export const moveOf = (from: Cell, to: Cell): Move => MOVES[from]![to]!;

/** The moves of a kind from each cell to the cells beside it, the board's edge minded. */
const STEPPING: Readonly<Record<Exclude<Kind, 'soldier'>, readonly (readonly Move[])[]>> = {
  noble: movesFromEach(STEPS.noble),
  advisor: movesFromEach(STEPS.advisor),
  candidate: movesFromEach(STEPS.candidate),
  lady: movesFromEach(STEPS.lady),
};

function movesFromEach(steps: readonly Step[]): Move[][] {
  return Array.from({ length: CELLS }, (_, from) =>
    steps.flatMap(([columns, rows]) => {
      const column = columnOf(from) + columns;
      const row = rowOf(from) + rows;
      return column >= 0 && column < COLUMNS && row >= 0 && row < ROWS ? [moveOf(from, cellAt(column, row))] : [];
    }),
  );
}

type Board = State['board'];

/** Adds to `out` every move of this mask, were it of this kind. */
export function addMoves(board: Board, mask: Mask, kind: Kind, from: Cell, out: Move[]): void {
  const seat = ownerOf(mask);
  if (kind === 'soldier') return addSoldierMoves(board, seat, from, out);
  const moves = STEPPING[kind][from]!;
  for (let i = 0; i < moves.length; i++) {
    const taken = board[moves[i]!.to]!;
    if (taken === null || (kind !== 'lady' && ownerOf(taken) !== seat)) out.push(moves[i]!); // [V7, V11]
  }
}

/** [V12] Straight ahead through empty cells; the last one may hold an opponent's mask. */
function addSoldierMoves(board: Board, seat: Seat, from: Cell, out: Move[]): void {
  const ahead = seat === 0 ? COLUMNS : -COLUMNS;
  for (let to = from + ahead; to >= 0 && to < CELLS; to += ahead) {
    const taken = board[to]!;
    if (taken === null || ownerOf(taken) !== seat) out.push(moveOf(from, to));
    if (taken !== null) return;
  }
}

/** Whether this mask could move, were it of this kind. */
export function canMove(board: Board, mask: Mask, kind: Kind, from: Cell): boolean {
  const out: Move[] = [];
  addMoves(board, mask, kind, from, out);
  return out.length > 0;
}

export const isInEnemyPalace = (seat: Seat, cell: Cell): boolean => rowOf(cell) === palaceOf(1 - seat);
