import { copyOf, type Net, type Sparse } from './net.ts';

const FAR = 0.9;

/** What a step before is worth: rather by what came of it all than by what this one was thought worth. */
export const worthBefore = (target: number, chance: number): number => FAR * target + (1 - FAR) * chance;

/** What somebody has done, to be learnt from when it is known what came of it. */
export class Trail {
  readonly #steps: { readonly inputs: Sparse; readonly chance: number }[] = [];

  /** `chance`: to win, as it was thought then. */
  add(inputs: Sparse, chance: number): void {
    this.#steps.push({ inputs: copyOf(inputs), chance });
  }

  /** Teaches a net what has come of it all. */
  teach(net: Net, score: number, rate: number): void {
    let target = score;
    for (const { inputs, chance } of this.#steps.toReversed()) {
      net.learn(inputs, target, rate);
      target = worthBefore(target, chance);
    }
  }
}
