import type { Kinds, Seat, SetupOf, Viewer } from '@ridotto/kernel';
import type { volto } from '../manifest.ts';

export const KINDS = ['noble', 'advisor', 'lady', 'soldier', 'candidate'] as const;
export type Kind = (typeof KINDS)[number];

export const COUNTS: Readonly<Record<Kind, number>> = { noble: 3, advisor: 3, lady: 2, soldier: 1, candidate: 1 }; // [V2]
export const LETTERS: Readonly<Record<Kind, string>> = {
  noble: 'N',
  advisor: 'A',
  lady: 'L',
  soldier: 'S',
  candidate: 'C',
};
export const MASKS_EACH = 10; // [V2]

export const COLUMNS = 5; // [V1]
export const ROWS = 7; // [V1]
export const CELLS = COLUMNS * ROWS;
export const QUIET_LIMIT = 100; // [V23]

/** A cell of the board: a1 is 0, b1 is 1, e7 is 34. */
export type Cell = number;
export const rowOf = (cell: Cell): number => Math.floor(cell / COLUMNS);
export const columnOf = (cell: Cell): number => cell % COLUMNS;
export const cellAt = (column: number, row: number): Cell => row * COLUMNS + column;

/** A physical mask, told apart by the cell it started on, as everybody saw [V3]. Seat 0 has 0 to 9, seat 1 has 10 to 19. */
export type Mask = number;
export const ownerOf = (mask: Mask): Seat => (mask < MASKS_EACH ? 0 : 1);
export const masksOf = (seat: Seat): Mask[] =>
  Array.from({ length: MASKS_EACH }, (_, slot) => seat * MASKS_EACH + slot);
export const opponentOf = (seat: Seat): Seat => 1 - seat;

/** The row of a seat's palace [V1]. */
export const palaceOf = (seat: Seat): number => (seat === 0 ? 0 : ROWS - 1);

/** Where a mask starts: slots 0 to 4 in the palace, 5 to 9 on the row in front of it, each from a to e [V4]. */
export function startOf(mask: Mask): Cell {
  const slot = mask % MASKS_EACH;
  const depth = Math.floor(slot / COLUMNS);
  return cellAt(slot % COLUMNS, ownerOf(mask) === 0 ? depth : ROWS - 1 - depth);
}

export type Answer = Arrange | Move;
export type Arrange = { readonly kind: 'arrange'; readonly masks: string }; // 'NAANL CNSLA' [V4]
export type Move = { readonly kind: 'move'; readonly from: Cell; readonly to: Cell };
export type Roll = { readonly kind: 'first'; readonly seat: Seat }; // [V5]

/** How a game ended. No winner: a draw. */
export type Ending = 'candidate' | 'ladies' | 'palace' | 'stuck' | 'repetition' | 'quiet' | 'resigned' | 'agreed';
export type Result = { readonly winner: Seat | null; readonly by: Ending };

export interface State {
  phase: 'first' | 'arrange' | 'move' | 'over';
  toMove: Seat | null; // null until chance has named the first [V5]
  kinds: readonly Kind[]; // by mask; empty until both have arranged. All that is secret
  cells: (Cell | null)[]; // by mask; null: captured
  board: (Mask | null)[]; // by cell: `cells` the other way round
  clues: number[]; // by mask: what everybody saw it do, as a set of CLUES
  quiet: Move[]; // since the last capture; from a cell to itself: not known, since the position was read
  result: Result | null;
}

export interface View {
  readonly viewer: Viewer;
  readonly phase: State['phase'];
  readonly toMove: Seat | null;
  readonly kinds: readonly (Kind | null)[]; // null: hidden
  readonly cells: readonly (Cell | null)[];
  readonly clues: readonly number[];
  readonly quiet: readonly Cell[]; // from and to of every move since the last capture
  readonly result: Result | null;
}

export type Event =
  | { readonly type: 'first'; readonly seat: Seat }
  | { readonly type: 'arranged' }
  | { readonly type: 'moved'; readonly seat: Seat; readonly from: Cell; readonly to: Cell }
  | { readonly type: 'captured'; readonly seat: Seat; readonly at: Cell; readonly kind: Kind } // seat: whose mask it was
  | { readonly type: 'left'; readonly seat: Seat; readonly at: Cell; readonly kind: Kind } // a captor, with the Lady [V16]
  | { readonly type: 'over'; readonly result: Result; readonly kinds: readonly Kind[] }; // [V25]

export interface Volto extends Kinds {
  state: State;
  answer: Answer;
  roll: Roll;
  event: Event;
  view: View;
  setup: SetupOf<typeof volto.options>;
}
