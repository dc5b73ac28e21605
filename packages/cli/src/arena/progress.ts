const WIDTH = 30;
const EVERY = 1000; // milliseconds

/** A bar with the time that is left, on a terminal; elsewhere nothing. */
export class Progress {
  readonly #all: number;
  readonly #from = performance.now();
  readonly #before: number;
  #shownAt = -Infinity;

  constructor(all: number, before: number) {
    this.#all = all;
    this.#before = before;
  }

  show(done: number, what: string): void {
    const now = performance.now();
    if (!process.stderr.isTTY || now - this.#shownAt < EVERY) return;
    this.#shownAt = now;
    const each = (now - this.#from) / Math.max(1, done - this.#before);
    const filled = Math.round((WIDTH * done) / this.#all);
    const bar = '█'.repeat(filled).padEnd(WIDTH, '·');
    process.stderr.write(`\r${bar} ${done}/${this.#all}  ${what}  ${timeOf(each * (this.#all - done))} left \u001b[K`);
  }

  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  }
}

function timeOf(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
