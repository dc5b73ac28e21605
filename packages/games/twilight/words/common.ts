import type { ReasonWordsOf, Seat, Viewer } from '@ridotto/kernel';
import { landing, landingOf } from '../rules/board.ts';
import type { About, ReasonCode } from '../rules/explain.ts';
import { ALL_PIECES, pointsOf, typeOf } from '../rules/model.ts';
import type { Board, Card, Cell, Landing, Move, Pair, Piece, Play, Type } from '../rules/model.ts';

/** The sentences of one language for every reason; a missing one doesn't compile. */
export type ReasonWords = ReasonWordsOf<ReasonCode, About>;

/** What is printed on a card beside its type. */
function symbolOf(card: Card): string {
  if (card === 'G11') return '1+1';
  return String(pointsOf(card) ?? (card === 'GX' ? '►◄' : '◊'));
}

/** `Guards 1+1`: a card by the names that a language has for the types. */
export const cardIn = (types: Record<Type, string>, card: Card): string => `${types[typeOf(card)]} ${symbolOf(card)}`;

/** A Harlequin card on another type [T28]. */
export const isMasquerade = ({ card, on }: Play): boolean => on !== typeOf(card);

/** `2 × Doge 1, Merchant 3`: cards, equal ones together. */
export function cardsIn(types: Record<Type, string>, cards: readonly Card[]): string {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => (count > 1 ? `${count} × ` : '') + cardIn(types, card)).join(', ');
}

/** A cell as people read it: with a true minus. */
export const cellText = (cell: Cell): string => String(cell).replace('-', '−');

/** `the Doge to 1, the east Guard to 3`. */
export const landingIn = (to: Landing, say: (piece: Piece, cell: Cell) => string): string =>
  ALL_PIECES.flatMap((piece) => (to[piece] === undefined ? [] : [say(piece, to[piece])])).join(', ');

/** Where a move would lead from this board. */
export const landingAfter = (board: Board, move: Move): Landing => landingOf(board, landing(board, move));

/** Rounds won, the viewer's first. */
export const scoreFor = ([first, second]: Pair<number>, viewer: Viewer): string =>
  viewer === 1 ? `${second}:${first}` : `${first}:${second}`;

export type Fortune = 'won' | 'lost' | 'drawn' | 'watched';

/** How something that has a winner went for the one who looks. */
export function fortuneOf(winner: Seat | null, viewer: Viewer): Fortune {
  if (winner === null) return 'drawn';
  if (viewer === 'public') return 'watched';
  return winner === viewer ? 'won' : 'lost';
}
