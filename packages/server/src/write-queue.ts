import { Damaged, type Append, type Appended } from '@ridotto/host';
import type { Kysely } from 'kysely';
import type { Lines } from './lines.ts';
import type { Schema } from './schema.ts';
import type { Settle } from './settler.ts';
import { inOne, type Sqlite } from './sqlite.ts';

type Job = (trx: Kysely<Schema>) => Promise<unknown>;

interface Waiting<Work> {
  readonly work: Work;
  readonly resolve: (done: never) => void;
  readonly reject: (error: unknown) => void;
}

/** What came of something that is committed, but may not be on disk yet. */
interface Committed {
  readonly waiting: Pick<Waiting<unknown>, 'resolve' | 'reject'>;
  readonly done: unknown;
}

/** What one commit carried, and how long it took to be on disk. */
export type OnCommit = (writes: number, seconds: number) => void;

const TOGETHER = 1000; // writes of one commit: a slow disk costs the same for all of them
const HANDFUL = 12; // of them are told together: what their tables hold is still in the processor's cache when it is sent

/** Whatever does something in a transaction of its own, or together with others'. */
export interface Jobs {
  do<T>(job: (trx: Kysely<Schema>) => Promise<T>): Promise<T>;
}

/** Brings all that was committed so far to disk. */
export type Sync = () => Promise<void>;

/**
 * Group commit: everything that was asked for while the disk was busy goes there together, and nothing is
 * acknowledged before it is there. The loop goes on meanwhile, and so it does while the journal is settled: only the
 * next commit waits for that.
 */
export class WriteQueue implements Jobs {
  readonly #sqlite: Sqlite;
  readonly #lines: Lines;
  readonly #sync: Sync;
  readonly #settle: Settle;
  readonly #onCommit: OnCommit;
  #appends: Waiting<Append>[] = [];
  #jobs: Waiting<Job>[] = [];
  #running: Promise<void> | undefined;

  constructor(sqlite: Sqlite, lines: Lines, sync: Sync, settle: Settle, onCommit: OnCommit) {
    this.#sqlite = sqlite;
    this.#lines = lines;
    this.#sync = sync;
    this.#settle = settle;
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
    do while (this.#isAsked) await this.#commit();
    while ((this.#lines.areMany && (await this.#settle())) || this.#isAsked);
    this.#running = undefined;
  }

  get #isAsked(): boolean {
    return this.#appends.length + this.#jobs.length > 0;
  }

  async #commit(): Promise<void> {
    await new Promise(setImmediate);
    const before = performance.now();
    const [appends, jobs] = [this.#appends.slice(0, TOGETHER), this.#jobs.slice(0, TOGETHER)];
    [this.#appends, this.#jobs] = [this.#appends.slice(TOGETHER), this.#jobs.slice(TOGETHER)];
    const committed = [...this.#append(appends), ...(await this.#together(jobs))];
    const settled = this.#lines.areMany && this.#settle();
    await this.#keep(committed);
    this.#onCommit(appends.length + jobs.length, (performance.now() - before) / 1000);
    await settled;
  }

  /** What is committed is on disk after this, and those who wait for it hear so. */
  async #keep(committed: readonly Committed[]): Promise<void> {
    try {
      if (committed.length > 0) await this.#sync();
      for (let from = 0; from < committed.length; from += HANDFUL) {
        if (from > 0) await new Promise(setImmediate);
        for (const { waiting, done } of committed.slice(from, from + HANDFUL)) waiting.resolve(done as never);
      }
    } catch (error) {
      for (const { waiting } of committed) waiting.reject(error);
    }
  }

  #append(appends: readonly Waiting<Append>[]): readonly Committed[] {
    if (appends.length === 0) return [];
    try {
      const done = this.#lines.append(appends.map(({ work }) => work));
      return appends.map((waiting, i) => ({ waiting, done: done[i] }));
    } catch (error) {
      const isMeant = ({ work }: Waiting<Append>) => !(error instanceof Damaged) || work.table === error.table;
      for (const { reject } of appends.filter(isMeant)) reject(error);
      return this.#append(appends.filter((waiting) => !isMeant(waiting)));
    }
  }

  async #together(jobs: readonly Waiting<Job>[]): Promise<readonly Committed[]> {
    if (jobs.length === 0) return [];
    try {
      return await inOne(this.#sqlite, async (trx) => {
        const committed: Committed[] = [];
        for (const waiting of jobs) committed.push({ waiting, done: await waiting.work(trx) });
        return committed;
      });
    } catch {
      const committed: (readonly Committed[])[] = [];
      for (const job of jobs) committed.push(await this.#alone(job)); // one of them can't be done: find out which
      return committed.flat();
    }
  }

  async #alone(waiting: Waiting<Job>): Promise<readonly Committed[]> {
    try {
      return [{ waiting, done: await inOne(this.#sqlite, waiting.work) }];
    } catch (error) {
      waiting.reject(error);
      return [];
    }
  }
}
