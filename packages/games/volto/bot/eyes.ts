import type { Seat } from '@ridotto/kernel';
import { possibilities } from '../rules/guess.ts';
import { COLUMNS, KINDS, MASKS_EACH, ROWS, opponentOf, ownerOf, palaceOf, rowOf } from '../rules/model.ts';
import type { Cell, Event, Kind, Mask, Move, View } from '../rules/model.ts';
import { view as viewOf } from '../rules/view.ts';
import { ArrangementBelief, worldOf } from './belief.ts';
import type { Prospect } from './prospect.ts';

/** What a capture is worth to the captor, by what it uncovers. */
const TAKEN: Readonly<Record<Kind, number>> = { candidate: 60, soldier: 4, noble: 3, advisor: 3, lady: -8 };
const RISK: Readonly<Record<Kind, number>> = { candidate: 8, soldier: 2, noble: 2, advisor: 2, lady: -3 };
const ARRIVAL = 100; // [V20]
const LADY_COST = 40; // to a Candidate [V18]

/** What the opponent can make of the viewer's masks: it plays by that, not by what they are. */
export class Eyes {
  readonly #me: Seat;
  readonly #worth = new Map<Mask, number>(); // of taking a mask
  readonly #lady = new Map<Mask, number>(); // how likely it is one

  constructor(view: View, told: readonly Event[]) {
    this.#me = view.viewer as Seat;
    for (const [mask, chances] of seenOf(view, told)) {
      this.#worth.set(
        mask,
        KINDS.reduce((sum, kind) => sum + chances[kind] * TAKEN[kind], 0),
      );
      this.#lady.set(mask, chances.lady);
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
    if (rowOf(to) === palaceOf(this.#me)) return ARRIVAL;
    return 0.2 * forward - RISK.candidate * near(to) + 4 * near(from);
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

/** How many masks of a seat stand next to a cell. */
function nearOf(board: Prospect['board'], seat: Seat, cell: Cell, without: Cell): number {
  const [column, row] = [cell % COLUMNS, rowOf(cell)];
  let count = 0;
  for (let r = Math.max(0, row - 1); r <= Math.min(ROWS - 1, row + 1); r++) {
    for (let c = Math.max(0, column - 1); c <= Math.min(COLUMNS - 1, column + 1); c++) {
      const at = r * COLUMNS + c;
      const other = at === without ? null : board[at]!;
      if (other !== null && ownerOf(other) === seat) count++;
    }
  }
  return count;
}
