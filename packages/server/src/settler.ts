import { Worker } from 'node:worker_threads';

const SCRIPT = new URL('settler-thread.ts', import.meta.url);
const PAUSE = 60_000; // milliseconds after which a thread that was lost is started again

/** Puts some of what stands in the journal in its place; whether anything could be done. */
export type Settle = () => Promise<boolean>;

/** Has a thread settle the journal of a file, so that the loop goes on; the first need for it starts it. */
export class Settler {
  readonly #file: string;
  readonly #script: URL;
  readonly #pause: number;
  #thread: Worker | undefined;
  #isReady = false;
  #lostAt = -Infinity;
  #done: (hasSettled: boolean) => void = () => {};

  constructor(file: string, script = SCRIPT, pause = PAUSE) {
    this.#file = file;
    this.#script = script;
    this.#pause = pause;
  }

  /** Nobody waits for a thread that is not there yet, or no more: the lines settle themselves when they get too many. */
  readonly settle: Settle = async () => {
    if (!this.#thread && performance.now() - this.#lostAt >= this.#pause) void this.start();
    if (!this.#isReady) return false;
    this.#thread!.ref();
    const hasSettled = await this.#ask();
    this.#thread?.unref();
    return hasSettled;
  };

  start(): Promise<unknown> {
    const thread = (this.#thread = new Worker(this.#script, { workerData: this.#file }));
    thread.unref();
    thread.on('message', (hasSettled: boolean) => this.#hear(hasSettled));
    thread.on('error', (error) => process.emitWarning(error as Error));
    thread.on('exit', () => this.#lose());
    return new Promise((resolve) => (this.#done = resolve));
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #ask(): Promise<boolean> {
    return new Promise((resolve) => {
      this.#done = resolve;
      this.#thread!.postMessage('settle');
    });
  }

  #hear(hasSettled: boolean): void {
    this.#isReady = true;
    this.#done(hasSettled);
  }

  #lose(): void {
    this.#thread = undefined;
    this.#isReady = false;
    this.#lostAt = performance.now();
    this.#done(false);
  }
}
