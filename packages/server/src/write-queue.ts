import type { Append, Appended } from '@ridotto/host';
import type { Kysely } from 'kysely';
import type { Lines } from './lines.ts';
import type { Schema } from './schema.ts';
import { inOne, type Sqlite } from './sqlite.ts';

type Job = (trx: Kysely<Schema>) => Promise<unknown>;

interface Waiting<Work> {
  readonly work: Work;
  readonly resolve: (done: never) => void;
  readonly reject: (error: unknown) => void;
}

/** What one commit carried. */
export type OnCommit = (writes: number, seconds: number) => void;

const TOGETHER = 1000; // writes of one commit: a slow disk costs the same for all of them

/** Whatever does something in a transaction of its own, or together with others'. */
export interface Jobs {
  do<T>(job: (trx: Kysely<Schema>) => Promise<T>): Promise<T>;
}

/**
 * Group commit: everything that was asked for while the loop was busy elsewhere goes to disk together, and
 * nothing is acknowledged before it is there.
 */
export class WriteQueue implements Jobs {
  readonly #sqlite: Sqlite;
  readonly #lines: Lines;
  readonly #onCommit: OnCommit;
  readonly #appends: Waiting<Append>[] = [];
  readonly #jobs: Waiting<Job>[] = [];
  #running: Promise<void> | undefined;

  constructor(sqlite: Sqlite, lines: Lines, onCommit: OnCommit) {
    this.#sqlite = sqlite;
    this.#lines = lines;
    this.#onCommit = onCommit;
  }

  append(append: Append): Promise<Appended> {
    return this.#add(this.#appends, append);
  }

  do<T>(job: (trx: Kysely<Schema>) => Promise<T>): Promise<T> {
    return this.#add(this.#jobs, job);
  }

  async finish(): Promise<void> {
    while (this.#running) await this.#running;
  }

  #add<Work, T>(queue: Waiting<Work>[], work: Work): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      queue.push({ work, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  async #run(): Promise<void> {
    while (this.#appends.length + this.#jobs.length > 0) {
      await new Promise(setImmediate);
      const [appends, jobs] = [this.#appends.splice(0, TOGETHER), this.#jobs.splice(0, TOGETHER)];
      if (appends.length > 0) await this.#timed(appends.length, () => this.#append(appends));
      if (jobs.length > 0) await this.#timed(jobs.length, () => this.#together(jobs));
    }
    this.#running = undefined;
  }

  async #timed(writes: number, commit: () => void | Promise<void>): Promise<void> {
    const before = performance.now();
    await commit();
    this.#onCommit(writes, (performance.now() - before) / 1000);
  }

  #append(appends: readonly Waiting<Append>[]): void {
    try {
      const done = this.#lines.append(appends.map(({ work }) => work));
      appends.forEach(({ resolve }, i) => resolve(done[i] as never));
    } catch (error) {
      for (const { reject } of appends) reject(error);
    }
  }

  async #together(jobs: readonly Waiting<Job>[]): Promise<void> {
    try {
      const done: unknown[] = [];
      await inOne(this.#sqlite, async (trx) => {
        for (const { work } of jobs) done.push(await work(trx));
      });
      jobs.forEach(({ resolve }, i) => resolve(done[i] as never));
    } catch {
      for (const job of jobs) await this.#alone(job); // one of them can't be done: find out which
    }
  }

  async #alone({ work, resolve, reject }: Waiting<Job>): Promise<void> {
    try {
      resolve((await inOne(this.#sqlite, work)) as never);
    } catch (error) {
      reject(error);
    }
  }
}
