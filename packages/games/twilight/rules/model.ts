import type { Kinds, Seat, SetupOf, Viewer } from '@ridotto/kernel';
import type { twilight } from '../manifest.ts';

export const END = 8; // the track's last cell on each side [T1]
export const MANSION = 7; // this cell and the last one [T1]
export const HAND = 8; // [T5]

/** A cell of either track, from -8, seat 0's end, to 8, seat 1's [T1, T2]. */
export type Cell = number;

/** Toward which end of the track a seat pulls. */
export const sideOf = (seat: Seat): -1 | 1 => (seat === 0 ? -1 : 1);
export const opponentOf = (seat: Seat): Seat => 1 - seat;

/** What a card moves. The two Guards are one type. */
export const TYPES = ['doge', 'guards', 'merchant', 'harlequin'] as const;
export type Type = (typeof TYPES)[number];

/** Who stands on the main track [T3]; `w` is the lower Guard, `e` the higher. */
export const ALL_PIECES = ['doge', 'w', 'e', 'merchant', 'harlequin'] as const;
export type Piece = (typeof ALL_PIECES)[number];
export const PIECES = {
  doge: ['doge'],
  guards: ['w', 'e'],
  merchant: ['merchant'],
  harlequin: ['harlequin'],
} as const satisfies Record<Type, readonly Piece[]>;

/** The cards: what each moves, its points (none on ►◄ and ◊), and how many there are [T4]. */
const DECK = {
  D: ['doge', 1, 12],
  G1: ['guards', 1, 4],
  G11: ['guards', 2, 10],
  GX: ['guards', null, 2],
  H1: ['harlequin', 1, 1],
  H2: ['harlequin', 2, 3],
  H3: ['harlequin', 3, 4],
  H4: ['harlequin', 4, 3],
  H5: ['harlequin', 5, 1],
  HX: ['harlequin', null, 2],
  M1: ['merchant', 1, 2],
  M2: ['merchant', 2, 8],
  M3: ['merchant', 3, 2],
} as const satisfies Record<string, readonly [Type, number | null, number]>;

export type Card = keyof typeof DECK;
export const CARDS = Object.keys(DECK) as Card[];
export const isCard = (value: unknown): value is Card => typeof value === 'string' && Object.hasOwn(DECK, value);
export const typeOf = (card: Card): Type => DECK[card][0];
export const pointsOf = (card: Card): number | null => DECK[card][1];
export const copiesOf = (card: Card): number => DECK[card][2];

const ofType = (type: Type): readonly Card[] => CARDS.filter((card) => typeOf(card) === type);
export const CARDS_OF: Readonly<Record<Type, readonly Card[]>> = {
  doge: ofType('doge'),
  guards: ofType('guards'),
  merchant: ofType('merchant'),
  harlequin: ofType('harlequin'),
};

/** Cards whose order means nothing: always sorted, so that nothing but the cards is stored. */
export type Bag = readonly Card[];

const RANK = Object.fromEntries(CARDS.map((card, rank) => [card, rank])) as Readonly<Record<Card, number>>;

/** How many there are of each card, in the order of CARDS. */
export type Counts = number[];

export function tally(cards: readonly Card[]): Counts {
  const counts = CARDS.map(() => 0);
  for (const card of cards) counts[RANK[card]]!++;
  return counts;
}

export function counted(counts: Readonly<Counts>): Bag {
  const bag: Card[] = [];
  for (let rank = 0; rank < CARDS.length; rank++) {
    for (let copy = counts[rank]!; copy > 0; copy--) bag.push(CARDS[rank]!);
  }
  return bag;
}

export const bagOf = (cards: readonly Card[]): Bag => counted(tally(cards));

/** A bag less the cards that are in it. */
export function without(bag: Bag, cards: readonly Card[]): Bag {
  const gone = tally(cards);
  return bag.filter((card) => --gone[RANK[card]]! < 0);
}

export const ALL_CARDS: Bag = CARDS.flatMap((card) => Array<Card>(copiesOf(card)).fill(card));

/** Whether cards are all of one type: a hand that is dealt anew [T6]. */
export const isOneType = (cards: readonly Card[]): boolean => cards.every((card) => typeOf(card) === typeOf(cards[0]!));

/** The five pieces and, on her own track, the Favourite [T2]. */
export interface Board {
  readonly doge: Cell;
  readonly w: Cell;
  readonly e: Cell;
  readonly merchant: Cell;
  readonly harlequin: Cell;
  readonly favourite: Cell;
}

/** What a card or power does on the main track. */
export type Move =
  | ({ readonly kind: 'shift' } & Readonly<Record<Piece, number>>) // so many cells each
  | { readonly kind: 'centre'; readonly piece: Piece } // ◊
  | { readonly kind: 'beside' } // ►◄
  | { readonly kind: 'call'; readonly piece: Called };

/** Whom the Guild's Word may call [T27]. */
export type Called = 'doge' | 'w' | 'e';

