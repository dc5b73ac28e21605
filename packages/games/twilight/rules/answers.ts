import type { Seat } from '@ridotto/kernel';
import { after, isMasked } from './board.ts';
import { CARDS, PIECES, TYPES, pointsOf, typeOf } from './model.ts';
import type { Board, Called, Card, Move, Piece, Play, Answer, Type, Word } from './model.ts';

/** A turn as its player sees it: a state and the view of the seat to move both fit. */
export interface TurnUnderWay {
  readonly board: Board;
  readonly hands: readonly (readonly Card[] | null)[];
  readonly toMove: Seat | null;
  readonly played: readonly Play[];
}

export const DISCARD: Answer = { kind: 'discard', say: 'discard' }; // [T11]
export const FINISH: Answer = { kind: 'end', say: 'end' }; // [T12]

/** The Guild's Word [T27]. */
export const WORDS: readonly Word[] = (['doge', 'w', 'e'] as const).map((piece: Called) => ({
  kind: 'word',
  say: `word ${piece === 'doge' ? 'D' : piece}`,
  move: { kind: 'call', piece },
}));

const LETTERS: Readonly<Record<Type, string>> = { doge: 'D', guards: 'G', merchant: 'M', harlequin: 'H' };

const NOWHERE: Readonly<Record<Piece, number>> = { doge: 0, w: 0, e: 0, merchant: 0, harlequin: 0 };
const shift = (cells: Partial<Record<Piece, number>>): Move => ({ kind: 'shift', ...NOWHERE, ...cells });

/** A share of a card's points on one Guard: nothing, or that many cells in either direction. */
function share(guard: 'w' | 'e', points: number): { text: string; cells: Partial<Record<Piece, number>> }[] {
  if (points === 0) return [{ text: '', cells: {} }];
  return [
    { text: guard + '+'.repeat(points), cells: { [guard]: points } },
    { text: guard + '-'.repeat(points), cells: { [guard]: -points } },
  ];
}

/** Points given to one Guard or divided between both, each share in a direction of its own [T24, T30]. */
function shares(points: number): { text: string; move: Move }[] {
  return Array.from({ length: points + 1 }, (_, toEast) =>
    share('w', points - toEast).flatMap((west) =>
      share('e', toEast).map((east) => ({
        text: ` ${west.text} ${east.text}`.replace('  ', ' ').trimEnd(),
        move: shift({ ...west.cells, ...east.cells }),
      })),
    ),
  ).flat();
}

/** What a card's points do to the pieces of a type, with what notation puts behind the card. */
function effects(points: number, on: Type): { text: string; move: Move }[] {
  if (on === 'guards') return shares(points);
  return [
    { text: '+', move: shift({ [on]: points }) },
    { text: '-', move: shift({ [on]: -points }) },
  ];
}

/** All plays of a card on its own type [T21-T26]. */
function ownPlays(card: Card): Play[] {
  const on = typeOf(card);
  const points = pointsOf(card);
  const play = (say: string, move: Move, copies: 1 | 2 = 1): Play => ({ kind: 'play', say, card, copies, on, move });
  if (card === 'GX') return [play('GX', { kind: 'beside' })];
  if (points === null) return [play(card, { kind: 'centre', piece: 'harlequin' })];
  const plays = effects(points, on).map(({ text, move }) => play(card + text, move));
  if (card !== 'D') return plays;
  const cortege = [1, -1].map((way) => play(way > 0 ? 'DD+' : 'DD-', shift({ doge: way, w: way, e: way }), 2)); // [T22]
  return [...plays, ...cortege];
}

/** All plays of a Harlequin card on another type [T28, T30]. */
function masqueradePlays(card: Card, on: Type): Play[] {
  const points = pointsOf(card);
  const play = (text: string, move: Move): Play => ({
    kind: 'play',
    say: `${card}>${LETTERS[on]}${text}`,
    card,
    copies: 1,
    on,
    move,
  });
  if (points !== null) return effects(points, on).map(({ text, move }) => play(text, move));
  return PIECES[on].map((piece) => play(on === 'guards' ? ` ${piece}` : '', { kind: 'centre', piece }));
}

const playsOf = (card: Card, on: Type): readonly Play[] =>
  on === typeOf(card) ? ownPlays(card) : typeOf(card) === 'harlequin' ? masqueradePlays(card, on) : [];

/** Every play there is, by card and by the type it moves. */
export const PLAYS = Object.fromEntries(
  CARDS.map((card) => [card, Object.fromEntries(TYPES.map((on) => [on, playsOf(card, on)]))]),
) as Readonly<Record<Card, Readonly<Record<Type, readonly Play[]>>>>;

/** Every step there is, by its notation. */
export const ANSWERS: ReadonlyMap<string, Answer> = new Map(
  [...CARDS.flatMap((card) => TYPES.flatMap((on) => PLAYS[card][on])), ...WORDS, DISCARD, FINISH].map((step) => [
    step.say,
    step,
  ]),
);

/** What the seat to move may do now [T10]. */
export function answersOf(turn: TurnUnderWay): Answer[] {
  const { board, played } = turn;
  const hand = turn.hands[turn.toMove!]!;
  const steps: Answer[] = [];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i]!;
    if (card !== hand[i - 1]) addPlays(turn, card, card === hand[i + 1], steps);
  }
  if (played.length > 0) return [...steps, FINISH];
  for (const word of WORDS) if (after(board, word.move)) steps.push(word);
  steps.push(DISCARD);
  return steps;
}

/** The first card chooses the type, and whom it moves, for the whole turn [T13, T28]. */
function addPlays({ board, toMove, played }: TurnUnderWay, card: Card, hasTwo: boolean, steps: Answer[]): void {
  const lead = played[0];
  const type = typeOf(card);
  if (lead && typeOf(lead.card) !== type) return;
  for (const on of lead ? [lead.on] : type === 'harlequin' ? TYPES : [type]) {
    if (on !== type && !isMasked(board, toMove!)) continue; // [T28, T29]
    for (const play of PLAYS[card][on]) {
      if ((play.copies === 1 || hasTwo) && after(board, play.move)) steps.push(play);
    }
  }
}
