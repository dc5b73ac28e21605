import { evenlyBy } from '@ridotto/bots';
import type { Rng } from '@ridotto/kernel';
import { KINDS, MASKS_EACH } from '../rules/model.ts';
import { ARRANGEMENTS, arrangementTable } from './table.ts';
import type { Worlds } from './worlds.ts';

/** A number for each of the masks of a side, were it of each kind: by mask, then by place in KINDS. */
export type ByKind = Float64Array;

export const byKind = (): ByKind => new Float64Array(MASKS_EACH * KINDS.length);

/** The arrangements that are still possible, in their order, each with a weight in every one of some opinions. */
export class ArrangementsLeft {
  readonly #table = arrangementTable();
  #left = all();
  #shared = sharedSlots().slice(); // how many masks each has in common with the one before it
  #weights: Float64Array[];

  constructor(weights: Float64Array[]) {
    this.#weights = weights;
  }

  get size(): number {
    return this.#left.length;
  }

  /** Drops those in which some mask is of a kind for which there is a 0. */
  keep(possible: ByKind): void {
    const places = new Uint16Array(this.size);
    const shared = new Uint8Array(this.size);
    const slots = restricted(possible);
    let count = 0;
    let common = MASKS_EACH;
    for (let i = 0; i < this.size; i++) {
      common = Math.min(common, this.#shared[i]!);
      if (!this.#fits(this.#left[i]! * MASKS_EACH, slots, possible)) continue;
      places[count] = i;
      shared[count++] = common;
      common = MASKS_EACH;
    }
    if (count === 0) throw new Error('no arrangement agrees with what was seen');
    if (count === this.size) return;
    this.#left = picked(this.#left, places, new Uint16Array(count));
    this.#weights = this.#weights.map((weights) => picked(weights, places, new Float64Array(count)));
    this.#shared = shared.slice(0, count);
  }

  #fits(from: number, slots: readonly number[], possible: ByKind): boolean {
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at]!;
      if (possible[slot * KINDS.length + this.#table[from + slot]!] === 0) return false;
    }
    return true;
  }

  /** In one opinion, weighs each by `top / Σ below + mixes / Σ counts`, the sums over its masks, `top` of one of them. */
  weigh(opinion: number, slot: number, { top, below, counts, mixes }: Likelihood): void {
    const weights = this.#weights[opinion]!;
    const belows = new Float64Array(MASKS_EACH + 1);
    const numbers = new Float64Array(MASKS_EACH + 1);
    for (let i = 0; i < this.size; i++) {
      const from = this.#left[i]! * MASKS_EACH;
      for (let at = this.#shared[i]!; at < MASKS_EACH; at++) {
        const place = at * KINDS.length + this.#table[from + at]!;
        belows[at + 1] = belows[at]! + below[place]!;
        numbers[at + 1] = numbers[at]! + counts[place]!;
      }
      const liking = top[this.#table[from + slot]!]!;
      weights[i]! *= ((1 - mixes) * liking) / belows[MASKS_EACH]! + mixes / numbers[MASKS_EACH]!;
    }
  }

  /** Makes all weights together one, so that none of them vanishes. */
  level(): void {
    let sum = 0;
    for (const weights of this.#weights) for (let i = 0; i < weights.length; i++) sum += weights[i]!;
    for (const weights of this.#weights) for (let i = 0; i < weights.length; i++) weights[i]! /= sum;
  }

  /** The weight of each in all opinions together, summed up from the first on. */
  sums(): Float64Array {
    const sums = new Float64Array(this.size);
    let sum = 0;
    for (let i = 0; i < sums.length; i++) {
      for (const weights of this.#weights) sum += weights[i]!;
      sums[i] = sum;
    }
    return sums;
  }

  /** All of them where there are no more than so many, or else so many drawn by their weights. */
  worlds(most: number, rng: Rng): Worlds {
    const all = new Float64Array(this.size);
    for (const weights of this.#weights) for (let i = 0; i < all.length; i++) all[i]! += weights[i]!;
    if (this.size > most) return this.#worldsAt(evenlyBy(all, most, rng), all, () => 1);
    return this.#worldsAt([...all.keys()], all, (place) => all[place]!);
  }

  #worldsAt(places: readonly number[], all: Float64Array, weightOf: (place: number) => number): Worlds {
    const count = places.length;
    const kinds = new Uint8Array(count * MASKS_EACH);
    const opinions = new Float64Array(count * this.#weights.length);
    const weights = Float64Array.from(places, weightOf);
    const sum = weights.reduce((a, b) => a + b, 0);
    places.forEach((place, at) => {
      const from = this.#left[place]! * MASKS_EACH;
      kinds.set(this.#table.subarray(from, from + MASKS_EACH), at * MASKS_EACH);
      this.#weights.forEach((one, k) => (opinions[at * this.#weights.length + k] = one[place]! / all[place]!));
      weights[at]! /= sum;
    });
    return { count, kinds, weights, opinions };
  }

  /** How likely each mask is of each kind. */
  chances(): ByKind {
    const out = byKind();
    const sums = this.sums();
    const sum = sums.at(-1)!;
    for (let i = 0; i < this.size; i++) {
      const weight = (sums[i]! - (i > 0 ? sums[i - 1]! : 0)) / sum;
      const from = this.#left[i]! * MASKS_EACH;
      for (let slot = 0; slot < MASKS_EACH; slot++) out[slot * KINDS.length + this.#table[from + slot]!]! += weight;
    }
    return out;
  }

  /** The kinds of the masks in the arrangement of this place. */
  kindsAt(place: number): readonly (typeof KINDS)[number][] {
    const from = this.#left[place]! * MASKS_EACH;
    return Array.from({ length: MASKS_EACH }, (_, slot) => KINDS[this.#table[from + slot]!]!);
  }
}

/** How likely somebody would have made a move of one mask. */
export interface Likelihood {
  readonly top: Float64Array; // by kind of that mask: how much they would like it
  readonly below: ByKind; // how much they would like all that each mask could do
  readonly counts: ByKind; // how many moves that is
  readonly mixes: number; // how often they make any move, for no reason
}

function all(): Uint16Array<ArrayBuffer> {
  const places = new Uint16Array(ARRANGEMENTS);
  for (let at = 0; at < ARRANGEMENTS; at++) places[at] = at;
  return places;
}

/** The masks of which some kind is ruled out. */
const restricted = (possible: ByKind): number[] =>
  Array.from({ length: MASKS_EACH }, (_, slot) => slot).filter((slot) =>
    KINDS.some((_, kind) => possible[slot * KINDS.length + kind] === 0),
  );

/** What stands at the first of some places, as many as there is room for. A loop: `from` takes ten times as long. */
function picked<T extends Uint16Array | Float64Array>(from: T, places: Uint16Array, into: T): T {
  for (let at = 0; at < into.length; at++) into[at] = from[places[at]!]!;
  return into;
}

let shared: Uint8Array | undefined;

function sharedSlots(): Uint8Array {
  if (shared) return shared;
  const table = arrangementTable();
  shared = new Uint8Array(ARRANGEMENTS);
  for (let at = 1; at < ARRANGEMENTS; at++) {
    let same = 0;
    while (table[at * MASKS_EACH + same] === table[(at - 1) * MASKS_EACH + same]) same++;
    shared[at] = same;
  }
  return shared;
}
