import type { Viewer } from '@ridotto/kernel';
import { ownerOf, type Cell, type Move, type State, type View } from './model.ts';
import { moveOf } from './moves.ts';

/** A mask's kind is seen by its owner [V3], by all once it is captured [V17] or the game is over [V25]. */
export function view(state: State, viewer: Viewer): View {
  const { phase, toMove, kinds, cells, clues, quiet, result } = state;
  return {
    viewer,
    phase,
    toMove,
    kinds: kinds.map((kind, mask) =>
      ownerOf(mask) === viewer || cells[mask] === null || phase === 'over' ? kind : null,
    ),
    cells: cells.slice(),
    clues: clues.slice(),
    quiet: pathOf(quiet),
    result,
  };
}

/** Moves as the cells from which and to which they went: a fifth of the bytes. */
function pathOf(moves: readonly Move[]): Cell[] {
  const path = Array<Cell>(moves.length * 2); // a list that grows is made several times
  for (let i = 0; i < moves.length; i++) {
    path[2 * i] = moves[i]!.from;
    path[2 * i + 1] = moves[i]!.to;
  }
  return path;
}

export function movesIn(path: readonly Cell[]): Move[] {
  const moves: Move[] = [];
  for (let at = 0; at < path.length; at += 2) moves.push(moveOf(path[at]!, path[at + 1]!));
  return moves;
}
