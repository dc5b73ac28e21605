import type { Locale } from '@ridotto/kernel';
import { mansionAt } from '../rules/board.ts';
import { END, type Board, type Cell, type View } from '../rules/model.ts';

const LABELS = {
  en: { round: 'round', deal: 'deal', deck: 'deck', won: 'won', seat: 'seat', you: 'you', discards: 'discards' },
  ru: { round: 'раунд', deal: 'раздача', deck: 'колода', won: 'счёт', seat: 'место', you: 'вы', discards: 'сброс' },
} as const satisfies Record<Locale, object>;
type Labels = Record<keyof (typeof LABELS)['en'], string>;

const CELLS: readonly Cell[] = Array.from({ length: 2 * END + 1 }, (_, i) => i - END);
const CELL_WIDTH = 3;

/** The pieces of one row never share a cell; the last row is the Favourite's own track. */
const ROWS: readonly Partial<Record<keyof Board, string>>[] = [
  { doge: 'D', w: 'w', e: 'e' },
  { merchant: 'M' },
  { harlequin: 'H' },
  { favourite: 'F' },
];

/** Both tracks, seat 0's end on the left, and what the viewer sees of the cards. */
export function picture(view: View, locale: Locale): string {
  const labels = LABELS[locale];
  const { round, wins, merchantOf, deal, deck, board, played } = view;
  const rows = merchantOf === null ? ROWS.filter((row) => !row.merchant && !row.harlequin) : ROWS; // not yet placed [T8]
  const head = `${labels.round} ${round}, ${labels.won} ${wins.join(':')}, ${labels.deal} ${deal}, ${labels.deck} ${deck}`;
  const steps = played.map(({ say }) => say).join(', ');
  return [
    head,
    endsLine(view, labels),
    cellsLine(String),
    ...rows.map((row) => trackLine(board, row)),
    handLine(view, labels, 0),
    handLine(view, labels, 1),
    ...(steps ? [`→ ${steps}`] : []),
  ].join('\n');
}

const cellsLine = (sign: (cell: Cell) => string): string =>
  CELLS.map((cell) => sign(cell).padStart(CELL_WIDTH)).join('');

/** Whose end is where. */
function endsLine({ viewer }: View, labels: Labels): string {
  const name = (seat: 0 | 1) => `${labels.seat} ${seat}${seat === viewer ? ` (${labels.you})` : ''}`;
  const left = ` ◄ ${name(0)}`;
  return left + `${name(1)} ►`.padStart(CELLS.length * CELL_WIDTH - left.length);
}

function trackLine(board: Board, row: Partial<Record<keyof Board, string>>): string {
  const pieces = Object.entries(row) as [keyof Board, string][];
  return cellsLine((cell) => {
    const here = pieces.find(([piece]) => board[piece] === cell);
    return here?.[1] ?? (mansionAt(cell) === null ? '·' : '▒');
  });
}

/** A hand, as far as the viewer knows it, and the discards behind it. */
function handLine({ hands, known, sizes, discards, toMove }: View, labels: Labels, seat: 0 | 1): string {
  const cards = hands[seat] ?? known?.[seat] ?? [];
  const hidden = '?'.repeat(sizes[seat] - cards.length);
  const sign = toMove === seat ? '→' : ' ';
  const hand = [...cards, hidden].join(' ').trim();
  return `${sign} ${labels.seat} ${seat}: ${hand} | ${labels.discards}: ${discards[seat].join(' ') || '–'}`;
}
