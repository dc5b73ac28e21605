import type { Rng, Seat } from '@ridotto/kernel';
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

/** The simple bot without its free blunders: its Candidate flees to empty cells, and takes nothing that may be a Lady. */
export const greedy = (view: View, options: readonly Move[], rng: Rng, temper: Temper = EVEN): Move =>
  best(options, moveScorer(view, rng, temper));

/** How much it minds what a move is about. */
export interface Temper {
  readonly captures: number;
  readonly risk: number;
  readonly advance: number;
}

const EVEN: Temper = { captures: 1, risk: 1, advance: 1 };

function best<T extends Answer>(answers: readonly T[], score: (answer: T) => number): T {
  const scores = answers.map(score);
  return answers[scores.indexOf(Math.max(...scores))]!;
}

function moveScorer(view: View, rng: Rng, temper: Temper): (move: Move) => number {
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
    const isFatal = kind === 'candidate' || hasTakenLady;
    const gain = taken === null ? 0 : expected(taken, isFatal ? LAST_LADY : WORTH);
    const arrival = kind === 'candidate' && isInEnemyPalace(me, to) ? 1000 : 0;
    const risk = isThreatened(after, to) ? COST[kind] : 0;
    const escape = kind === 'candidate' && taken === null && isThreatened(board, from) ? 20 : 0;
    const blunder = kind === 'candidate' && taken !== null && mayBe.get(taken)!.lady > 0 ? 60 : 0;
    const advance = (rowOf(to) - rowOf(from)) * (me === 0 ? 1 : -1) * (kind === 'candidate' ? 0.2 : 0.5);
    const retreat = cameFrom === to && wentTo === from ? 3 : 0; // going back and forth makes draws
    return (
      arrival +
      temper.captures * gain -
      blunder -
      temper.risk * risk +
      escape +
      temper.advance * advance -
      retreat +
      rng(100) / 200
    );
  };
}

/** Whether an enemy mask, were it of this kind, could capture on the cell. */
function reaches(board: (Mask | null)[], view: View, mask: Mask, kind: Kind, cell: number): boolean {
  const from = view.cells[mask]!;
  if (from === null || board[from] !== mask || ownerOf(mask) === view.viewer) return false;
  const moves: Move[] = [];
  addMoves(board, mask, kind, from, moves, 0);
  return moves.some(({ to }) => to === cell);
}
