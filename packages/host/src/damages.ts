import { Damaged } from './faults.ts';
import type { Clock, Meter } from './ports.ts';
import { refuse, type Refusal } from './protocol.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Damage {
  readonly until: number;
  readonly wait: number;
}

/** Tables that can't be read. Each is left alone for a while, and for longer each time: somebody has to mend it. */
export class Damages {
  readonly #clock: Clock;
  readonly #meter: Meter;
  readonly #of = new Map<string, Damage>();

  constructor(clock: Clock, meter: Meter) {
    this.#clock = clock;
    this.#meter = meter;
  }

  get size(): number {
    return this.#of.size;
  }

  isLeftAlone(table: string): boolean {
    return this.#clock.now() < (this.#of.get(table)?.until ?? 0);
  }

  isMended(table: string): void {
    this.#of.delete(table);
  }

  /** What damage is to whoever met it; other errors are thrown on. */
  note(table: string, error: unknown): Refusal {
    if (!(error instanceof Damaged)) throw error;
    const wait = Math.min(HOUR, 2 * (this.#of.get(table)?.wait ?? MINUTE / 2));
    this.#of.set(table, { wait, until: this.#clock.now() + wait });
    this.#meter.broken(error);
    return refuse('damaged');
  }
}
