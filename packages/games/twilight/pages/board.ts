import { ALL_PIECES, cardIn, landingAfter, mansionAt, NAMES, pointsOf, typeOf } from '../title.ts';
import type { Board, Card, Cell, Answer, Event, Piece, Type, View, Twilight } from '../title.ts';
import type { Seat } from '@ridotto/kernel';
import { alike, apart, by, type BoardOf, type Light, type Option, type Path, type Thing } from '@ridotto/kit';
import type { Play } from '@ridotto/kit/board/play.ts';
import { scenesOf } from './latest-turn.ts';
import { cellAt, CELLS, figureAt, laneOf, LANES, type Courtier, type Lane } from './lanes.ts';
import { previewOf } from './preview.ts';
import { cellText, WORDS } from './words.ts';

export type TwilightPlay = Pick<Play<Twilight>, 'view' | 'shown' | 'line' | 'locale' | 'isMine'>;

export const spotAt = (lane: Lane, cell: Cell): Thing => `spot ${lane} ${cell}`;
export const pieceThing = (figure: Courtier): Thing => `piece ${figure}`;
const landingAt = (piece: Piece, cell: Cell): Thing => spotAt(laneOf(piece), cell);
const wordsIn = (thing: Thing): readonly string[] => alike(thing).split(' ');

/** What has been chosen of a step. */
export interface Chosen {
  readonly card: Card | undefined;
  readonly cards: number;
  readonly piece: Piece | undefined;
  readonly spots: number;
  readonly isWord: boolean;
}

export function chosenIn(chosen: readonly Thing[]): Chosen {
  const of = (kind: string) =>
    chosen.filter((thing) => thing.startsWith(`${kind} `)).map((thing) => wordsIn(thing)[1]!);
  return {
    card: of('card')[0] as Card | undefined,
    cards: of('card').length,
    piece: of('piece')[0] as Piece | undefined,
    spots: of('spot').length,
    isWord: chosen.includes('do word'),
  };
}

/** Where a choice leads the pieces that it moves. */
const landingsOf = (board: Board, move: Parameters<typeof landingAfter>[1]) =>
  Object.entries(landingAfter(board, move)) as [Piece, Cell][];

/** The Doge leads a Cortege: two cards and his place, or one card and a place that he can reach only so [T22]. */
function cortege(card: Thing, to: Thing): readonly Path[] {
  const it = pieceThing('doge');
  return [by(card, card, to), { things: [card, to, card], needs: 2 }, { things: [it, to, card, card], needs: 2 }];
}

/** The card first or the piece, then the places; with a Harlequin card of a Masquerade whom it moves is said first [T28]. */
function playPaths(card: Thing, isMasked: boolean, to: readonly [Piece, Cell][]): readonly Path[] {
  const places = to.map(([piece, cell]) => landingAt(piece, cell));
  const byCard = to.map(([piece]): Path => ({ things: [card, places, pieceThing(piece)], needs: 2 }));
  const byPiece = to.flatMap(([piece, cell]): Path[] => {
    const it = pieceThing(piece);
    const first = landingAt(piece, cell);
    const others = places.filter((place) => place !== first);
    const on = others.length > 0 ? [others] : [];
    return [
      { things: [card, it, first, ...on], needs: 3 },
      { things: [it, first, ...on, card], needs: 2 },
      { things: [it, card, first, ...on], needs: 3 },
    ];
  });
  return isMasked ? [...byPiece, ...byCard] : [{ things: [card, places], needs: 2 }, ...byPiece];
}

export function pathsOn(board: Board, choice: Answer): readonly Path[] {
  switch (choice.kind) {
    case 'play': {
      const card = `card ${choice.card}`;
      const to = landingsOf(board, choice.move);
      const doge = to.find(([piece]) => piece === 'doge');
      if (choice.copies === 2) return cortege(card, landingAt(...doge!));
      return playPaths(card, choice.on !== typeOf(choice.card), to);
    }
    case 'word': {
      const [[piece, cell]] = landingsOf(board, choice.move) as [[Piece, Cell]];
      const it = pieceThing(piece);
      return [by(['do word', it]), { things: ['do word', landingAt(piece, cell), it], needs: 2 }];
    }
    case 'discard':
    case 'end':
      return [by(`do ${choice.kind}`)];
  }
}

/** A place where a piece would go, by what is to be touched for it. */
export interface Target {
  readonly thing: Thing;
  readonly piece: Piece;
  readonly cell: Cell;
}

/** The places to choose from next, from west to east; dim ones only where nothing is bright. */
export function targetsOf(
  board: Board,
  left: readonly Option<Answer>[],
  lightOf: (thing: Thing) => Light | undefined,
): readonly Target[] {
  const found = new Map<string, Target>();
  for (const { choice } of left) {
    if (choice.kind !== 'play' && choice.kind !== 'word') continue;
    for (const [piece, cell] of landingsOf(board, choice.move)) {
      const isFollowing = choice.kind === 'play' && choice.copies === 2 && piece !== 'doge';
      const thing = choice.kind === 'word' ? pieceThing(piece) : landingAt(piece, cell);
      if (!isFollowing && lightOf(thing)) found.set(`${piece} ${cell}`, { thing, piece, cell });
    }
  }
  const all = [...found.values()].sort((a, b) => a.cell - b.cell);
  const bright = all.filter(({ thing }) => lightOf(thing) === 'bright');
  return bright.length > 0 ? bright : all;
}

const LETTERS = { doge: 'D', guards: 'G', merchant: 'M', harlequin: 'H' } as const satisfies Record<Type, string>;
const TYPE_OF: Readonly<Record<Piece, Type>> = {
  doge: 'doge',
  w: 'guards',
  e: 'guards',
  merchant: 'merchant',
  harlequin: 'harlequin',
};

