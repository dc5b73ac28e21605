import { put, sparse, type Sparse } from '@ridotto/bots';
import type { Seat } from '@ridotto/kernel';
import { cluesOf, hasKind, kindsFor } from '../rules/clues.ts';
import { boardOf, possibilities } from '../rules/guess.ts';
import {
  CELLS,
  KINDS,
  MASKS_EACH,
  masksOf,
  opponentOf,
  type Cell,
  type Mask,
  type Move,
  type View,
} from '../rules/model.ts';

const AT = (() => {
  let next = 0;
  const take = (count: number) => (next += count) - count;
  return {
    always: take(1),
    own: take(KINDS.length * CELLS), // what stands where
    theirs: take(KINDS.length * CELLS), // the same of the opponent, by what its masks may be
    doubted: take(CELLS), // own masks that the opponent may still take for the Candidate
    took: take(KINDS.length), // what the move may uncover
    lost: take(2 * KINDS.length), // what is gone of either side
    behind: take(1), // by how much another move is thought better
    size: next,
  };
})();

/** How many inputs an outlook has. */
export const INPUTS = AT.size;
const MOST = 1 + 3 * MASKS_EACH + MASKS_EACH * KINDS.length + 3 * KINDS.length + 1;

/** What its owner can tell of the position after each of its moves. Seen from the own palace. */
export class Outlook {
  readonly #view: View;
  readonly #me: Seat;
  readonly #board: (Mask | null)[];
  readonly #shares: ReadonlyMap<Mask, readonly number[]>; // by place in KINDS

  constructor(view: View) {
    this.#view = view;
    this.#me = view.viewer as Seat;
    this.#board = boardOf(view.cells);
    this.#shares = new Map([...possibilities(view)].map(([mask, counts]) => [mask, sharesOf(counts)]));
  }

  /** `behind`: how much better a search likes the best move, in standard deviations of all. */
  after({ from, to }: Move, behind: number): Sparse {
    const inputs = sparse(MOST);
    const mover = this.#board[from]!;
    const taken = this.#board[to]!;
    put(inputs, AT.always, 1);
    for (const mask of masksOf(this.#me)) this.#addOwn(inputs, mask, mover, from, to);
    for (const mask of masksOf(opponentOf(this.#me))) this.#addTheirs(inputs, mask, taken);
    put(inputs, AT.behind, Math.min(2, behind));
    return inputs;
  }

  #addOwn(inputs: Sparse, mask: Mask, mover: Mask, from: Cell, to: Cell): void {
    const { kinds, cells, clues } = this.#view;
    const kind = KINDS.indexOf(kinds[mask]!);
    const cell = mask === mover ? to : cells[mask]!;
    if (cell === null) return put(inputs, AT.lost + kind, 0.5);
    const shown = mask === mover ? cluesOf(this.#me, from, to, this.#board[to] !== null) : 0;
    put(inputs, AT.own + kind * CELLS + this.#turned(cell), 1);
    if (hasKind(kindsFor(clues[mask]! | shown), 'candidate')) put(inputs, AT.doubted + this.#turned(cell), 1);
  }

  #addTheirs(inputs: Sparse, mask: Mask, taken: Mask | null): void {
    const { kinds, cells } = this.#view;
    const cell = cells[mask]!;
    if (cell === null) return put(inputs, AT.lost + KINDS.length + KINDS.indexOf(kinds[mask]!), 0.5);
    this.#shares.get(mask)?.forEach((share, kind) => {
      if (mask === taken) put(inputs, AT.took + kind, share);
      else put(inputs, AT.theirs + kind * CELLS + this.#turned(cell), share);
    });
  }

  #turned(cell: Cell): number {
    return this.#me === 0 ? cell : CELLS - 1 - cell;
  }
}

function sharesOf(counts: Readonly<Record<(typeof KINDS)[number], number>>): number[] {
  const all = KINDS.reduce((sum, kind) => sum + counts[kind], 0);
  return KINDS.map((kind) => counts[kind] / all);
}
