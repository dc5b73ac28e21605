import { copyOf, type Net, type Sparse } from './net.ts';

const FAR = 0.9; // how much a step's worth goes by what came of it, rather than by what the next one was thought worth

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
      target = FAR * target + (1 - FAR) * chance;
    }
  }
}
