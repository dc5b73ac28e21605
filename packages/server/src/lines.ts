import type { DatabaseSync } from 'node:sqlite';
import { Damaged, NoRoom, type Append, type Appended, type Deed, type LogLine, type Summary } from '@ridotto/host';
import { damageTo, faultOf, isDamage } from './faults.ts';
import { isLeft, leftBy, readJournal, tablesIn, writeJournal, type Row } from './journal.ts';
import { KnownLogs, type KnownLog } from './known-logs.ts';
import { lobbyIn, type Place } from './lobby.ts';

const MANY = 4096; // lines of the journal that go to their places together
const TOO_MANY = 4 * MANY; // by then nobody else has put them there
const SLICE = 1024; // of them that go there in one transaction, for which the next commit waits

const MICROSECONDS = 1000; // in a millisecond

/** A commit as the journal holds it. */
type Commit = ReturnType<typeof readJournal>;

/** What is on its way from the journal to its places. */
interface Moving {
  readonly last: number; // of its commits
  readonly tables: (readonly Row[])[]; // that have not moved yet
  readonly left: Set<string>; // what can't, as text
}

/**
 * The logs of all tables. A commit writes its lines one after another in a journal, on a few pages for however
 * many tables. Their places by table are written later and many at a time: at 500 tables a line cost 18 µs of CPU
 * instead of 46.
 */
