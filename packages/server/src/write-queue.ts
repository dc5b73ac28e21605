import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { Append, Appended } from '@ridotto/host';
import type { Schema } from './schema.ts';

type Job = (trx: Transaction<Schema>) => Promise<unknown>;

interface Waiting {
  readonly work: Append | Job;
  readonly resolve: (done: never) => void;
  readonly reject: (error: unknown) => void;
}

/** What one commit carried. */
export type OnCommit = (writes: number, seconds: number) => void;

const TOGETHER = 64; // writes of one commit: larger ones hold up new connections and gain little
const CHUNKS = [128, 32, 8, 1] as const; // rows of one statement: few shapes, so that all stay prepared

/**
 * Group commit: everything that was asked for while the loop was busy elsewhere goes to disk together, and
 * nothing is acknowledged before it is there.
 */
export class WriteQueue {
  readonly #db: Kysely<Schema>;
  readonly #onCommit: OnCommit;
  readonly #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;

  constructor(db: Kysely<Schema>, onCommit: OnCommit) {
    this.#db = db;
    this.#onCommit = onCommit;
  }

  append(append: Append): Promise<Appended> {
    return this.#add(append);
  }

  do<T>(job: (trx: Transaction<Schema>) => Promise<T>): Promise<T> {
    return this.#add(job);
  }

  async finish(): Promise<void> {
    while (this.#running) await this.#running;
  }

  #add<T>(work: Append | Job): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  async #run(): Promise<void> {
    await new Promise(setImmediate);
    while (this.#waiting.length > 0) {
      const writes = this.#waiting.splice(0, TOGETHER);
      const before = performance.now();
      await this.#together(writes);
      this.#onCommit(writes.length, (performance.now() - before) / 1000);
      if (this.#waiting.length > 0) await new Promise(setImmediate);
    }
    this.#running = undefined;
  }

  async #together(writes: readonly Waiting[]): Promise<void> {
    try {
      const done = await this.#db.transaction().execute((trx) => writeAll(trx, writes));
      writes.forEach(({ resolve }, i) => resolve(done[i] as never));
    } catch {
      for (const write of writes) await this.#alone(write); // somebody's log is not so long as thought: find out whose
    }
  }

  async #alone({ work, resolve, reject }: Waiting): Promise<void> {
    const run: Job = typeof work === 'function' ? work : (trx) => appendAlone(trx, work);
    try {
      resolve((await this.#db.transaction().execute(run)) as never);
    } catch (error) {
      reject(error);
    }
  }
}

async function writeAll(trx: Transaction<Schema>, writes: readonly Waiting[]): Promise<unknown[]> {
  const done: unknown[] = [];
  const appends: Append[] = [];
  for (const { work } of writes) {
    if (typeof work !== 'function') appends.push(work);
    done.push(typeof work === 'function' ? await work(trx) : 'appended');
  }
  await insert(trx, appends);
  return done;
}

async function appendAlone(trx: Transaction<Schema>, append: Append): Promise<Appended> {
  const { table, length, lines } = append;
  const commands = lines.flatMap(({ command }) => (command === undefined ? [] : [command]));
  const known = trx.selectFrom('lines').select('seq').where('table_id', '=', table);
  if (commands.length > 0 && (await known.where('command', 'in', commands).executeTakeFirst())) return 'repeated';
  const last = await known.orderBy('seq', 'desc').limit(1).executeTakeFirst();
  if ((last ? last.seq + 1 : 0) !== length) return 'conflict';
  await insert(trx, [append]);
  return 'appended';
}

const inserts = new Map<number, string>(); // by their number of rows: building one costs more than running it

function insertOf(trx: Transaction<Schema>, rows: readonly Schema['lines'][]): string {
  let sql = inserts.get(rows.length);
  if (sql === undefined) {
    ({ sql } = trx.insertInto('lines').values(rows).compile());
    inserts.set(rows.length, sql);
  }
  return sql;
}

/** Fails as a whole, by the unique indexes, if any line has been written before. */
async function insert(trx: Transaction<Schema>, appends: readonly Append[]): Promise<void> {
  const rows = appends.flatMap(({ table, length, lines }) =>
    lines.map(({ at, deed, command }, i) => ({
      table_id: table,
      seq: length + i,
      at,
      command: command ?? null,
      deed: JSON.stringify(deed),
    })),
  );
  for (let from = 0; from < rows.length;) {
    const size = CHUNKS.find((chunk) => chunk <= rows.length - from)!;
    const chunk = rows.slice(from, from + size);
    await trx.executeQuery(CompiledQuery.raw(insertOf(trx, chunk), chunk.flatMap(Object.values)));
    from += size;
  }
  for (const { table, summary } of appends) {
    if (summary) await trx.updateTable('tables').set(summary).where('id', '=', table).execute();
  }
}
