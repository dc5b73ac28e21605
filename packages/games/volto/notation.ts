import { isRecord, same, type Notation } from '@ridotto/kernel';
import { COLUMNS, LETTERS, ROWS, cellAt, columnOf, ownerOf, rowOf } from './model.ts';
import type { Cell, Choice, State } from './model.ts';

const COLUMN_NAMES = 'abcde';

export const writeCell = (cell: Cell): string => `${COLUMN_NAMES[columnOf(cell)]}${rowOf(cell) + 1}`;

export function readCell(text: string): Cell | undefined {
  const column = COLUMN_NAMES.indexOf(text[0] ?? ' ');
  const row = Number(text.slice(1)) - 1;
  return column >= 0 && text.length === 2 && row >= 0 && row < ROWS ? cellAt(column, row) : undefined;
}

export const notation: Notation<State, Choice> = {
  write(choice) {
    switch (choice.kind) {
      case 'first':
        return `first ${choice.seat}`;
      case 'arrange':
        return choice.masks;
      case 'move':
        return `${writeCell(choice.from)}-${writeCell(choice.to)}`;
    }
  },

  readRoll(_state, answer) {
    if (!isRecord(answer)) return undefined;
    return ([0, 1] as const).map((seat): Choice => ({ kind: 'first', seat })).find((first) => same(first, answer));
  },

  position: (state) => ({
    phase: state.phase === 'first' || state.phase === 'arrange' ? 'arrange' : 'move',
    toMove: state.toMove,
    rows: rowsOf(state.board, (mask) => letterOf(state, mask)),
    quiet: state.quiet.length,
  }),
};

const letterOf = ({ kinds }: State, mask: number): string =>
  ownerOf(mask) === 0 ? LETTERS[kinds[mask]!] : LETTERS[kinds[mask]!].toLowerCase();

/** The board as text, row 7 first. */
export function rowsOf(board: State['board'], letter: (mask: number) => string): string[] {
  const signs = board.map((mask) => (mask === null ? '.' : letter(mask)));
  return Array.from({ length: ROWS }, (_, i) => signs.slice((ROWS - 1 - i) * COLUMNS, (ROWS - i) * COLUMNS).join(''));
}
