import type { Seat } from '@ridotto/kernel';
import { CELLS, KINDS, MASKS_EACH, ROWS, opponentOf, palaceOf, rowOf } from '../rules/model.ts';
import type { Kind, Move } from '../rules/model.ts';
import { MODELS } from './models.ts';
import { ownKind, type Prospect } from './prospect.ts';
import type { Shares, Worlds } from './worlds.ts';

/** What masks are worth alive, in Nobles and the like at three; a Lady is worth most when she is taken. */
const ALIVE: Readonly<Record<Kind, number>> = { candidate: 0, soldier: 4, noble: 3, advisor: 3, lady: -6 };
const AHEAD = 0.25; // for every row
const RUN = [0, 0, 0, 0.3, 1, 4, 4]; // of a Candidate, by how far it has come
const SPENT = 0.5; // a Soldier in the enemy's palace [V13]
const SCALE = 12; // that much ahead is likely won

const HOPE = 0.2; // whoever thinks ahead will do better than it stands now
const HOPE_AGAINST_RANDOM = 2.5; // much better: there is no need to gamble

/** How it stands, between lost (-1) and won (1), by who stands where. */
export class Standing {
  readonly #worlds: Worlds;
  readonly #hope: number;
  readonly #own: Float64Array;
  readonly #theirs: Float64Array;

  constructor(me: Seat, worlds: Worlds) {
    this.#worlds = worlds;
    this.#hope = HOPE + HOPE_AGAINST_RANDOM * randomness(worlds);
    this.#own = worths(me);
    this.#theirs = worths(opponentOf(me));
  }

  /** By world: how far ahead it is. */
  leads({ me, cells, own }: Prospect, shares: Shares): Float64Array {
    const first = opponentOf(me) * MASKS_EACH;
    let base = this.#hope;
    for (let slot = 0; slot < MASKS_EACH; slot++) {
      const cell = cells[me * MASKS_EACH + slot]!;
      if (cell !== null) base += this.#own[KINDS.indexOf(own[slot]!) * CELLS + cell]!;
    }
    const leads = new Float64Array(shares.length);
    for (let world = 0; world < shares.length; world++) {
      if (shares[world] === 0) continue;
      let lead = base;
      for (let slot = 0; slot < MASKS_EACH; slot++) {
        const cell = cells[first + slot]!;
        if (cell !== null) lead -= this.#theirs[this.#worlds.kinds[world * MASKS_EACH + slot]! * CELLS + cell]!;
      }
      leads[world] = lead;
    }
    return leads;
  }

  /** Over all worlds, by their shares: as it stands. */
  of(leads: Float64Array, shares: Shares): number {
    let value = 0;
    for (let world = 0; world < shares.length; world++) value += shares[world]! * squash(leads[world]!);
    return value;
  }

  /** The same after one's own move, whatever follows. */
  after(prospect: Prospect, move: Move, leads: Float64Array, shares: Shares): number {
    const { me, board } = prospect;
    const kind = ownKind(prospect, board[move.from]!)!;
    const enemy = opponentOf(me);
    const arrives = kind === 'candidate' && rowOf(move.to) === palaceOf(enemy); // [V20]
    const row = KINDS.indexOf(kind) * CELLS;
    const [there, here] = [this.#own[row + move.to]!, this.#own[row + move.from]!];
    const taken = board[move.to]!;
    const isFatal = kind === 'candidate' || prospect.ladiesLost[enemy]! > 0; // [V18, V19]
    let value = 0;
    for (let world = 0; world < shares.length; world++) {
      const share = shares[world]!;
      if (share === 0) continue;
      const found = taken === null ? undefined : this.#worlds.kinds[world * MASKS_EACH + taken - enemy * MASKS_EACH]!;
      const gain = found === undefined ? 0 : this.#theirs[found * CELLS + move.to]!;
      if (found === LADY) value += share * (isFatal ? -1 : squash(leads[world]! + gain - here)); // [V16]
      else if (arrives || found === CANDIDATE) value += share; // [V15]
      else value += share * squash(leads[world]! + gain + there - here);
    }
    return value;
  }
}

const LADY = KINDS.indexOf('lady');
const CANDIDATE = KINDS.indexOf('candidate');

const squash = (lead: number): number => lead / Math.sqrt(1 + lead * lead);

/** How likely it is that the opponent moves at random, the first of the models. */
function randomness({ count, weights, opinions }: Worlds): number {
  let sum = 0;
  for (let world = 0; world < count; world++) sum += weights[world]! * opinions[world * MODELS.length]!;
  return sum;
}

/** By kind, then by cell. */
function worths(seat: Seat): Float64Array {
  const worth = (kind: Kind, ahead: number): number => {
    if (kind === 'candidate') return RUN[ahead]!;
    return kind === 'soldier' && ahead === ROWS - 1 ? SPENT : ALIVE[kind] + AHEAD * ahead;
  };
  const aheadOf = (cell: number) => (seat === 0 ? rowOf(cell) : ROWS - 1 - rowOf(cell));
  return Float64Array.from({ length: KINDS.length * CELLS }, (_, at) => {
    return worth(KINDS[Math.floor(at / CELLS)]!, aheadOf(at % CELLS)) / SCALE;
  });
}
