import type { Rng } from '@ridotto/kernel';

/** A choice that somebody made: the features of all that there was to choose from, and which it was. */
export interface Choice {
  readonly rows: Uint8Array; // by option: which row of the weights is about it
  readonly features: Float64Array; // by option
  readonly chosen: number;
}

const RATE = 0.3;
const SHRINK = 1e-5; // so that what hardly ever happens gets no great weight

/** The weights under which choices are likeliest: a softmax, fitted choice by choice with AdaGrad. */
export function fitSoftmax(
  choices: readonly Choice[],
  rows: number,
  size: number,
  rounds: number,
  rng: Rng,
): number[][] {
  const weights = new Float64Array(rows * size);
  const squares = new Float64Array(weights.length).fill(1e-6);
  const slopes = new Float64Array(weights.length);
  for (let step = 0; step < rounds * choices.length; step++) {
    slopesOf(choices[rng(choices.length)]!, weights, size, slopes);
    for (let at = 0; at < weights.length; at++) {
      if (slopes[at] === 0) continue;
      const slope = slopes[at]! - SHRINK * weights[at]!;
      squares[at]! += slope * slope;
      weights[at]! += (RATE * slope) / Math.sqrt(squares[at]!);
    }
  }
  return Array.from({ length: rows }, (_, row) => Array.from(weights.subarray(row * size, (row + 1) * size)));
}

/** How the choice's log-likelihood rises with every weight. */
function slopesOf(choice: Choice, weights: Float64Array, size: number, slopes: Float64Array): void {
  slopes.fill(0);
  const chances = chancesOf(choice, weights, size);
  const { rows, features, chosen } = choice;
  for (let option = 0; option < rows.length; option++) {
    const pull = (option === chosen ? 1 : 0) - chances[option]!;
    for (let at = 0; at < size; at++) slopes[rows[option]! * size + at]! += pull * features[option * size + at]!;
  }
}

function chancesOf({ rows, features }: Choice, weights: Float64Array, size: number): Float64Array {
  const out = new Float64Array(rows.length);
  let most = -Infinity;
  for (let option = 0; option < rows.length; option++) {
    let liking = 0;
    for (let at = 0; at < size; at++) liking += weights[rows[option]! * size + at]! * features[option * size + at]!;
    out[option] = liking;
    most = Math.max(most, liking);
  }
  let sum = 0;
  for (let option = 0; option < out.length; option++) sum += out[option] = Math.exp(out[option]! - most);
  for (let option = 0; option < out.length; option++) out[option]! /= sum;
  return out;
}

/** The mean surprise at choices, in nats. */
export function surpriseAt(choices: readonly Choice[], weights: readonly (readonly number[])[], size: number): number {
  const flat = Float64Array.from(weights.flat());
  const sum = choices.reduce((part, choice) => part - Math.log(chancesOf(choice, flat, size)[choice.chosen]!), 0);
  return sum / choices.length;
}
