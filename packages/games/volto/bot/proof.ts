import { hasKind, setOf, type KindSet } from '../rules/clues.ts';
import { possibilities } from '../rules/guess.ts';
import { KINDS, MASKS_EACH, ROWS, masksOf, opponentOf, palaceOf, rowOf } from '../rules/model.ts';
import type { Mask, Move, View } from '../rules/model.ts';
import { addMoves } from '../rules/moves.ts';
import { ownMoves } from './look.ts';
import { ownKind, played, type Prospect } from './prospect.ts';

/** By mask: the kinds that each of the opponent's may be [V28]. */
export type Open = ReadonlyMap<Mask, KindSet>;

export const openIn = (view: View): Open =>
  new Map(
    [...possibilities(view)].map(([mask, counts]) => [mask, setOf(KINDS.filter((kind) => counts[kind] > 0))] as const),
  );

/**
 * Whether a move wins with so many more to come, whatever the opponent's masks are and whatever it does. Each of them
 * is taken for all that it may be, again after every move: what is proved so holds, but not all that holds is proved.
 */
export function isProved(prospect: Prospect, open: Open, move: Move, ahead: number): boolean {
  const kind = ownKind(prospect, prospect.board[move.from]!);
  const taken = prospect.board[move.to]!;
  const arrives = kind === 'candidate' && rowOf(move.to) === palaceOf(opponentOf(prospect.me)); // [V20]
  const goesOn = (tookLady: boolean) => ahead > 0 && allRepliesLose(played(prospect, move, tookLady), open, ahead - 1);
  if (taken === null) return arrives || goesOn(false);
  return KINDS.filter((one) => hasKind(open.get(taken)!, one)).every((one) => {
    if (one === 'candidate') return true; // [V15]
    if (one !== 'lady') return arrives || goesOn(false);
    return kind !== 'candidate' && prospect.ladiesLost[opponentOf(prospect.me)] === 0 && goesOn(true); // [V18, V19]
  });
}

function allRepliesLose(prospect: Prospect, open: Open, ahead: number): boolean {
  if (!isNearWinning(prospect, open, ahead)) return false;
  return masksOf(opponentOf(prospect.me)).every((mask) => {
    const from = prospect.cells[mask]!;
    if (from === null) return true;
    const kinds = KINDS.filter((kind) => hasKind(open.get(mask)!, kind));
    const moves = kinds.map((kind) => {
      const found: Move[] = [];
      addMoves(prospect.board, mask, kind, from, found, 0);
      return found;
    });
    const arrives = ({ to }: Move) =>
      rowOf(to) === palaceOf(prospect.me) && ownKind(prospect, prospect.board[to]!) !== 'lady';
    if (kinds.includes('candidate') && moves[kinds.indexOf('candidate')]!.some(arrives)) return false; // [V20]
    return [...new Set(moves.flat())].every((reply) => loses(prospect, open, reply, ahead));
  });
}

function loses(prospect: Prospect, open: Open, reply: Move, ahead: number): boolean {
  const taken = ownKind(prospect, prospect.board[reply.to]!);
  if (taken === 'candidate') return false; // [V15]
  if (taken === 'lady' && prospect.ladiesLost[prospect.me]! > 0) return true; // [V19]
  const next = played(prospect, reply, taken === 'lady');
  return ownMoves(next).some((move) => isProved(next, open, move, ahead));
}

/** Whether the palace is within reach, or, for the very next move, a mask that is the Candidate for sure. */
function isNearWinning({ me, own, cells }: Prospect, open: Open, ahead: number): boolean {
  const at = cells[me * MASKS_EACH + own.indexOf('candidate')]!;
  const left = me === 0 ? ROWS - 1 - rowOf(at) : rowOf(at);
  if (left <= ahead + 1) return true;
  return ahead === 0 && [...open].some(([mask, kinds]) => cells[mask] !== null && kinds === CANDIDATE);
}

const CANDIDATE = setOf(['candidate']);
