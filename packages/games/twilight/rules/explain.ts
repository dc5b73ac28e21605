import { reasonsFrom, type Reason, type Seat } from '@ridotto/kernel';
import { hasMoved, isMasked, isOnTrack, isValiant, landing } from './board.ts';
import { isCard, pointsOf, typeOf, TYPES } from './model.ts';
import type { Board, Called, Card, Move, Piece, Play, Answer, Type, View } from './model.ts';
import { notation } from './notation.ts';
import { PLAYS, answersOf } from './answers.ts';

/** Every reason that Twilight of Venice gives, with its rule. */
export const REASONS = {
  'match-over': 'T39',
  'not-a-player': 'T3',
  'not-your-turn': 'T12',
  'wait-for-cards': 'T35',
  'not-notation': 'T10',
  'no-pass': 'T10',
  'word-first': 'T10',
  'discard-first': 'T11',
  'not-in-hand': 'T13',
  'one-type': 'T13',
  'no-card-for': 'T13',
  'exact-points': 'T14',
  'not-its-piece': 'T14',
  'one-place': 'T26',
  'off-track': 'T15',
  'no-change': 'T16',
  'breaks-valour': 'T17',
  'cortege-two': 'T22',
  'cortege-edge': 'T22',
  'favourite-apart': 'T2',
  'cannot-be-called': 'T27',
  'already-there': 'T27',
  'no-masquerade': 'T28',
  'one-choice': 'T28',
  'masquerade-over': 'T29',
} as const;
export type ReasonCode = keyof typeof REASONS;

/** What a reason's sentence may speak of. */
export interface About {
  readonly card: Card;
  readonly type: Type;
  readonly piece: Piece;
}

const because = reasonsFrom(REASONS);

/** Why a step (`H3>G w++ e-`), a card (`H3`) or a piece (`doge`, `w`, …) can't be chosen. */
export function explain(view: View, attempt: string): Reason | undefined {
  const { viewer: me, phase, toMove } = view;
  if (phase === 'over') return because('match-over');
  if (me === 'public') return because('not-a-player');
  if (phase !== 'turn') return because('wait-for-cards');
  if (toMove !== me) return because('not-your-turn');
  const text = attempt.trim().replaceAll(/\s+/g, ' ');
  const step = notation.answer.read(text);
  if (step) return explainAnswer(view, me, step);
  if (isCard(text)) return explainCard(view, text);
  if (isPiece(text)) return explainPiece(view, text);
  return explainUnknown(text);
}

const PIECES: Readonly<Record<Piece, Type>> = {
  doge: 'doge',
  w: 'guards',
  e: 'guards',
  merchant: 'merchant',
  harlequin: 'harlequin',
};
const isPiece = (text: string): text is Piece => Object.hasOwn(PIECES, text);

function explainAnswer(view: View, me: Seat, step: Answer): Reason | undefined {
  const hasPlayed = view.played.length > 0;
  switch (step.kind) {
    case 'end':
      return hasPlayed ? undefined : because('no-pass');
    case 'discard':
      return hasPlayed ? because('discard-first') : undefined;
    case 'word':
      return hasPlayed ? because('word-first') : explainCall(view.board, step.move.piece, step.move);
    case 'play':
      return explainChoice(view, me, step) ?? explainEffect(view.board, step);
  }
}

function explainCall(board: Board, piece: Called, move: Move): Reason | undefined {
  const called = landing(board, move);
  if (!hasMoved(board, called)) return because('already-there', { piece });
  return isValiant(called) ? undefined : because('breaks-valour');
}

/** Why this card can't be chosen now, whatever it would do. */
function explainChoice({ hands, played, board }: View, me: Seat, { card, copies, on }: Play): Reason | undefined {
  const held = hands[me as 0 | 1]!.filter((other) => other === card).length;
  const lead = played[0];
  if (held === 0) return because('not-in-hand', { card });
  if (lead && typeOf(lead.card) !== typeOf(card)) return because('one-type', { type: typeOf(lead.card) });
  if (lead && lead.on !== on) return because('one-choice', { type: lead.on });
  if (on !== typeOf(card) && !isMasked(board, me)) return because(lead ? 'masquerade-over' : 'no-masquerade');
  return held < copies ? because('cortege-two') : undefined;
}

/** Why its effect can't be carried out whole. */
function explainEffect(board: Board, { card, copies, move }: Play): Reason | undefined {
  const next = landing(board, move);
  if (!isOnTrack(next)) return because(copies === 2 ? 'cortege-edge' : 'off-track');
  if (!hasMoved(board, next)) return because('no-change', { card });
  return isValiant(next) ? undefined : because('breaks-valour');
}

/** A card can be chosen if any play of it can; else the reason is that of the first play to think of. */
function explainCard(view: View, card: Card): Reason | undefined {
  const lead = view.played[0];
  const on = lead && typeOf(lead.card) === typeOf(card) ? [lead.on] : [typeOf(card), ...TYPES];
  const reasons = on.flatMap((type) => PLAYS[card][type].map((play) => explainAnswer(view, view.viewer as Seat, play)));
  return reasons.includes(undefined) ? undefined : reasons[0];
}

/** A piece can be chosen if any step moves it. */
function explainPiece(view: View, piece: Piece): Reason | undefined {
  const moves = answersOf(view).some(
    (step) =>
      (step.kind === 'play' || step.kind === 'word') && landing(view.board, step.move)[piece] !== view.board[piece],
  );
  return moves ? undefined : because('no-card-for', { piece });
}

/** For what is not a step at all. */
function explainUnknown(text: string): Reason {
  if (/^(favourite|F[+-]*|.*>F.*)$/.test(text)) return because('favourite-apart');
  if (text.startsWith('word ')) return because('cannot-be-called');
  const card = text.split(/[ >+-]/, 1)[0];
  if (!isCard(card)) return because('not-notation');
  const isOnAnother = text.includes('>') && typeOf(card) !== 'harlequin';
  if (isOnAnother) return because('not-its-piece', { card });
  return because(pointsOf(card) === null ? 'one-place' : 'exact-points', { card });
}
