import type { Seat } from '@ridotto/kernel';
import { cluesOf } from '../rules/clues.ts';
import { boardOf } from '../rules/guess.ts';
import { MASKS_EACH, masksOf, opponentOf, ownerOf } from '../rules/model.ts';
import type { Kind, Mask, Move, State, View } from '../rules/model.ts';
import { moveOf } from '../rules/moves.ts';

/** A position as one seat knows it: its own masks, and of the opponent's what everybody saw. */
export interface Prospect {
  readonly me: Seat;
  readonly own: readonly Kind[]; // by slot
  readonly board: State['board'];
  readonly cells: State['cells'];
  readonly clues: readonly number[];
  readonly last: readonly (Move | undefined)[]; // by seat: its last move, where nothing was taken since
  readonly ladiesLost: readonly number[]; // by seat
}

export function prospectOf({ viewer, toMove, kinds, cells, clues, quiet }: View): Prospect {
  const me = viewer as Seat;
  const isLost = (mask: Mask) => cells[mask] === null && kinds[mask] === 'lady';
  const moveBefore = (moves: number) => {
    const [from, to] = [quiet.at(-2 * moves), quiet.at(1 - 2 * moves)];
    return from === undefined ? undefined : moveOf(from, to!);
  };
  return {
    me,
    own: masksOf(me).map((mask) => kinds[mask]!),
    board: boardOf(cells),
    cells: [...cells],
    clues,
    last: [0, 1].map((seat) => moveBefore(seat === toMove ? 2 : 1)),
    ladiesLost: [0, 1].map((seat) => masksOf(seat).filter(isLost).length),
  };
}

/** What a move of one's own makes, or one of the opponent's, once it is known whether it took a Lady [V14, V16]. */
export function played(prospect: Prospect, move: Move, tookLady: boolean): Prospect {
  const mask = prospect.board[move.from]!;
  const taken = prospect.board[move.to]!;
  const seat = ownerOf(mask);
  const board = prospect.board.slice();
  const cells = prospect.cells.slice();
  const clues = prospect.clues.slice();
  board[move.from] = null;
  board[move.to] = tookLady ? null : mask;
  if (taken !== null) cells[taken] = null;
  cells[mask] = tookLady ? null : move.to;
  clues[mask]! |= cluesOf(seat, move.from, move.to, taken !== null);
  const last = prospect.last.map((before, of) => (taken !== null ? undefined : of === seat ? move : before));
  const ladiesLost = prospect.ladiesLost.map((count, of) => (tookLady && of === opponentOf(seat) ? count + 1 : count));
  return { me: prospect.me, own: prospect.own, board, cells, clues, last, ladiesLost };
}

/** The kind of a mask of one's own, or nothing where there is none. */
export const ownKind = ({ me, own }: Prospect, mask: Mask | null): Kind | undefined =>
  mask === null ? undefined : own[mask - me * MASKS_EACH];