/** One card, or the two of a Cortege, played on the pieces of one type. `say` is its notation. */
export interface Play {
  readonly kind: 'play';
  readonly say: string;
  readonly card: Card;
  readonly copies: 1 | 2;
  readonly on: Type; // another type than the card's own: Masquerade [T28]
  readonly move: Move;
}

export interface Word {
  readonly kind: 'word';
  readonly say: string;
  readonly move: Move & { readonly kind: 'call' };
}

export type Answer = Play | Word | { readonly kind: 'discard' | 'end'; readonly say: string };

/** What chance answers: who gets the Merchant [T8], both hands of a round [T5], cards from the deck [T35]. */
export type Roll =
  | { readonly kind: 'lots'; readonly merchant: Seat }
  | { readonly kind: 'deal'; readonly hands: Pair<Bag> }
  | { readonly kind: 'draw'; readonly cards: Bag };

/** One thing for each seat. */
export type Pair<T> = readonly [T, T];

/** `pair` with `value` in the place of this seat. */
export const put = <T>([first, second]: Pair<T>, seat: Seat, value: T): Pair<T> =>
  seat === 0 ? [value, second] : [first, value];

export type RoundEnding = 'doge' | 'favourite' | 'judged' | 'drawn';
export type Ending = RoundEnding | 'resigned';
export type Outcome = { readonly winner: Seat | null; readonly by: RoundEnding };
export type Result = { readonly winner: Seat | null; readonly by: Ending };

/**
 * What everybody still knows of a hand from its deal, where two types were in it [T6]: as long as the
 * seat has played one type at most, a dealt card of another type is left.
 */
export interface Dealt {
  readonly played: Type | null;
  readonly plays: readonly number[]; // cards played, turn by turn
}

/** The fields are replaced, never changed inside: a clone, a view and a state may share them. */
export interface State {
  phase: 'lots' | 'deal' | 'redeal' | 'turn' | 'draw' | 'fill' | 'over';
  round: number;
  wins: Pair<number>;
  merchantOf: Seat | null; // null until the lots are drawn [T8]
  toMove: Seat | null; // or to draw; null before the first deal
  deal: 1 | 2 | 3;
  board: Board;
  hands: Pair<Bag>;
  known: Pair<Bag>; // what of each hand its opponent has counted out, since a shuffle leaves nothing else unseen [T35]
  drawn: Pair<number>; // cards drawn by each since the last shuffle
  dealt: Pair<Dealt | null>;
  discards: Pair<readonly Card[]>; // in the order played [T19]
  deck: Bag;
  played: readonly Play[]; // in the turn under way
  lastTurn: boolean; // [T36]
  outcome: Outcome | null; // of the round just ended; the table stays as it was until the next deal
  result: Result | null;
}

export interface View {
  readonly viewer: Viewer;
  readonly phase: State['phase'];
  readonly round: number;
  readonly wins: Pair<number>;
  readonly merchantOf: Seat | null;
  readonly toMove: Seat | null;
  readonly deal: State['deal'];
  readonly board: Board;
  readonly hands: Pair<Bag | null>; // null: hidden
  readonly sizes: Pair<number>; // of the hands
  readonly known: Pair<Bag> | null; // a spectator hasn't counted
  readonly drawn: Pair<number>;
  readonly dealt: Pair<Dealt | null>;
  readonly discards: Pair<readonly Card[]>;
  readonly deck: number;
  readonly played: readonly Play[];
  readonly lastTurn: boolean;
  readonly outcome: Outcome | null;
  readonly result: Result | null;
}

/** Where the pieces that a step moved stand now. */
export type Landing = Readonly<Partial<Record<Piece, Cell>>>;

export type Event =
  | { readonly type: 'lots'; readonly merchant: Seat }
  | {
      readonly type: 'dealt';
      readonly round: number;
      readonly merchant: Seat;
      readonly hands: Pair<Bag | null>; // null: hidden
    }
  | { readonly type: 'shown'; readonly seat: Seat; readonly cards: Bag }
  | { readonly type: 'played'; readonly seat: Seat; readonly play: Play; readonly to: Landing }
  | { readonly type: 'called'; readonly seat: Seat; readonly piece: Called; readonly to: Cell }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly cards: Bag }
  | { readonly type: 'ended'; readonly seat: Seat }
  | { readonly type: 'favourite'; readonly toward: Seat; readonly cells: number; readonly to: Cell }
  | { readonly type: 'drew'; readonly seat: Seat; readonly count: number; readonly cards: Bag | null }
  | { readonly type: 'shuffled'; readonly deal: 2 | 3 }
  | { readonly type: 'last-turn'; readonly seat: Seat }
  | { readonly type: 'round'; readonly round: number; readonly outcome: Outcome; readonly wins: Pair<number> }
  | { readonly type: 'over'; readonly result: Result };

export interface Twilight extends Kinds {
  state: State;
  answer: Answer;
  roll: Roll;
  event: Event;
  view: View;
  setup: SetupOf<typeof twilight.options>;
}
