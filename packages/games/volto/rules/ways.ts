import type { Rng } from '@ridotto/kernel';
import type { KindSet } from './clues.ts';
import { KINDS, type Kind } from './model.ts';

// How many of each kind are left to deal is packed into one small number: two bits for each kind, in the order of
// KINDS, hold its count of at most three.
const BITS = 2;
const ONE: readonly number[] = KINDS.map((_, k) => 1 << (BITS * k));
const FIELD: readonly number[] = KINDS.map((_, k) => 0b11 << (BITS * k));
const PACKINGS = 1 << (BITS * KINDS.length);

/** The ways to deal the kinds that are left to masks, each of which can be only some of them. Counted exactly. */
export class Ways {
  readonly #sets: readonly KindSet[];
  readonly #all: number; // the kinds left, packed
  readonly #known = new Uint16Array(PACKINGS); // by kinds left, plus 1; 0: not counted yet. At most 50,400

  constructor(sets: readonly KindSet[], left: readonly number[]) {
    this.#sets = sets;
    this.#all = left.reduce((packed, count, k) => packed + count * ONE[k]!, 0);
  }

  count(): number {
    return this.#from(0, this.#all);
  }

  /** One of the ways, each as likely as any other. */
  draw(rng: Rng): Kind[] {
    if (this.count() === 0) throw new Error('no world fits this view');
    let left = this.#all;
    return this.#sets.map((set, at) => {
      let ticket = rng(this.#from(at, left));
      for (let k = 0; ; k++) {
        if (!isOpen(set, left, k)) continue;
        const rest = left - ONE[k]!;
        const ways = this.#from(at + 1, rest);
        if (ticket < ways) {
          left = rest;
          return KINDS[k]!;
        }
        ticket -= ways;
      }
    });
  }

  /** The ways for the masks from this one on. What is left says which mask it is, so it is the whole key. */
  #from(at: number, left: number): number {
    if (at === this.#sets.length) return 1;
    const known = this.#known[left]!;
    if (known > 0) return known - 1;
    const set = this.#sets[at]!;
    let sum = 0;
    for (let k = 0; k < KINDS.length; k++) if (isOpen(set, left, k)) sum += this.#from(at + 1, left - ONE[k]!);
    this.#known[left] = sum + 1;
    return sum;
  }
}

/** Whether a mask can be the kind in place `k` of KINDS, and one of those is left. */
const isOpen = (set: KindSet, left: number, k: number): boolean => ((set >> k) & 1) === 1 && (left & FIELD[k]!) !== 0;
