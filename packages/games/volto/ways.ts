import type { Rng } from '@ridotto/kernel';
import type { KindSet } from './deeds.ts';
import { COUNTS, KINDS, type Kind } from './model.ts';

/** What taking one of a kind subtracts from a packed number of kinds left: each kind is a digit of its own base. */
const DIGITS: readonly number[] = KINDS.map((_, k) =>
  KINDS.slice(0, k).reduce((size, kind) => size * (COUNTS[kind] + 1), 1),
);
const SIZE = KINDS.reduce((size, kind) => size * (COUNTS[kind] + 1), 1);

/** The ways to deal the kinds that are left to masks, each of which can be only some of them. Counted exactly. */
export class Ways {
  readonly #sets: readonly KindSet[];
  readonly #all: number; // the packed numbers of kinds left
  readonly #known: Float64Array; // ways from a mask on with so many left, plus 1; 0: not counted yet

  constructor(sets: readonly KindSet[], left: readonly number[]) {
    this.#sets = sets;
    this.#all = left.reduce((packed, count, k) => packed + count * DIGITS[k]!, 0);
    this.#known = new Float64Array(sets.length * SIZE);
  }

  count(): number {
    return this.#from(0, this.#all);
  }

  /** One of the ways, each as likely as any other. */
  draw(rng: Rng): Kind[] {
    let left = this.#all;
    return this.#sets.map((_, at) => {
      let ticket = rng(this.#from(at, left));
      for (let k = 0; k < KINDS.length; k++) {
        const ways = this.#taking(k, at, left);
        if (ticket < ways) {
          left -= DIGITS[k]!;
          return KINDS[k]!;
        }
        ticket -= ways;
      }
      throw new Error('no world fits this view');
    });
  }

  #from(at: number, left: number): number {
    if (at === this.#sets.length) return left === 0 ? 1 : 0;
    const key = at * SIZE + left;
    const known = this.#known[key]!;
    if (known > 0) return known - 1;
    let sum = 0;
    for (let k = 0; k < KINDS.length; k++) sum += this.#taking(k, at, left);
    this.#known[key] = sum + 1;
    return sum;
  }

  /** The ways in which the mask in this place is of the kind in place `k` of KINDS. */
  #taking(k: number, at: number, left: number): number {
    const isThere = Math.floor(left / DIGITS[k]!) % (COUNTS[KINDS[k]!] + 1) > 0;
    return isThere && ((this.#sets[at]! >> k) & 1) === 1 ? this.#from(at + 1, left - DIGITS[k]!) : 0;
  }
}
