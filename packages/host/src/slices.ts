const SLICE = 4; // milliseconds

/** What a slice is measured by, and how the loop is let go. */
export interface Rounds {
  readonly now: () => number; // milliseconds
  readonly next: (run: () => void) => void; // in the loop's next round
}

const laterIn = globalThis as { readonly setImmediate?: (run: () => void) => unknown };

const LOOP: Rounds = {
  now: () => performance.now(),
  next: (run) => void (laterIn.setImmediate ?? setTimeout)(run),
};

/**
 * Long work in short slices: in one round of the loop only one slice is given, however much work there is, and
 * those who wait for theirs get it in turn. So nobody else has to wait for longer than a slice.
 */
export class Slices {
  readonly #rounds: Rounds;
  readonly #length: number;
  readonly #waiting: (() => void)[] = [];
  #isGiven = false; // in this round
  #until = 0;

  constructor(rounds: Rounds = LOOP, length = SLICE) {
    this.#rounds = rounds;
    this.#length = length;
  }

  /** Whether anybody waits for theirs. */
  get areAwaited(): boolean {
    return this.#waiting.length > 0;
  }

  /** To be awaited before each small piece of long work: goes on at once as long as the slice lasts. */
  pause(): Promise<void> | undefined {
    if (!this.#isGiven) return this.#give();
    return this.#rounds.now() < this.#until ? undefined : new Promise((go) => this.#waiting.push(go));
  }

  #give(): undefined {
    this.#isGiven = true;
    this.#until = this.#rounds.now() + this.#length;
    this.#rounds.next(() => this.#endRound());
  }

  #endRound(): void {
    this.#isGiven = false;
    const go = this.#waiting.shift();
    if (!go) return;
    this.#give();
    go();
  }
}

/** The slices of this process's loop, which all long work shares. */
export const slices = new Slices();
