import type { Rng, Seat } from '@ridotto/kernel';
import { hasKind, kindsFor, setOf, type KindSet } from './clues.ts';
import { CELLS, COUNTS, KINDS, MASKS_EACH, ownerOf } from './model.ts';
import type { Cell, Kind, Mask, State, View } from './model.ts';
import { canMove } from './moves.ts';
import { movesIn } from './view.ts';
import { Ways } from './ways.ts';

/** One side's hidden masks: which they are, and what each can be from its own clues [V26, V27]. */
interface Hidden {
  readonly masks: readonly Mask[];
  readonly kinds: readonly KindSet[]; // by place in `masks`
  readonly left: readonly number[]; // by place in KINDS: how many of a kind are still to be found [V28]
  readonly stuck: readonly KindSet[] | null; // the kinds that could not move now, where it matters
}

/** A world drawn uniformly from all that the view allows. */
export function guess(view: View, rng: Rng): State {
  const kinds = [...view.kinds];
  for (const side of hiddenSides(view)) {
    const drawn = drawSide(side, rng);
    side.masks.forEach((mask, i) => (kinds[mask] = drawn[i]!));
  }
  return {
    phase: view.phase,
    toMove: view.toMove,
    kinds: kinds as Kind[],
    cells: [...view.cells],
    board: boardOf(view.cells),
    clues: [...view.clues],
    quiet: movesIn(view.quiet),
    result: view.result,
  };
}

/** How many arrangements of the hidden masks the view allows. Exact. */
export const worlds = (view: View): number => hiddenSides(view).reduce((product, side) => product * countSide(side), 1);

/** For each hidden mask and each kind, in how many worlds of its own side the mask is of that kind [V28]. */
export function possibilities(view: View): Map<Mask, Record<Kind, number>> {
  const out = new Map<Mask, Record<Kind, number>>();
  for (const side of hiddenSides(view)) {
    side.masks.forEach((mask, at) => {
      const counts = KINDS.map((kind) => [kind, countSide(narrowed(side, at, kind))] as const);
      out.set(mask, Object.fromEntries(counts) as Record<Kind, number>);
    });
  }
  return out;
}

/** Whether the masks of a state can have done what they were seen to do. */
export function isSound(state: State): boolean {
  const { kinds, clues, phase, cells, toMove } = state;
  if (phase === 'over' || kinds.length === 0) return true;
  const countsFit = [0, 1].every((seat) => KINDS.every((kind) => countOf(sideOf(kinds, seat), kind) === COUNTS[kind]));
  const cluesFit = kinds.every((kind, mask) => hasKind(kindsFor(clues[mask]!), kind));
  const board = boardOf(cells);
  const canGoOn = kinds.some(
    (kind, mask) => ownerOf(mask) === toMove && cells[mask] !== null && canMove(board, mask, kind, cells[mask]!),
  );
  return countsFit && cluesFit && canGoOn;
}

const EMPTY: readonly null[] = Array.from({ length: CELLS }, () => null);

/** What stands on each cell. */
export function boardOf(cells: View['cells']): (Mask | null)[] {
  const board: (Mask | null)[] = EMPTY.slice();
  cells.forEach((cell, mask) => {
    if (cell !== null) board[cell] = mask;
  });
  return board;
}

function hiddenSides(view: View): Hidden[] {
  if (view.phase !== 'move') return [];
  return [0, 1].filter((seat) => seat !== view.viewer).map((seat) => hiddenSide(view, seat));
}

function hiddenSide({ kinds, cells, clues, toMove }: View, seat: Seat): Hidden {
  const shown = sideOf(kinds, seat);
  const masks = kinds.flatMap((kind, mask) => (kind === null && ownerOf(mask) === seat ? [mask] : []));
  return {
    masks,
    kinds: masks.map((mask) => kindsFor(clues[mask]!)),
    left: KINDS.map((kind) => COUNTS[kind] - countOf(shown, kind)),
    stuck: toMove === seat ? stuckKinds(masks, cells) : null,
  };
}

/** A seat that must move can: not every mask is stuck, or the game would be over [V21]. */
function stuckKinds(masks: readonly Mask[], cells: View['cells']): KindSet[] | null {
  const board = boardOf(cells);
  const stuck = masks.map((mask) => setOf(KINDS.filter((kind) => !canMove(board, mask, kind, cells[mask] as Cell))));
  return stuck.includes(0) ? null : stuck;
}

function drawSide({ kinds, left, stuck }: Hidden, rng: Rng): Kind[] {
  const ways = new Ways(kinds, left);
  for (;;) {
    const drawn = ways.draw(rng);
    if (!stuck?.every((set, i) => hasKind(set, drawn[i]!))) return drawn;
  }
}

/** All ways to deal the kinds, less those in which no mask could move. */
function countSide({ kinds, left, stuck }: Hidden): number {
  const allStuck = stuck
    ? new Ways(
        kinds.map((set, i) => set & stuck[i]!),
        left,
      ).count()
    : 0;
  return new Ways(kinds, left).count() - allStuck;
}

const narrowed = (side: Hidden, at: number, kind: Kind): Hidden => ({
  ...side,
  kinds: side.kinds.map((set, i) => (i === at ? set & setOf([kind]) : set)),
});

const sideOf = <T>(kinds: readonly T[], seat: Seat): readonly T[] =>
  kinds.slice(seat * MASKS_EACH, (seat + 1) * MASKS_EACH);

const countOf = (kinds: readonly (Kind | null)[], kind: Kind): number =>
  kinds.reduce((count, k) => count + Number(k === kind), 0);
