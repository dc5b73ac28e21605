import { catalogue, type Locale } from '@ridotto/kernel';
import { boardOf } from '../rules/guess.ts';
import { COLUMNS, LETTERS, ROWS, cellAt, ownerOf, type Kind, type Mask, type View } from '../rules/model.ts';
import { KIND_LETTERS } from './ru.ts';

const SIDES = ['▲', '▽'] as const; // the way each seat's masks go
const HIDDEN = '?';

interface Terms {
  readonly captured: string;
  readonly letters: Readonly<Record<Kind, string>>;
  readonly width: number; // of the longest letters
}
const TERMS = catalogue<Terms>({
  en: () => ({ captured: 'captured', letters: LETTERS, width: 1 }),
  ru: () => ({ captured: 'взяты', letters: KIND_LETTERS, width: 2 }),
});

/** The board from the viewer's side, with the masks that are off it below. */
export function picture(view: View, locale: Locale): string {
  const terms = TERMS[locale];
  const isFlipped = view.viewer === 1;
  const rows = [...Array(ROWS).keys()].map((i) => (isFlipped ? i : ROWS - 1 - i));
  const columns = [...Array(COLUMNS).keys()].map((i) => (isFlipped ? COLUMNS - 1 - i : i));
  const board = boardOf(view.cells);
  const sign = (mask: Mask | null) => (mask === null ? ' ·' : signOf(view, mask, terms));
  const inLine = (signs: readonly string[]) =>
    signs
      .map((one) => one.padEnd(1 + terms.width))
      .join('  ')
      .trimEnd();
  const lines = rows.map((row) => `${row + 1} ${inLine(columns.map((column) => sign(board[cellAt(column, row)]!)))}`);
  const footer = `  ${inLine(columns.map((column) => ` ${'abcde'[column]}`))}`;
  return [...lines, footer, ...capturedLine(view, terms)].join('\n');
}

function signOf({ kinds }: View, mask: Mask, { letters }: Terms): string {
  const kind = kinds[mask];
  return SIDES[ownerOf(mask)]! + (kind ? letters[kind] : HIDDEN);
}

function capturedLine(view: View, terms: Terms): string[] {
  const captured = view.cells.flatMap((cell, mask) => (cell === null ? [signOf(view, mask, terms)] : []));
  return captured.length > 0 ? [`${terms.captured}: ${captured.join(' ')}`] : [];
}
