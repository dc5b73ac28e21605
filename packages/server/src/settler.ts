import { Worker } from 'node:worker_threads';

const SCRIPT = new URL('settler-thread.ts', import.meta.url);

/** Puts what stands in the journal in its place. */
export type Settle = () => Promise<void>;

/** Has a thread settle the journal of a file, so that the loop goes on; the first need for it starts it. */
export class Settler {
  readonly #file: string;
  readonly #script: URL;
  #thread: Worker | undefined;
  #state: 'starting' | 'ready' | 'lost' = 'starting';
  #done: () => void = () => {};

  constructor(file: string, script = SCRIPT) {
    this.#file = file;
    this.#script = script;
  }

  /** Nobody waits for a thread that is not there yet, or no more: the lines settle themselves when they get too many. */
  readonly settle: Settle = async () => {
    if (!this.#thread) void this.start();
    if (this.#state !== 'ready') return;
    this.#thread!.ref();
    await this.#ask();
    this.#thread!.unref();
  };

  start(): Promise<void> {
    const thread = (this.#thread = new Worker(this.#script, { workerData: this.#file }));
    thread.unref();
    thread.on('message', () => this.#hear('ready'));
    thread.on('error', (error) => process.emitWarning(error as Error));
    thread.on('exit', () => this.#hear('lost'));
    return new Promise((resolve) => (this.#done = resolve));
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #ask(): Promise<void> {
    return new Promise((resolve) => {
      this.#done = resolve;
      this.#thread!.postMessage('settle');
    });
  }

  #hear(state: 'ready' | 'lost'): void {
    this.#state = state;
    this.#done();
  }
}