/** What it would be in notation to go there, so that it can be said why it can't be. */
function attemptAt({ card, cards, isWord }: Chosen, board: Board, piece: Piece, cell: Cell): string | undefined {
  const type = TYPE_OF[piece];
  const guard = type === 'guards' ? piece : '';
  if (isWord) return `word ${guard || LETTERS[type]}`;
  if (card === undefined) return undefined;
  const cells = cell - board[piece];
  const sign = cells < 0 ? '-' : '+';
  if (cards === 2) return `DD${sign}`;
  const what = (typeOf(card) === type ? card : `${card}>${LETTERS[type]}`) + (guard && ` ${guard}`);
  const points = pointsOf(card);
  if (points === null) return what + (card === 'HX' && cell === 0 ? '' : sign);
  const count = Math.abs(cells);
  return what + sign.repeat(guard ? count : count === points ? 1 : Math.max(2, count));
}

/** Which piece of a lane would be meant by one of its places. */
function pieceFor(lane: Lane, cell: Cell, board: Board, card: Card | undefined): Piece {
  if (lane === 0) return 'merchant';
  if (lane === 2) return 'harlequin';
  const isGuard = card !== undefined && typeOf(card) === 'guards';
  return isGuard ? (cell < board.doge ? 'w' : 'e') : 'doge';
}

export const handThings = (cards: readonly Card[]): readonly Thing[] => apart(cards.map((card) => `card ${card}`));

export interface Around {
  readonly near: () => Seat; // whose end is on the left
  readonly last: () => Board | null; // before the other's last turn
}

/** The two tracks, and a hand: what stands on a cell is touched there, unless it is a place to go to. */
export function tracks(play: () => TwilightPlay, { near, last }: Around): BoardOf<View, Answer, Event, Board> {
  const words = () => WORDS[play().locale];
  const preview = () => previewOf(play().view, play().line);
  const capital = (figure: Courtier) =>
    figure === 'favourite' ? words().favourite : NAMES[play().locale].pieces[figure];

  function placeOf(
    thing: Thing,
    board: Board,
  ): { readonly lane: Lane; readonly cell: Cell; readonly figure?: Courtier } {
    const [kind, which, cell] = wordsIn(thing) as [string, string, string];
    if (kind === 'piece')
      return { lane: laneOf(which as Courtier), cell: board[which as Courtier], figure: which as Courtier };
    const spot = { lane: Number(which) as Lane, cell: Number(cell) };
    const figure = figureAt(board, spot);
    return { ...spot, ...(figure && { figure }) };
  }

  return {
    canTurn: true,
    paths: (choice) => pathsOn(preview().board, choice),
    picture: (view) => (view === play().shown ? preview().board : view.board), // what is composed is never guessed
    areas(board, lit) {
      const thingAt = (lane: Lane, cell: Cell) => {
        const figure = figureAt(board, { lane, cell });
        const spot = spotAt(lane, cell);
        return figure && !lit.has(spot) ? pieceThing(figure) : spot;
      };
      const rows = LANES.map((_, lane) => CELLS.map((__, column) => thingAt(lane as Lane, cellAt(column, near()))));
      const hand = handThings(preview().hand);
      return [
        { id: 'tracks', rows, home: thingAt(1, 0) },
        { id: 'hand', rows: [hand] },
      ];
    },
    name(thing, board) {
      if (thing.startsWith('card ')) return cardIn(NAMES[play().locale].types, wordsIn(thing)[1] as Card);
      if (thing.startsWith('do ')) return words()[wordsIn(thing)[1] as 'word' | 'discard'];
      const { lane, cell, figure } = placeOf(thing, board);
      const parts = [
        `${words().lanes[lane]}, ${cellText(cell)}`,
        mansionAt(cell) !== null && words().inMansion,
        figure && capital(figure),
      ];
      return parts.filter(Boolean).join(', ');
    },
    hint(thing, { chosen, isChosen, light, begins }) {
      const t = words();
      const { piece, cards } = chosenIn(chosen);
      if (thing.startsWith('card ')) {
        if (isChosen) return cards > 1 ? t.pickedTwice : undefined;
        const can = piece && chosen[0] === pieceThing(piece) ? light !== undefined : begins;
        return play().isMine && can ? t.playable : undefined;
      }
      const { board } = preview();
      const { figure } = placeOf(thing, board);
      const isLast = figure !== undefined && last() !== null && last()![figure] !== board[figure];
      const can = light && (thing.startsWith('spot') ? t.mayGo : t.mayBeChosen);
      return [can, isLast && t.lastHere].filter(Boolean).join(', ');
    },
    attempt(chosen, thing) {
      const { board } = preview();
      const [kind, which] = wordsIn(thing) as [string, string];
      if (kind === 'card') return which;
      const { lane, cell, figure } = placeOf(thing, board);
      if (lane === 3) return 'favourite';
      const wish = chosenIn(chosen);
      if (figure && figure !== 'favourite' && kind === 'piece') return attemptAt(wish, board, figure, 0) ?? figure;
      return attemptAt(wish, board, pieceFor(lane, cell, board, wish.card), cell);
    },
    scenes: (event, before, viewer) => scenesOf(event, before, 'seat' in event && event.seat === viewer),
  };
}

/** The pieces that may be chosen first, for a card of a Masquerade. */
export const maskedPieces = (lightOf: (thing: Thing) => Light | undefined): readonly Piece[] =>
  ALL_PIECES.filter((piece) => lightOf(pieceThing(piece)) === 'bright');
