import type { Seat } from '@ridotto/kernel';
import { possibilities } from '../rules/guess.ts';
import { CELLS, COLUMNS, KINDS, MASKS_EACH, opponentOf, ownerOf, palaceOf, rowOf } from '../rules/model.ts';
import type { Cell, Event, Kind, Mask, Move, View } from '../rules/model.ts';
import { view as viewOf } from '../rules/view.ts';
import { ArrangementBelief, worldOf } from './belief.ts';
import type { Prospect } from './prospect.ts';

/** What a capture is worth to the captor, by what it uncovers. */
const TAKEN: Readonly<Record<Kind, number>> = { candidate: 60, soldier: 4, noble: 3, advisor: 3, lady: -8 };
const RISK: Readonly<Record<Kind, number>> = { candidate: 8, soldier: 2, noble: 2, advisor: 2, lady: -3 };
const ARRIVAL = 100; // [V20]
const LADY_COST = 40; // to a Candidate [V18]
const SAFE = 0.5; // with fewer than that many who may take it, people run

/** What the opponent can make of the viewer's masks: it plays by that, not by what they are. */
export class Eyes {
  readonly #me: Seat;
  readonly #worth = new Map<Mask, number>(); // of taking a mask
  readonly #lady = new Map<Mask, number>(); // how likely it is one
  readonly #straight = new Map<Mask, number>(); // how likely it can take what stands beside it
  readonly #diagonal = new Map<Mask, number>(); // or at a corner

  constructor(view: View, told: readonly Event[]) {
    this.#me = view.viewer as Seat;
    for (const [mask, chances] of seenOf(view, told)) {
      this.#worth.set(
        mask,
        KINDS.reduce((sum, kind) => sum + chances[kind] * TAKEN[kind], 0),
      );
      this.#lady.set(mask, chances.lady);
      this.#straight.set(mask, 1 - chances.lady - chances.advisor);
      this.#diagonal.set(mask, 1 - chances.lady - chances.noble);
    }
  }

  /** How much the opponent would like a move of a mask, were it of this kind. */
  liking({ board }: Prospect, mask: Mask, kind: Kind, { from, to }: Move): number {
    const enemy = ownerOf(mask);
    const taken = board[to]!;
    const gain = taken === null ? 0 : (this.#worth.get(taken) ?? 0);
    const forward = (rowOf(to) - rowOf(from)) * (enemy === 0 ? 1 : -1);
    const near = (cell: Cell) => nearOf(board, this.#me, cell, from);
    if (kind !== 'candidate') return gain - (near(to) > 0 ? RISK[kind] : 0) + 0.5 * forward;
    if (taken !== null) return gain - LADY_COST * (this.#lady.get(taken) ?? 0);
    const left = Math.abs(palaceOf(this.#me) - rowOf(to));
    if (left === 0 || (left === 1 && this.#dangerAt(board, to) < SAFE)) return ARRIVAL; // there it is hardly stopped
    return 0.2 * forward - RISK.candidate * near(to) + 4 * near(from);
  }

  /** How many of the viewer's masks can take what comes to a cell, as far as the opponent can tell. */
  #dangerAt(board: Prospect['board'], cell: Cell): number {
    let danger = 0;
    for (const at of besideOf(cell)) {
      const mask = board[at]!;
      if (mask === null || ownerOf(mask) !== this.#me) continue;
      const isStraight = at % COLUMNS === cell % COLUMNS || rowOf(at) === rowOf(cell);
      danger += (isStraight ? this.#straight : this.#diagonal).get(mask) ?? 1;
    }
    return danger;
  }
}

/** Half of them go by what is proved, half by how the viewer has played. */
function* seenOf(view: View, told: readonly Event[]): Generator<[Mask, Record<Kind, number>]> {
  const me = view.viewer as Seat;
  const seen = viewOf(worldOf(view, [], 0), opponentOf(me));
  const belief = new ArrangementBelief(opponentOf(me), 'weighed');
  belief.observe(seen, told);
  const believed = belief.chances();
  for (const [mask, counts] of possibilities({ ...seen, phase: 'move' })) {
    if (ownerOf(mask) !== me) continue;
    const all = KINDS.reduce((sum, kind) => sum + counts[kind], 0);
    const place = (mask - me * MASKS_EACH) * KINDS.length;
    const chances = KINDS.map((kind, at) => [kind, (counts[kind] / all + believed[place + at]!) / 2]);
    yield [mask, Object.fromEntries(chances) as Record<Kind, number>];
  }
}

/** How many masks of a seat stand next to a cell, or on it. */
function nearOf(board: Prospect['board'], seat: Seat, cell: Cell, without: Cell): number {
  let count = 0;
  for (const at of besideOf(cell)) {
    const other = at === without ? null : board[at]!;
    if (other !== null && ownerOf(other) === seat) count++;
  }
  return count;
}

/** A cell and those around it. */
const besideOf = (cell: Cell): readonly Cell[] => BESIDE[cell]!;

const BESIDE = Array.from({ length: CELLS }, (_, cell) =>
  Array.from({ length: CELLS }, (__, at) => at).filter(
    (at) => Math.abs(rowOf(at) - rowOf(cell)) <= 1 && Math.abs((at % COLUMNS) - (cell % COLUMNS)) <= 1,
  ),
);
