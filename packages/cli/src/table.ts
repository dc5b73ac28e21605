import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import {
  admitAll,
  commit,
  entryOf,
  fairRng,
  fold,
  open,
  play,
  rollDue,
  type AnyTitle,
  type Log,
  type Refusal,
  type Seat,
  type Step,
  type Table,
  type Viewer,
} from '@ridotto/kernel';
import { setupFrom } from './arguments.ts';
import { readText } from './files.ts';
import { Refused } from './refused.ts';
import { TableFile, readTableFile, type TableHeader } from './table-file.ts';

export interface NewTable {
  readonly seats: number;
  readonly setup: unknown;
  readonly you: Seat;
}

/** A table in a file: append, play, tell, in that order. */
export class FiledTable {
  readonly title: AnyTitle;
  readonly you: Seat;
  readonly seats: number;
  readonly commitment: string;
  readonly isResumed: boolean;
  readonly #file: TableFile;
  readonly #key: string;
  #log: Log;
  #table: Table<unknown, unknown>;

  private constructor(title: AnyTitle, you: Seat, log: Log, file: TableFile, table: Table<unknown, unknown>) {
    this.title = title;
    this.you = you;
    this.seats = log.seats;
    this.commitment = log.fair!.commitment;
    this.isResumed = log.answers.length > 0;
    this.#key = log.fair!.key!;
    this.#file = file;
    this.#log = log;
    this.#table = table;
  }

  static start(title: AnyTitle, path: string, { seats, setup, you }: NewTable): FiledTable {
    const key = randomBytes(32).toString('hex');
    const words = Array.from({ length: seats }, () => randomBytes(8).toString('hex'));
    const header: TableHeader = {
      game: title.id,
      edition: title.edition,
      seats,
      setup,
      you,
      fair: { commitment: commit(key), words, key },
    };
    const { you: _you, ...log } = header;
    return new FiledTable(
      title,
      you,
      { ...log, answers: [] },
      TableFile.create(path, header),
      open(title, seats, setup),
    );
  }

  static resume(title: AnyTitle, file: string): FiledTable {
    const read = readTableFile(file, readText(file));
    const { log, you } = read;
    if (log.game !== title.id) throw new Refused(`${file} is a table of ${log.game}, not of ${title.id}`);
    if (log.edition !== title.edition) throw new Refused(`${file} is of another edition of ${title.id}`);
    const { table, stop } = fold(title, log.seats, setupFrom(title, log.seats, log.setup), log.answers);
    if (stop)
      throw new Refused(`${file} is damaged: answer ${stop.step} is none (${stop.refused}); nothing was changed`);
    return new FiledTable(title, you, log, TableFile.resume(file, read), table);
  }

  get turn() {
    return this.title.game.turn(this.#table.state);
  }

  get drawOffer(): Seat | undefined {
    return this.#table.drawOffer;
  }

  /** The asked seats that have not answered yet. */
  get awaited(): readonly Seat[] {
    const { turn } = this;
    return turn.kind === 'ask' ? turn.seats.filter((seat) => !this.#table.sealed.has(seat)) : [];
  }

  view(viewer: Viewer = this.you): unknown {
    return this.title.game.view(this.#table.state, viewer);
  }

  options(seat: Seat): readonly unknown[] {
    return this.title.game.options(this.#table.state, seat);
  }

  /** All of it, or nothing and the reason. */
  say(seat: Seat, says: readonly string[], hear: (event: unknown) => void): (Refusal & { at: number }) | undefined {
    const steps = admitAll(this.title, this.#table, seat, says);
    if ('refused' in steps) return steps;
    for (const step of steps) this.#take(step, hear);
    return undefined;
  }

  /** Lets chance answer while it is its turn. */
  roll(hear: (event: unknown) => void): void {
    const rolls = this.#log.answers.filter((entry) => 'roll' in entry).length;
    const step = rollDue(this.title, this.#table, fairRng(this.#key, this.#log.fair!.words, rolls));
    if (step) this.#take(step, hear);
  }

  /** The title's own bot answers for a seat, from that seat's view. */
  answerByBot(seat: Seat, hear: (event: unknown) => void): void {
    this.#take({ kind: 'answer', seat, choice: this.botChoice(seat) }, hear);
  }

  botChoice(seat: Seat): unknown {
    const options = this.options(seat);
    return options[this.title.bot(this.view(seat), options, (below) => randomInt(below))];
  }

  seal(): void {
    this.#file.seal(this.#log);
  }

  close(): void {
    this.#file.close();
  }

  #take(step: Step<unknown>, hear: (event: unknown) => void): void {
    const entry = entryOf(this.title, step);
    this.#file.append(entry);
    this.#log = { ...this.#log, answers: [...this.#log.answers, entry] };
    play(this.title, this.#table, step, (to, event) => {
      if (to === 'all' || to.includes(this.you)) hear(event);
    });
  }
}

/** Where the terminal house keeps its tables. */
export function tablesFolder(): string {
  const { RIDOTTO_HOME, XDG_DATA_HOME, APPDATA } = process.env;
  return path.join(
    RIDOTTO_HOME ?? path.join(XDG_DATA_HOME ?? APPDATA ?? path.join(homedir(), '.local', 'share'), 'ridotto'),
    'tables',
  );
}

/** Gives a finished table a name of its own, so that the next game finds its place free. */
export function putAway(file: string): string {
  const { dir, name, ext } = path.parse(file);
  const day = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  let kept = path.join(dir, `${name}-${day}${ext}`);
  for (let n = 2; existsSync(kept); n++) kept = path.join(dir, `${name}-${day}-${n}${ext}`);
  renameSync(file, kept);
  return kept;
}
