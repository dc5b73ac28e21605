import type { Append, Appended } from '@ridotto/host';
import pg from 'pg';
import type { OnCommit } from '../write-queue.ts';
import type { Postgres } from './connect.ts';
import type { Tidy } from './lobby.ts';

/**
 * All lines of many tables, in one statement and one commit. Whoever writes a table's next line first has won:
 * another node that wants the same number waits for this commit and then finds it taken. Numbers are asked for in
 * the order of the tables, so that no two nodes wait for each other. Only those that failed are told, and the
 * tables that have changed their place in the lobby.
 */
const APPEND = `
with
  wanted as (select * from json_to_recordset($1) as w(id text, length integer)),
  line as (select * from json_to_recordset($2) as l(id text, seq integer, at bigint, command text, deed text)),
  sum as (select * from json_to_recordset($3)
    as s(id text, phase text, taken integer, due bigint, company integer)),
  sat as (select * from json_to_recordset($4) as h(id text, who text)),
  repeated as (
    select line.id from line where line.command is not null
      and exists (select from lines known where known.table_id = line.id and known.command = line.command)),
  head as (
    insert into lines (table_id, seq, at, command, deed)
    select line.id, line.seq, line.at, line.command, line.deed
    from wanted join line on line.id = wanted.id and line.seq = wanted.length
    where not exists (select from repeated where repeated.id = wanted.id)
      and (wanted.length = 0
        or exists (select from lines known where known.table_id = wanted.id and known.seq = wanted.length - 1))
    order by line.id
    on conflict do nothing
    returning table_id as id, seq),
  rest as (
    insert into lines (table_id, seq, at, command, deed)
    select line.id, line.seq, line.at, line.command, line.deed
    from line join head on head.id = line.id where line.seq > head.seq),
  hold as (
    insert into held (who, table_id) select sat.who, sat.id from sat join head on head.id = sat.id
    on conflict do nothing),
  moved as (
    select tables.id, maker, origin, sum.company from sum join head on head.id = sum.id
    join tables on tables.id = sum.id where tables.company <> sum.company),
  summed as (
    update tables set phase = sum.phase, taken = sum.taken, due = sum.due, company = sum.company,
      listed = case
        when tables.open <> 'public' or sum.phase = 'lapsed' then 0
        when sum.company = 1 and tables.company = 0 then 1
        else tables.listed end
    from sum join head on head.id = sum.id where tables.id = sum.id)
select id, case when exists (select from repeated where repeated.id = wanted.id) then 'repeated' else 'conflict' end
    as failed, null as maker, null as origin, null as company
  from wanted where not exists (select from head where head.id = wanted.id)
union all
select id, null, maker, origin, company from moved`;

interface Told {
  readonly id: string;
  readonly failed: 'repeated' | 'conflict' | null;
  readonly maker: string;
  readonly origin: number | null;
  readonly company: 0 | 1;
}

interface Waiting {
  readonly append: Append;
  readonly resolve: (done: Appended) => void;
  readonly reject: (error: unknown) => void;
}

const TOGETHER = 128; // appends of one commit: the statement looks each up among the others
const AT_ONCE = 2; // commits: while one waits for the disk, the next is on its way

/** Group commit: what was asked for while the last commits were on their way goes together. */
export class Appends {
  readonly #postgres: Postgres;
  readonly #tidy: Tidy;
  readonly #onCommit: OnCommit;
  #waiting: Waiting[] = [];
  readonly #running = new Set<Promise<void>>();
  readonly #busy = new Set<string>(); // tables with a commit on its way
  #isCalled = false;

  constructor(postgres: Postgres, tidy: Tidy, onCommit: OnCommit) {
    this.#postgres = postgres;
    this.#tidy = tidy;
    this.#onCommit = onCommit;
  }

  append(append: Append): Promise<Appended> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      this.#call();
    });
  }

  async finish(): Promise<void> {
    while (this.#waiting.length > 0 || this.#running.size > 0) {
      await (this.#running.size > 0 ? Promise.race(this.#running) : new Promise(setImmediate));
    }
  }

  #call(): void {
    if (this.#isCalled || this.#running.size >= AT_ONCE) return;
    this.#isCalled = true;
    setImmediate(() => {
      this.#isCalled = false;
      const together = this.#next();
      if (together.length === 0) return;
      const running = this.#commit(together).finally(() => {
        this.#running.delete(running);
        for (const { append } of together) this.#busy.delete(append.table);
        if (this.#waiting.length > 0) this.#call();
      });
      this.#running.add(running);
      if (this.#waiting.length > 0) this.#call();
    });
  }

  /** One for each table: the second has to know what became of the first. */
  #next(): Waiting[] {
    const next: Waiting[] = [];
    this.#waiting = this.#waiting.filter((waiting) => {
      const { table } = waiting.append;
      if (next.length >= TOGETHER || this.#busy.has(table)) return true;
      this.#busy.add(table);
      next.push(waiting);
      return false;
    });
    return next;
  }

  /** Where the data of one is wrong, the others are written all the same. */
  async #commit(together: readonly Waiting[]): Promise<void> {
    const before = performance.now();
    try {
      const told = await this.#write(together.map(({ append }) => append));
      const failed = new Map(told.flatMap(({ id, failed }) => (failed ? [[id, failed] as const] : [])));
      for (const place of told) if (!place.failed) await this.#tidy(place);
      for (const { append, resolve } of together) resolve(failed.get(append.table) ?? 'appended');
    } catch (error) {
      if (together.length > 1 && isWrongData(error)) {
        for (const one of together) await this.#commit([one]);
        return;
      }
      for (const { reject } of together) reject(error);
    }
    this.#onCommit(together.length, (performance.now() - before) / 1000);
  }

  #write(appends: readonly Append[]): Promise<Told[]> {
    const wanted = appends.map(({ table: id, length }) => ({ id, length }));
    const lines = appends.flatMap(({ table: id, length, lines }) =>
      lines.map(({ at, command, deed }, i) => ({ id, seq: length + i, at, command, deed: JSON.stringify(deed) })),
    );
    const sums = appends.flatMap(({ table: id, summary }) =>
      summary ? [{ id, ...summary, company: summary.company ? 1 : 0 }] : [],
    );
    const sat = appends.flatMap(({ table: id, lines }) =>
      lines.flatMap(({ deed }) => ('kind' in deed && deed.kind === 'sit' ? [{ id, who: deed.who }] : [])),
    );
    return this.#postgres.run<Told & Record<string, unknown>>('append', APPEND, [wanted, lines, sums, sat].map(asJson));
  }
}

/** Of class 22, no value of its type, or 23, one that the schema forbids. */
const isWrongData = (error: unknown): boolean => error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? '');

const asJson = (data: unknown): string => JSON.stringify(data);
