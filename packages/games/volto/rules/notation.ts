import { isRecord, type Notation } from '@ridotto/kernel';
import { kindOf, spaced } from './arrangements.ts';
import { readPosition } from './position.ts';
import { CELLS, COLUMNS, LETTERS, MASKS_EACH, ROWS, cellAt, columnOf, ownerOf, rowOf } from './model.ts';
import type { Answer, Arrange, Cell, State, Volto } from './model.ts';
import { moveOf } from './moves.ts';

const COLUMN_NAMES = 'abcde';

export const writeCell = (cell: Cell): string => `${COLUMN_NAMES[columnOf(cell)]}${rowOf(cell) + 1}`;

/** Every move as text, by its cells: an answer is looked for among its seat's options as they are written. */
const WRITTEN: readonly (readonly string[])[] = Array.from({ length: CELLS }, (_, from) =>
  Array.from({ length: CELLS }, (__, to) => `${writeCell(from)}-${writeCell(to)}`),
);

export function readCell(text: string): Cell | undefined {
  const column = COLUMN_NAMES.indexOf(text[0] ?? ' ');
  const row = Number(text.slice(1)) - 1;
  return column >= 0 && text.length === 2 && row >= 0 && row < ROWS ? cellAt(column, row) : undefined;
}

/** The cells of a move, or the one of its mask, on the board or not; undefined if the text is neither. */
export function cellsIn(text: string): readonly string[] | undefined {
  const plain = text.trim().toLowerCase();
  return /^[a-z]\d+(-[a-z]\d+)?$/.test(plain) ? plain.split('-') : undefined;
}

/** Ten letters of masks, with a space between the rows or without; there may be too many of a kind. */
function readArrangement(text: string): Arrange | undefined {
  const letters = text.replaceAll(' ', '').toUpperCase();
  const isWhole = letters.length === MASKS_EACH && [...letters].every(kindOf);
  return isWhole ? { kind: 'arrange', masks: spaced(letters) } : undefined;
}

function readAnswer(text: unknown): Answer | undefined {
  if (typeof text !== 'string') return undefined;
  const [from, to] = cellsIn(text)?.map(readCell) ?? [];
  return from === undefined || to === undefined ? readArrangement(text) : moveOf(from, to);
}

export const notation: Notation<Volto> = {
  answer: {
    write: (answer) => (answer.kind === 'arrange' ? answer.masks : WRITTEN[answer.from]![answer.to]!),
    read: readAnswer,
  },
  roll: {
    write: (roll) => roll,
    read(written) {
      if (!isRecord(written) || written.kind !== 'first') return undefined;
      return written.seat === 0 || written.seat === 1 ? { kind: 'first', seat: written.seat } : undefined;
    },
  },
  position: {
    write: (state) => ({
      phase: state.phase === 'first' || state.phase === 'arrange' ? 'arrange' : 'move',
      toMove: state.toMove,
      rows: rowsOf(state.board, (mask) => letterOf(state, mask)),
      quiet: state.quiet.length,
    }),
    read: readPosition,
  },
};

const letterOf = ({ kinds }: State, mask: number): string =>
  ownerOf(mask) === 0 ? LETTERS[kinds[mask]!] : LETTERS[kinds[mask]!].toLowerCase();

/** The board as text, row 7 first. */
export function rowsOf(board: State['board'], letter: (mask: number) => string): string[] {
  const signs = board.map((mask) => (mask === null ? '.' : letter(mask)));
  return Array.from({ length: ROWS }, (_, i) => signs.slice((ROWS - 1 - i) * COLUMNS, (ROWS - i) * COLUMNS).join(''));
}
