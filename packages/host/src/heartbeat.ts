import { Unreachable } from './faults.ts';
import type { HouseClock } from './house-clock.ts';
import type { Store } from './ports.ts';
import { servedWithout, type Served } from './times.ts';

/** Writes down again and again that the house is there; so everybody knows when it was not. */
export class Heartbeat {
  readonly #store: Store;
  readonly #clock: HouseClock;
  #absences = servedWithout([]);
  #at = 0;
  #isMissing = false;

  constructor(store: Store, clock: HouseClock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** How much of a span of time the house was there. */
  readonly served: Served = (from, to) => this.#absences(from, to);

  get isMissing(): boolean {
    return this.#isMissing;
  }

  /** A house that could not write its heartbeat, for lack of room, was there all the same. */
  async beat(now: number, patience = this.#clock.patience): Promise<number> {
    const missing = this.#isMissing ? now - this.#at : 0;
    const { until, absences } = await this.#store.beat(now, patience + missing).catch((error: unknown) => {
      this.#isMissing = !(error instanceof Unreachable); // nobody could do anything then: that is an absence
      throw error;
    });
    this.#isMissing = false;
    this.#at = now;
    this.#absences = servedWithout(absences);
    this.#clock.reach(until);
    return until;
  }
}
