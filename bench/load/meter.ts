import { quantile } from '../measure.ts';

/** What the load generator found in one window. */
export interface Load {
  readonly rate: number; // answers per second
  readonly p50: number; // milliseconds from a move to its answer
  readonly p99: number;
  readonly busy: number; // seconds of the generator's own CPU per second: near 1, it is the limit
}

/** Counts answers while its window is open. */
export class Meter {
  #waits: number[] = [];
  #isOpen = false;
  #answered = 0;
  #warm: { readonly at: number; readonly resolve: () => void } | undefined;

  answered(sentAt: number): void {
    if (++this.#answered === this.#warm?.at) this.#warm.resolve();
    if (this.#isOpen) this.#waits.push(performance.now() - sentAt);
  }

  /** Waits for so many answers: the compilers are warm then, and nobody is still sitting down. */
  warm(answers: number): Promise<void> {
    return new Promise((resolve) => (this.#warm = { at: answers, resolve }));
  }

  async window(seconds: number): Promise<Load> {
    this.#waits = [];
    this.#isOpen = true;
    const from = performance.now();
    const before = process.cpuUsage();
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    this.#isOpen = false;
    const passed = (performance.now() - from) / 1000;
    const { user, system } = process.cpuUsage(before);
    const waits = this.#waits.sort((a, b) => a - b);
    if (waits.length === 0) throw new Error('nothing was answered');
    return {
      rate: waits.length / passed,
      p50: quantile(waits, 0.5),
      p99: quantile(waits, 0.99),
      busy: (user + system) / 1e6 / passed,
    };
  }
}
