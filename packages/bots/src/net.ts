import type { Rng } from '@ridotto/kernel';

/** Inputs of a net that aren't zero: which they are, and how much. */
export interface Sparse {
  count: number;
  readonly at: Uint16Array;
  readonly amount: Float64Array;
}

export const sparse = (most: number): Sparse => ({
  count: 0,
  at: new Uint16Array(most),
  amount: new Float64Array(most),
});

export const copyOf = ({ count, at, amount }: Sparse): Sparse => ({
  count,
  at: at.slice(0, count),
  amount: amount.slice(0, count),
});

export function put(inputs: Sparse, at: number, amount: number): void {
  if (amount === 0) return;
  inputs.at[inputs.count] = at;
  inputs.amount[inputs.count++] = amount;
}

const LEAK = 0.1; // of what a hidden unit lets through below zero
const GRAIN = 2 ** 30;

/**
 * A net with one hidden layer that says how likely something is. It adds, multiplies and takes roots, which come out
 * alike on every machine.
 */
export class Net {
  readonly inputs: number;
  readonly hidden: number;
  readonly #first: Float64Array; // by input, then by hidden unit
  readonly #last: Float64Array; // by hidden unit, then the bias
  readonly #sums: Float64Array;

  constructor(inputs: number, hidden: number) {
    this.inputs = inputs;
    this.hidden = hidden;
    this.#first = new Float64Array(inputs * hidden);
    this.#last = new Float64Array(hidden + 1);
    this.#sums = new Float64Array(hidden);
  }

  /** One that knows nothing, and is ready to learn: no two of its hidden units are alike. */
  static newborn(inputs: number, hidden: number, rng: Rng): Net {
    const net = new Net(inputs, hidden);
    const small = (size: number) => (rng(GRAIN) / GRAIN - 0.5) * size;
    for (let at = 0; at < net.#first.length; at++) net.#first[at] = small(0.4);
    for (let at = 0; at < hidden; at++) net.#last[at] = small(0.4);
    return net;
  }

  /** The weights as rows: one for each input, then the last one. */
  static of(rows: readonly (readonly number[])[]): Net {
    const net = new Net(rows.length - 1, rows[0]!.length);
    rows.slice(0, -1).forEach((row, at) => net.#first.set(row, at * net.hidden));
    net.#last.set(rows.at(-1)!);
    return net;
  }

  rows(digits: number): number[][] {
    const scale = 10 ** digits;
    const rounded = (weights: Float64Array) => Array.from(weights, (weight) => Math.round(weight * scale) / scale + 0);
    const row = (_: unknown, at: number) => rounded(this.#first.subarray(at * this.hidden, (at + 1) * this.hidden));
    return [...Array.from({ length: this.inputs }, row), rounded(this.#last)];
  }

  /** What some inputs add to the hidden units, for when others come and go. */
  begin(inputs: Sparse): Float64Array {
    const sums = new Float64Array(this.hidden);
    this.#add(inputs, sums);
    return sums;
  }

  /** How likely it is with these inputs beside those of `base`. */
  chance(base: Float64Array, inputs: Sparse): number {
    this.#sums.set(base);
    this.#add(inputs, this.#sums);
    return squash(this.#head(this.#sums));
  }

  /** Changes every weight a little, so that what has come to be `target` will be less of a surprise. */
  learn(inputs: Sparse, target: number, rate: number): void {
    const { hidden } = this;
    const sums = this.#sums.fill(0);
    this.#add(inputs, sums);
    const liking = this.#head(sums);
    const root = Math.sqrt(1 + liking * liking);
    const slope = (2 * rate * (target - squash(liking))) / root; // of the log of the target's likelihood
    this.#last[hidden]! += slope;
    for (let unit = 0; unit < hidden; unit++) {
      const sum = sums[unit]!;
      const back = slope * this.#last[unit]! * (sum > 0 ? 1 : LEAK);
      this.#last[unit]! += slope * (sum > 0 ? sum : LEAK * sum);
      sums[unit] = back;
    }
    for (let i = 0; i < inputs.count; i++) {
      const from = inputs.at[i]! * hidden;
      const amount = inputs.amount[i]!;
      for (let unit = 0; unit < hidden; unit++) this.#first[from + unit]! += sums[unit]! * amount;
    }
  }

  #add(inputs: Sparse, sums: Float64Array): void {
    const { hidden } = this;
    const first = this.#first;
    for (let i = 0; i < inputs.count; i++) {
      const from = inputs.at[i]! * hidden;
      const amount = inputs.amount[i]!;
      for (let unit = 0; unit < hidden; unit++) sums[unit]! += first[from + unit]! * amount;
    }
  }

  #head(sums: Float64Array): number {
    const last = this.#last;
    let liking = last[this.hidden]!;
    for (let unit = 0; unit < this.hidden; unit++) {
      const sum = sums[unit]!;
      liking += last[unit]! * (sum > 0 ? sum : LEAK * sum);
    }
    return liking;
  }
}

/** From any number to a chance. */
const squash = (liking: number): number => 0.5 + (0.5 * liking) / Math.sqrt(1 + liking * liking);
