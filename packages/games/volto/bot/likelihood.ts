import type { Seat } from '@ridotto/kernel';
import { boardOf } from '../rules/guess.ts';
import {
  KINDS,
  masksOf,
  opponentOf,
  ownerOf,
  startOf,
  type Cell,
  type Event,
  type Kind,
  type Mask,
} from '../rules/model.ts';
import { addMoves, isInEnemyPalace } from '../rules/moves.ts';
import type { Move } from '../rules/model.ts';

/** How likely each kind is to have behaved as a mask did: by mask, then by place in KINDS. No claim about the rules. */
export type Likelihoods = readonly (readonly number[])[];

type Factors = Readonly<Record<Kind, number>>;

/** What people do with a kind as compared with others. Milder than measured: a stranger may play otherwise. */
const HABITS = {
  captures: { noble: 1, advisor: 1, soldier: 1, lady: 1, candidate: 0.25 }, // what may be a Lady
  steps: { noble: 1, advisor: 1, soldier: 1.2, lady: 1.2, candidate: 0.6 }, // forward
  dares: { noble: 0.9, advisor: 0.9, soldier: 0.9, lady: 1.6, candidate: 0.25 }, // goes where it can be taken
  stays: { noble: 0.9, advisor: 0.9, soldier: 0.9, lady: 1.15, candidate: 0.45 }, // where it can be taken
  waits: { noble: 1, advisor: 1, soldier: 1, lady: 1, candidate: 0.05 }, // a step from winning
} as const satisfies Record<string, Factors>;

/** Judges the masks of a seat's opponent by all that the seat was told; nothing where that doesn't begin with the beginning. */
export function likelihoodsOf(told: readonly Event[], me: Seat): Likelihoods | undefined {
  const from = told.findIndex(({ type }) => type === 'arranged');
  if (from < 0) return undefined;
  const watch = new Watch(me);
  for (const event of told.slice(from + 1)) watch.hear(event);
  return watch.likelihoods;
}

class Watch {
  readonly likelihoods: number[][];
  readonly #me: Seat;
  readonly #cells: (Cell | null)[];

  constructor(me: Seat) {
    this.#me = me;
    this.#cells = [...masksOf(0), ...masksOf(1)].map(startOf);
    this.likelihoods = this.#cells.map(() => KINDS.map(() => 1));
  }

  hear(event: Event): void {
    if (event.type === 'moved') this.#moved(event.from, event.to);
    if (event.type === 'left') this.#remove(event.at);
  }

  #moved(from: Cell, to: Cell): void {
    const board = boardOf(this.#cells);
    const mask = board[from]!;
    if (mask === null) return; // told of a table that began elsewhere
    const taken = board[to]!;
    if (ownerOf(mask) !== this.#me) this.#judge(board, mask, from, to, taken);
    if (taken !== null) this.#cells[taken] = null;
    this.#cells[mask] = to;
  }

  #remove(at: Cell): void {
    const mask = this.#cells.indexOf(at);
    if (mask >= 0) this.#cells[mask] = null;
  }

  #judge(board: readonly (Mask | null)[], mask: Mask, from: Cell, to: Cell, taken: Mask | null): void {
    const enemy = opponentOf(this.#me);
    if (taken !== null) this.#weigh(mask, HABITS.captures);
    else {
      const forward = (Math.floor(to / 5) - Math.floor(from / 5)) * (enemy === 0 ? 1 : -1);
      if (forward > 0) this.#weigh(mask, HABITS.steps);
      if (isExposed(board, enemy, to)) this.#weigh(mask, HABITS.dares);
    }
    for (const other of masksOf(enemy)) {
      const cell = this.#cells[other]!;
      if (other === mask || cell === null) continue;
      if (isExposed(board, enemy, cell)) this.#weigh(other, HABITS.stays);
      if (isAtDoor(board, other, cell, enemy)) this.#weigh(other, HABITS.waits);
    }
  }

  #weigh(mask: Mask, factors: Factors): void {
    const own = this.likelihoods[mask]!;
    KINDS.forEach((kind, at) => (own[at] = Math.max(FLOOR, own[at]! * factors[kind])));
  }
}

const FLOOR = 0.02; // nothing is ruled out by habits alone

/** Whether some mask of the other side stands next to a cell: for all that its owner knows, it could take there. */
function isExposed(board: readonly (Mask | null)[], seat: Seat, cell: Cell): boolean {
  const [column, row] = [cell % 5, Math.floor(cell / 5)];
  for (let r = Math.max(0, row - 1); r <= Math.min(6, row + 1); r++) {
    for (let c = Math.max(0, column - 1); c <= Math.min(4, column + 1); c++) {
      const other = board[r * 5 + c]!;
      if (other !== null && ownerOf(other) !== seat) return true;
    }
  }
  return false;
}

/** Whether a Candidate there could have gone into the enemy's palace, to an empty cell, and won [V20]. */
function isAtDoor(board: readonly (Mask | null)[], mask: Mask, cell: Cell, seat: Seat): boolean {
  const moves: Move[] = [];
  addMoves(board as (Mask | null)[], mask, 'candidate', cell, moves, 0);
  return moves.some(({ to }) => board[to] === null && isInEnemyPalace(seat, to));
}
