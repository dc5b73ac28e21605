import type { Seat } from '@ridotto/kernel';
import {
  ALL_PIECES,
  END,
  MANSION,
  sideOf,
  type Board,
  type Cell,
  type Landing,
  type Move,
  type Piece,
} from './model.ts';

/** The board of a new round [T7, T8]. */
export function setUp(merchantOf: Seat): Board {
  const merchant = sideOf(merchantOf);
  return { doge: 0, w: -2, e: 2, merchant, harlequin: -merchant, favourite: 0 };
}

/** The board after a move, or undefined if it can't be carried out whole or changes nothing [T15, T16, T17]. */
export function after(board: Board, move: Move): Board | undefined {
  const next = landing(board, move);
  return isOnTrack(next) && isValiant(next) && hasMoved(board, next) ? next : undefined;
}

/** Where a move would put the pieces, allowed or not. */
export function landing(board: Board, move: Move): Board {
  const { doge, w, e, merchant, harlequin, favourite } = board;
  switch (move.kind) {
    case 'shift':
      return {
        doge: doge + move.doge,
        w: w + move.w,
        e: e + move.e,
        merchant: merchant + move.merchant,
        harlequin: harlequin + move.harlequin,
        favourite,
      };
    case 'beside': // [T25]
      return { doge, w: doge - 1, e: doge + 1, merchant, harlequin, favourite };
    case 'centre': // [T26, T30]
      return withPiece(board, move.piece, 0);
    case 'call': // [T27]
      return withPiece(board, move.piece, merchant);
  }
}

function withPiece({ doge, w, e, merchant, harlequin, favourite }: Board, piece: Piece, cell: Cell): Board {
  return {
    doge: piece === 'doge' ? cell : doge,
    w: piece === 'w' ? cell : w,
    e: piece === 'e' ? cell : e,
    merchant: piece === 'merchant' ? cell : merchant,
    harlequin: piece === 'harlequin' ? cell : harlequin,
    favourite,
  };
}

/** [T15] */
export const isOnTrack = ({ doge, w, e, merchant, harlequin }: Board): boolean =>
  isCell(doge) && isCell(w) && isCell(e) && isCell(merchant) && isCell(harlequin);

const isCell = (cell: number): boolean => cell >= -END && cell <= END;

/** Nobility and Valour: the Doge strictly between the Guards [T17]. */
export const isValiant = ({ doge, w, e }: Board): boolean => w < doge && doge < e;

export const hasMoved = (from: Board, to: Board): boolean =>
  from.doge !== to.doge ||
  from.w !== to.w ||
  from.e !== to.e ||
  from.merchant !== to.merchant ||
  from.harlequin !== to.harlequin;

/** The pieces that stand elsewhere now, and where. */
export function landingOf(from: Board, to: Board): Landing {
  const moved: Partial<Record<Piece, Cell>> = {};
  for (const piece of ALL_PIECES) if (from[piece] !== to[piece]) moved[piece] = to[piece];
  return moved;
}

/** Whether a seat's Harlequin cards may move others: she stands on its side of the Doge [T28]. */
export const isMasked = ({ doge, harlequin }: Board, seat: Seat): boolean =>
  seat === 0 ? harlequin < doge : harlequin > doge;

/** In whose mansion a cell lies, if in any [T1]. */
export const mansionAt = (cell: Cell): Seat | null => (cell <= -MANSION ? 0 : cell >= MANSION ? 1 : null);

/** On whose half a cell lies; the centre on nobody's. */
export const halfAt = (cell: Cell): Seat | null => (cell < 0 ? 0 : cell > 0 ? 1 : null);

/**
 * How far the Favourite goes, up if above zero: by what counts for seat 1 less what counts for seat 0 [T31, T32].
 * With the Doge between the Guards, the whole court is on a half when its nearer Guard is.
 */
export const favouriteStep = ({ doge, w, e, merchant, harlequin }: Board): number =>
  pull(doge) + pull(w) + pull(e) + pull(merchant) + pull(harlequin) + (w > 0 ? 1 : 0) - (e < 0 ? 1 : 0);

const pull = (cell: Cell): number => (cell >= MANSION ? 1 : cell <= -MANSION ? -1 : 0);

/** The board after the Favourite's step; she stops at the track's end [T32, T33]. */
export function withFavourite(board: Board): Board {
  const favourite = Math.max(-END, Math.min(END, board.favourite + favouriteStep(board)));
  return favourite === board.favourite ? board : { ...board, favourite };
}
