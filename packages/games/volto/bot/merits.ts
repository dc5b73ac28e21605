import type { Seat } from '@ridotto/kernel';
import { boardOf, possibilities } from '../rules/guess.ts';
import {
  KINDS,
  masksOf,
  opponentOf,
  ownerOf,
  rowOf,
  type Answer,
  type Kind,
  type Mask,
  type Move,
  type View,
} from '../rules/model.ts';
import { addMoves, isInEnemyPalace } from '../rules/moves.ts';

/** What a capture is worth, by what it may uncover; a Lady costs the captor and brings her owner nearer to winning. */
const WORTH: Record<Kind, number> = { candidate: 100, soldier: 4, noble: 3, advisor: 3, lady: -8 };
/** The same where a Lady loses the game: the second one, or any that the Candidate takes. */
const LAST_LADY: Record<Kind, number> = { ...WORTH, lady: -100 };
/** What losing one of one's own is worth to avoid; a lost Lady is a gain. */
const COST: Record<Kind, number> = { candidate: 50, soldier: 3, noble: 3, advisor: 3, lady: -6 };

/** What there is to be said for a move, and against it. */
export interface Merits {
  readonly arrival: number;
  readonly gain: number;
  readonly risk: number;
  readonly advance: number;
  readonly retreat: number;
  readonly isOfCandidate: boolean;
  readonly flees: boolean; // from where it may be captured
  readonly captures: boolean;
  readonly mayTakeLady: boolean;
}

export function meritsIn(view: View): (move: Move) => Merits {
  const me = view.viewer as Seat;
  const board = boardOf(view.cells);
  const mayBe = possibilities(view);
  const hasTakenLady = masksOf(opponentOf(me)).some((mask) => view.cells[mask] === null && view.kinds[mask] === 'lady');
  const [cameFrom, wentTo] = [view.quiet.at(-4), view.quiet.at(-3)]; // my last move, if nothing was captured since
  const expected = (mask: Mask, worth: Record<Kind, number>): number => {
    const counts = mayBe.get(mask)!;
    const total = KINDS.reduce((sum, kind) => sum + counts[kind], 0);
    return KINDS.reduce((sum, kind) => sum + (counts[kind] / total) * worth[kind], 0);
  };
  const isThreatened = (after: (Mask | null)[], cell: number) =>
    [...mayBe].some(([mask, counts]) =>
      KINDS.some((kind) => counts[kind] > 0 && reaches(after, view, mask, kind, cell)),
    );

  return ({ from, to }) => {
    const mask = board[from]!;
    const kind = view.kinds[mask]!;
    const taken = board[to]!;
    const after = board.slice();
    after[from] = null;
    after[to] = mask;
    const isOfCandidate = kind === 'candidate';
    return {
      arrival: isOfCandidate && isInEnemyPalace(me, to) ? 1000 : 0,
      gain: taken === null ? 0 : expected(taken, isOfCandidate || hasTakenLady ? LAST_LADY : WORTH),
      risk: isThreatened(after, to) ? COST[kind] : 0,
      advance: (rowOf(to) - rowOf(from)) * (me === 0 ? 1 : -1) * (isOfCandidate ? 0.2 : 0.5),
      retreat: cameFrom === to && wentTo === from ? 3 : 0, // going back and forth makes draws
      isOfCandidate,
      flees: isOfCandidate && isThreatened(board, from),
      captures: taken !== null,
      mayTakeLady: taken !== null && mayBe.get(taken)!.lady > 0,
    };
  };
}

export function best<T extends Answer>(answers: readonly T[], score: (answer: T) => number): T {
  const scores = answers.map(score);
  return answers[scores.indexOf(Math.max(...scores))]!;
}

/** Whether an enemy mask, were it of this kind, could capture on the cell. */
function reaches(board: (Mask | null)[], view: View, mask: Mask, kind: Kind, cell: number): boolean {
  const from = view.cells[mask]!;
  if (from === null || board[from] !== mask || ownerOf(mask) === view.viewer) return false;
  const moves: Move[] = [];
  addMoves(board, mask, kind, from, moves, 0);
  return moves.some(({ to }) => to === cell);
}