export class Lines {
  readonly #database: DatabaseSync;
  readonly tidyLobby: (place: Place) => void; // only within a transaction
  readonly #statements: ReturnType<typeof prepare>;
  #commits = new Map<number, Commit>(); // what stands in the journal, by its number
  readonly #waiting = new Map<string, Row[]>(); // the same, by table
  readonly #spoilt = new Set<string>(); // what stands there and can't be read
  readonly #damaged = new Set<string>(); // the tables that it is of
  readonly #stuck = new Set<string>(); // the tables whose lines met a damaged page on their way
  readonly #known = new KnownLogs();
  #count = 0; // of lines that wait, without those that were left there
  #version: unknown; // changes when another connection has written
  #moving: Moving | undefined;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#statements = prepare(database);
    this.tidyLobby = lobbyIn(database);
  }

  /** All of them in one commit; on disk when this returns. None of them if one's table is damaged, which is thrown. */
  append(appends: readonly Append[]): Appended[] {
    if (this.#count >= TOO_MANY) this.settle();
    this.#meet(appends.filter(({ table }) => !this.#known.has(table)));
    return this.#inOne(() => {
      const rows: Row[] = [];
      const done = appends.map((append) => this.#take(append, rows));
      if (rows.length > 0) this.#commits.set(this.#write(writeJournal(rows)), { rows, spoilt: [] });
      return done;
    });
  }

  /** Gets to know logs before a transaction begins: a damage that is met within it would spoil it for all. */
  #meet(strangers: readonly Append[]): void {
    if (strangers.length === 0) return;
    try {
      this.#notice();
      for (const { table } of strangers) this.#logOf(table);
    } catch (error) {
      throw faultOf(error);
    }
  }

  /** Whether so many lines wait in the journal that they should go to their places. */
  get areMany(): boolean {
    if (this.#count >= MANY) this.#notice(); // somebody may have put them there
    return this.#count >= MANY;
  }

  read(table: string, from: number, limit = Number.MAX_SAFE_INTEGER): LogLine[] {
    this.#notice();
    if (this.#damaged.has(table)) throw new Damaged(table, 'a line in the journal can’t be read');
    const placed = this.#placed(table, from, limit);
    const next = from + placed.length;
    const later = (this.#waiting.get(table) ?? []).filter(([, seq]) => seq >= next);
    const waiting = later.slice(0, limit - placed.length);
    [...placed.map(({ seq }) => seq), ...waiting.map(([, seq]) => seq)].forEach((seq, i) => {
      if (seq !== from + i) throw new Damaged(table, `line ${from + i} is missing`);
    });
    return [...placed.map((line) => readPlaced(table, line)), ...waiting.map(readRow)];
  }

  #placed(table: string, from: number, limit: number): PlacedLine[] {
    try {
      return this.#statements.read.all(table, from, limit) as unknown as PlacedLine[];
    } catch (error) {
      throw damageTo(table, error);
    }
  }

  has(table: string, command: string): boolean {
    this.#notice();
    return this.#logOf(table).commands.has(command);
  }

  /** Gives somebody another name wherever it sat down at a table. Only within a transaction. */
  rename(table: string, who: string, name: string): void {
    this.#notice();
    if (this.#waiting.has(table)) this.#settle();
    this.#statements.rename.run(name, table, who);
    this.#version = undefined; // should the transaction fail, what was settled here is not
  }

  /** Puts every line in its place; whether there was room for that: if not, the journal keeps them. */
  settle(): boolean {
    return this.#ifThereIsRoom(() => this.#settle());
  }

  /** Puts some lines in their places; whether there was room for it. Asked for often enough, it is done with all. */
  settleSome(): boolean {
    return this.#ifThereIsRoom(() => {
      if (!this.#moving || !this.#commits.has(this.#moving.last)) this.#moving = this.#gather();
      this.#move(this.#moving, SLICE);
    });
  }

  /** Whether some of the journal's lines have gone to their places, and others not yet. */
  get isHalfway(): boolean {
    return this.#moving !== undefined;
  }

  #ifThereIsRoom(work: () => void): boolean {
    try {
      this.#inOne(work);
      return true;
    } catch (error) {
      if (error instanceof NoRoom) return false;
      throw error;
    }
  }

  #inOne<T>(work: () => T): T {
    const { size } = this.#stuck;
    try {
      this.#database.exec('begin immediate');
      this.#version = this.#catchUp();
      const done = work();
      this.#database.exec('commit');
      return done;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback');
      this.#version = undefined; // what was noted here is not there
      this.#commits.clear();
      this.#moving = undefined;
      this.#known.forget();
      if (this.#stuck.size > size) return this.#inOne(work); // without those lines it may be done
      throw faultOf(error);
    }
  }

  /** Catches up with others. A job's transaction may fail yet: after it, the journal may be another at the same version. */
  #notice(): void {
    const version = this.#catchUp();
    if (version !== this.#version && !this.#database.isTransaction) this.#version = version;
  }

  /** Reads what is new in the journal, and lets go of what has left it, if somebody else may have written; its version. */
  #catchUp(): unknown {
    const { data_version: version } = this.#statements.version.get()!;
    if (version === this.#version) return version;
    const numbers = this.#statements.numbers.all().map(({ id }) => id as number);
    const isSame = numbers.length === this.#commits.size && numbers.every((id) => this.#commits.has(id));
    if (!isSame || this.#version === undefined) this.#follow(numbers);
    return version;
  }

  #follow(numbers: readonly number[]): void {
    const known = this.#commits;
    this.#forget();
    for (const id of numbers) {
      const commit = known.get(id) ?? this.#commitAt(id);
      if (!commit) continue; // it has left meanwhile, and by the version that shows the next time
      this.#commits.set(id, commit);
      for (const row of commit.rows) this.#note(row);
      if (isLeft(id)) this.#count -= commit.rows.length;
      for (const text of commit.spoilt) this.#noteDamage(text);
    }
  }

  #commitAt(id: number): Commit | undefined {
    const row = this.#statements.journal.get(id);
    return row && readJournal(row.lines as string);
  }

  #noteDamage(text: string): void {
    this.#spoilt.add(text);
    for (const table of tablesIn(text)) this.#damaged.add(table);
  }

  #take({ table, length, lines, summary }: Append, rows: Row[]): Appended {
    const log = this.#logOf(table);
    if (lines.some(({ command }) => command !== undefined && log.commands.has(command))) return 'repeated';
    if (log.length !== length) return 'conflict';
    for (const { at, deed, command = null } of lines) {
      const row: Row = [table, log.length++, at, command, deed];
      if (command !== null) log.commands.add(command);
      this.#note(row);
      rows.push(row);
      this.#hold(table, deed);
    }
    if (summary) this.#sum(table, summary);
    return 'appended';
  }

  /** Who joins a table brings it back into the lobby, if there is room for it. */
  #sum(table: string, { phase, taken, due, company }: Summary): void {
    const before = this.#statements.whose.get(table) as unknown as Place | undefined;
    if (!before) return; // others in this commit must not suffer
    const place: Place = { ...before, company: company ? 1 : 0 };
    const isOther = before.company !== place.company;
    const isShown = phase === 'lapsed' ? 0 : company && isOther ? 1 : null; // null: as it was
    this.#statements.sum.run(phase, taken, due, place.company, isShown, table);
    if (isOther) this.tidyLobby(place);
  }

  /** A log as it is now. Somebody else may have written in it since it was known here. */
  #logOf(table: string): KnownLog {
    const waiting = this.#waiting.get(table);
    const last = waiting?.at(-1)?.[1] ?? this.#lastPlaced(table);
    const length = last === undefined ? 0 : last + 1;
    return this.#known.get(table, length) ?? this.#known.add(table, length, this.#commandsOf(table, waiting));
  }

  #lastPlaced(table: string): number | undefined {
    try {
      return this.#statements.last.get(table)?.seq as number | undefined;
    } catch (error) {
      throw damageTo(table, error);
    }
  }

  #commandsOf(table: string, waiting: readonly Row[] = []): Set<string> {
    const commands = new Set(this.#placedCommands(table));
    for (const [, , , command] of waiting) if (command !== null) commands.add(command);
    return commands;
  }

  /** A log with an old damage, whose table has a snapshot, goes on without its past. */
  #placedCommands(table: string): string[] {
    try {
      return this.#statements.commands.all(table).map(({ command }) => command as string);
    } catch (error) {
      if (isDamage(error)) return [];
      throw error;
    }
  }

  #note(row: Row): void {
    const waiting = this.#waiting.get(row[0]);
    if (waiting) waiting.push(row);
    else this.#waiting.set(row[0], [row]);
    this.#count++;
  }

  #settle(): void {
    this.#move(this.#gather(), Infinity);
  }

  #gather(): Moving {
    const tables = [...this.#waiting.keys()].sort();
    return {
      last: [...this.#commits.keys()].at(-1) ?? 0,
      tables: tables.map((table) => this.#waiting.get(table)!.slice()),
      left: new Set(this.#spoilt),
    };
  }

  /** Puts so many lines in their places, or a few more; with the last of them they leave the journal. */
  #move(moving: Moving, count: number): void {
    const { last, tables, left } = (this.#moving = moving);
    for (let moved = 0; moved < count && tables.length > 0;) {
      const rows = tables.shift()!;
      for (const row of rows) if (!this.#place(row)) left.add(JSON.stringify(row));
      moved += rows.length;
    }
    if (tables.length > 0) return;
    this.#statements.clear.run(last);
    if (left.size > 0) this.#statements.write.run(leftBy(last), [...left].join('\n')); // somebody may still make it out
    this.#moving = undefined;
    this.#version = undefined; // the journal is another
  }

  /** Adds to the journal. Its numbers are given once, though it is emptied again and again. */
  #write(text: string): number {
    const last = (this.#statements.newest.get()!.id ?? 0) as number;
    const id = Math.max(leftBy(last) + 1, Date.now() * MICROSECONDS);
    this.#statements.write.run(id, text);
    return id;
  }

  /** Notes who has sat at a table. */
  #hold(table: string, deed: Deed): void {
    if ('kind' in deed && deed.kind === 'sit') this.#statements.hold.run(deed.who, table);
  }

  /** Whether a line stands in its place now. Where another does, it can't have stood there. */
  #place([table, seq, at, command, deed]: Row): boolean {
    if (this.#stuck.has(table)) return false;
    try {
      this.#hold(table, deed); // a journal of old did not
      const values = [table, seq, at, command, JSON.stringify(deed)] as const;
      const { place, placed } = this.#statements;
      return place.run(...values).changes === 1 || placed.get(...values) !== undefined;
    } catch (error) {
      if (isDamage(error)) this.#stuck.add(table);
      throw error; // SQLite takes nothing more in this transaction
    }
  }

  #forget(): void {
    this.#commits = new Map();
    this.#waiting.clear();
    this.#spoilt.clear();
    this.#damaged.clear();
    this.#count = 0;
  }
}

const prepare = (database: DatabaseSync) => ({
  version: database.prepare('pragma data_version'),
  numbers: database.prepare('select id from journal order by id'),
  newest: database.prepare('select max(id) as id from journal'),
  journal: database.prepare('select lines from journal where id = ?'),
  write: database.prepare('insert into journal (id, lines) values (?, ?)'),
  clear: database.prepare('delete from journal where id <= ?'),
  place: database.prepare('insert or ignore into lines (table_id, seq, at, command, deed) values (?, ?, ?, ?, ?)'),
  placed: database.prepare(
    'select 1 from lines where table_id = ? and seq = ? and at = ? and command is ? and deed = ?',
  ),
  read: database.prepare(
    'select seq, at, command, deed from lines where table_id = ? and seq >= ? order by seq limit ?',
  ),
  last: database.prepare('select seq from lines where table_id = ? order by seq desc limit 1'),
  commands: database.prepare('select command from lines where table_id = ? and command is not null'),
  rename: database.prepare(
    `update lines set deed = json_set(deed, '$.name', ?)
      where table_id = ? and case when json_valid(deed) then json_extract(deed, '$.kind') = 'sit' and json_extract(deed, '$.who') = ? end`,
  ),
  hold: database.prepare('insert or ignore into held (who, table_id) values (?, ?)'),
  whose: database.prepare('select maker, origin, company from tables where id = ?'),
  sum: database.prepare(
    `update tables set phase = ?, taken = ?, due = ?, company = ?,
      listed = case when open = 'public' then coalesce(?, listed) else 0 end where id = ?`,
  ),
});

interface PlacedLine {
  readonly seq: number;
  readonly at: number;
  readonly command: string | null;
  readonly deed: string;
}

function readPlaced(table: string, { seq, at, command, deed }: PlacedLine): LogLine {
  try {
    return lineOf(at, command, JSON.parse(deed) as Deed);
  } catch {
    throw new Damaged(table, `line ${seq} can’t be read`);
  }
}
const readRow = ([, , at, command, deed]: Row): LogLine => lineOf(at, command, deed);

const lineOf = (at: number, command: string | null, deed: Deed): LogLine => ({
  at,
  deed,
  ...(command !== null && { command }),
});
