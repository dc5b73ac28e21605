import type { Locale } from '@ridotto/kernel';
import { boardOf } from './guess.ts';
import { COLUMNS, LETTERS, ROWS, cellAt, ownerOf, type Mask, type View } from './model.ts';

const SIDES = ['▲', '▽'] as const; // the way each seat's masks go
const HIDDEN = '?';

const CAPTURED: Record<Locale, string> = { en: 'captured', ru: 'взяты' };

/** The board from the viewer's side, with the masks that are off it below. */
export function picture(view: View, locale: Locale): string {
  const isFlipped = view.viewer === 1;
  const rows = [...Array(ROWS).keys()].map((i) => (isFlipped ? i : ROWS - 1 - i));
  const columns = [...Array(COLUMNS).keys()].map((i) => (isFlipped ? COLUMNS - 1 - i : i));
  const board = boardOf(view.cells);
  const sign = (mask: Mask | null) => (mask === null ? ' ·' : SIDES[ownerOf(mask)]! + faceOf(view, mask));
  const lines = rows.map(
    (row) => `${row + 1} ${columns.map((column) => sign(board[cellAt(column, row)]!)).join('  ')}`,
  );
  const footer = `   ${columns.map((column) => 'abcde'[column]).join('   ')}`;
  return [...lines, footer, ...capturedLine(view, locale)].join('\n');
}

const faceOf = ({ kinds }: View, mask: Mask) => {
  const kind = kinds[mask];
  return kind ? LETTERS[kind] : HIDDEN;
};

function capturedLine(view: View, locale: Locale): string[] {
  const captured = view.cells.flatMap((cell, mask) =>
    cell === null ? [SIDES[ownerOf(mask)]! + faceOf(view, mask)] : [],
  );
  return captured.length > 0 ? [`${CAPTURED[locale]}: ${captured.join(' ')}`] : [];
}
