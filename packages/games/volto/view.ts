import type { Viewer } from '@ridotto/kernel';
import { ownerOf, type State, type View } from './model.ts';

/** A mask's kind is seen by its owner [V3], by all once it is captured [V17] or the game is over [V25]. */
export function view(state: State, viewer: Viewer): View {
  const { phase, toMove, kinds, cells, deeds, quiet, result } = state;
  return {
    me: viewer,
    phase,
    toMove,
    kinds: kinds.map((kind, mask) =>
      ownerOf(mask) === viewer || cells[mask] === null || phase === 'over' ? kind : null,
    ),
    cells: cells.slice(),
    deeds: deeds.slice(),
    quiet: quiet.slice(),
    result,
  };
}
