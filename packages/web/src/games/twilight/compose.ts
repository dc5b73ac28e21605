import { landingAfter, pointsOf, typeOf } from '@ridotto/games/twilight';
import type { Board, Card, Cell, Choice, Landing, Piece, Type } from '@ridotto/games/twilight';
import type { Option } from '../../table/play.ts';

/** What a step is done with: a card, the two cards of a Cortege, or the Guild's Word. */
export type Means = Card | 'DD' | 'word';

/** An option by what it does on the track. */
export interface Way {
  readonly option: Option<Choice>;
  readonly means: Means;
  readonly on: Type; // whom it moves
  readonly to: Landing;
}

/** What has been chosen of a step so far. */
export interface Wish {
  readonly means: Means | null;
  readonly on: Type | null;
  readonly piece: Piece | null; // the one to go first
  readonly places: Landing;
}

export const NO_WISH: Wish = { means: null, on: null, piece: null, places: {} };

/** Where a piece could go next. */
export interface Target {
  readonly piece: Piece;
  readonly cell: Cell;
}

const TYPE_OF: Readonly<Record<Piece, Type>> = {
  doge: 'doge',
  w: 'guards',
  e: 'guards',
  merchant: 'merchant',
  harlequin: 'harlequin',
};
export const typeOfPiece = (piece: Piece): Type => TYPE_OF[piece];

/** The steps on the track among the options. */
export function waysOf(options: readonly Option<Choice>[], board: Board): Way[] {
  return options.flatMap((option): Way[] => {
    const { choice } = option;
    switch (choice.kind) {
      case 'play': {
        const means = choice.copies === 2 ? 'DD' : choice.card;
        return [{ option, means, on: choice.on, to: landingAfter(board, choice.move) }];
      }
      case 'word':
        return [{ option, means: 'word', on: TYPE_OF[choice.move.piece], to: landingAfter(board, choice.move) }];
      case 'discard':
      case 'end':
      case 'lots':
      case 'deal':
      case 'draw':
        return [];
    }
  });
}

/** The ways that a wish leaves open. */
export const waysFor = (ways: readonly Way[], wish: Wish): Way[] =>
  ways.filter(
    ({ means, on, to }) =>
      (wish.means === null || means === wish.means) &&
      (wish.on === null || on === wish.on) &&
      (wish.piece === null || to[wish.piece] !== undefined) &&
      Object.entries(wish.places).every(([piece, cell]) => to[piece as Piece] === cell),
  );

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)];

export const meansOf = (ways: readonly Way[]): Means[] => distinct(ways.map(({ means }) => means));
export const typesOf = (ways: readonly Way[]): Type[] => distinct(ways.map(({ on }) => on));

/** With a Harlequin card of a Masquerade the Harlequin herself comes first to mind [T28]. */
export function withMeans(ways: readonly Way[], wish: Wish, means: Means): Wish {
  const open = waysFor(ways, { ...wish, means });
  const types = typesOf(open);
  const own = means === 'word' || means === 'DD' ? null : typeOf(means);
  const on = types.length > 1 && wish.piece === null && own !== null && types.includes(own) ? own : wish.on;
  return { ...wish, means, on };
}

/** The places to choose from next: in a Cortege the Doge leads. */
export function targetsOf(ways: readonly Way[], { piece: first, places }: Wish): Target[] {
  const found = new Map<string, Target>();
  for (const way of ways) {
    for (const [name, cell] of Object.entries(way.to)) {
      const piece = name as Piece;
      if (places[piece] !== undefined) continue;
      if (way.means === 'DD' && piece !== 'doge') continue;
      if (first !== null && Object.keys(places).length === 0 && piece !== first) continue;
      found.set(`${piece} ${cell}`, { piece, cell });
    }
  }
  return [...found.values()].sort((a, b) => a.cell - b.cell);
}

const LETTERS = { doge: 'D', guards: 'G', merchant: 'M', harlequin: 'H' } as const satisfies Record<Type, string>;

/** What it would be in notation to go there, so that it can be said why it can't be. */
export function attemptAt(means: Means, board: Board, { piece, cell }: Target): string {
  const type = TYPE_OF[piece];
  const guard = type === 'guards' ? piece : '';
  if (means === 'word') return `word ${guard || LETTERS[type]}`;
  const cells = cell - board[piece];
  const sign = cells < 0 ? '-' : '+';
  if (means === 'DD') return `DD${sign}`;
  const card = typeOf(means) === type ? means : `${means}>${LETTERS[type]}`;
  const onWhom = guard && ` ${guard}`;
  const points = pointsOf(means);
  if (points === null) return card + onWhom + (means === 'HX' && cell === 0 ? '' : sign);
  const count = Math.abs(cells);
  return card + onWhom + sign.repeat(guard ? count : count === points ? 1 : Math.max(2, count));
}
