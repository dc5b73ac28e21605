/** How long something is shown before the next: what moves takes no time for those who want no motion. */
export interface Timed {
  readonly moves: number; // ms of motion
  readonly reads: number; // ms to take it in
  readonly least?: number; // ms that nobody's speed takes from it: what decides a game is seen by all
}

/** Something that happens on a board: the picture from when it begins. */
export interface Scene<Picture> extends Timed {
  readonly picture: Picture;
}

export interface Pace {
  readonly speed: number; // 2: twice as fast; Infinity: at once
  readonly motion: boolean;
}

export interface Clock {
  readonly isHidden: boolean; // nobody looks
  after(ms: number, work: () => void): () => void;
}

interface Hearing<What> {
  readonly clock: Clock;
  readonly pace: () => Pace;
  /** These begin now, together where the earlier ones take no time. */
  begin(parts: readonly What[]): void;
}

const MOST = 12_000; // ms, more than the longest walk of a herald; when more waits, somebody was away, and wants to see how things stand

/** Shows one thing after another, each once and in order. Whoever doesn't want to wait skips. */
export class Show<What extends Timed> {
  readonly #hearing: Hearing<What>;
  #waiting: readonly What[] = [];
  #stop: (() => void) | undefined; // what is shown now

  constructor(hearing: Hearing<What>) {
    this.#hearing = hearing;
  }

  get waiting(): readonly What[] {
    return this.#waiting;
  }

  add(parts: readonly What[]): void {
    this.#waiting = [...this.#waiting, ...parts];
    const time = this.#waiting.reduce((sum, part) => sum + this.#timeOf(part), 0);
    if (time > MOST || this.#hearing.clock.isHidden) this.skip();
    else if (!this.#stop) this.#advance();
  }

  /** Shows how things stand now. */
  skip(): void {
    this.#stop?.();
    this.#stop = undefined;
    if (this.#waiting.length === 0) return;
    const parts = this.#waiting;
    this.#waiting = [];
    this.#hearing.begin(parts);
  }

  /** Forgets what was still to be shown. */
  stop(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#waiting = [];
  }

  #advance(): void {
    const times = this.#waiting.map((part) => this.#timeOf(part));
    const last = times.findIndex((time) => time > 0);
    const count = last < 0 ? times.length : last + 1;
    const parts = this.#waiting.slice(0, count);
    this.#waiting = this.#waiting.slice(count);
    if (last >= 0) this.#stop = this.#hearing.clock.after(times[last]!, () => this.#next());
    if (parts.length > 0) this.#hearing.begin(parts);
  }

  #next(): void {
    this.#stop = undefined;
    this.#advance();
  }

  #timeOf({ moves, reads, least = 0 }: Timed): number {
    const { speed, motion } = this.#hearing.pace();
    return Math.max(least, ((motion ? moves : 0) + reads) / speed);
  }
}
