import { Unreachable } from './faults.ts';
import type { Clock, Store } from './ports.ts';

interface Alarm {
  readonly time: number;
  readonly run: () => void;
  stop: () => void;
}

/**
 * The house's own time: the machine's, but never before what any node of the house has seen. Where nobody has
 * looked at it for longer than `patience`, the house was not there (a stopped process, a machine asleep): then it
 * stands, until somebody has found out what that means and says that it goes on.
 */
export class HouseClock implements Clock {
  readonly patience: number; // milliseconds
  readonly #machine: Clock;
  readonly #alarms = new Set<Alarm>();
  #ahead = 0; // of the machine's clock
  #seen = -Infinity;
  #isStanding = false;
  #onGap: (() => Promise<void>) | undefined;
  #going: Promise<void> = Promise.resolve(); // on, by one attempt

  constructor(machine: Clock, patience: number) {
    this.#machine = machine;
    this.patience = patience;
  }

  now = (): number => {
    const { present } = this;
    if (present - this.#seen > this.patience) this.stand();
    if (!this.#isStanding) this.#seen = Math.max(this.#seen, present);
    return this.#seen;
  };

  /** Nothing falls due until somebody says that it goes on. */
  stand(): void {
    if (!this.#onGap || this.#isStanding) return;
    this.#isStanding = true;
    this.#going = this.#onGap();
  }

  /** Whoever finds out that it stands waits for one attempt to let it go on. */
  async untilItGoes(): Promise<void> {
    this.now();
    if (this.#isStanding) await this.#going;
  }

  get isStanding(): boolean {
    return this.#isStanding;
  }

  /** The time that it would be if it did not stand. */
  get present(): number {
    return this.#machine.now() + this.#ahead;
  }

  at(time: number, run: () => void): () => void {
    const alarm: Alarm = { time, run, stop: () => {} };
    this.#alarms.add(alarm);
    this.#set(alarm);
    return () => {
      alarm.stop();
      this.#alarms.delete(alarm);
    };
  }

  /** Runs something after so many milliseconds, although time may stand. */
  later(wait: number, run: () => void): void {
    this.#machine.at(this.#machine.now() + wait, run);
  }

  /** From now on somebody has to look at least every `patience`, and hears of it if nobody did. */
  watch(onGap: () => Promise<void>): void {
    this.#seen = this.present;
    this.#onGap = onGap;
  }

  unwatch(): void {
    this.#onGap = undefined;
    this.#isStanding = false;
  }

  /** It is at least this late. */
  reach(time: number): void {
    const behind = time - this.present;
    if (behind <= 0) return;
    this.#ahead += behind;
    this.#seen = Math.max(this.#seen, time);
    this.#setAll();
  }

  goOn(from: number): void {
    this.#isStanding = false;
    this.#seen = Math.max(this.#seen, from);
    this.reach(from);
    this.#setAll();
  }

  #setAll(): void {
    for (const alarm of this.#alarms) this.#set(alarm);
  }

  #set(alarm: Alarm): void {
    alarm.stop();
    alarm.stop = this.#machine.at(alarm.time - this.#ahead, () => this.#ring(alarm));
  }

  /** While time stands nothing falls due; alarms are set again when it goes on. */
  #ring(alarm: Alarm): void {
    this.now();
    if (this.#isStanding) return;
    this.#alarms.delete(alarm);
    alarm.run();
  }
}

/** While time stands here it goes on at other nodes: a line of now would be of the past, and charge the next seat. */
export function inTime(store: Store, clock: HouseClock): Store {
  return {
    ...store,
    append: async (append) => {
      if (clock.isStanding) throw new Unreachable('time stands at this node');
      return store.append(append);
    },
  };
}
