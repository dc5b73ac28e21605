import { closeSync, fsyncSync, mkdirSync, openSync, truncateSync, writeSync } from 'node:fs';
import path from 'node:path';
import { headOf, isRecord, readLog, type Entry, type Log, type Seat } from '@ridotto/kernel';
import { Refused } from './refused.ts';

// A table of the terminal house is a file of JSON lines: a header, then every entry of the log as it was
// given, then the closing hash when the game is over. A line is on the disk before it is played.

const MARK = 'table 1';

export interface TableHeader {
  readonly game: string;
  readonly edition: number;
  readonly seats: number;
  readonly setup: unknown;
  readonly you: Seat;
  readonly fair: { readonly commitment: string; readonly words: readonly string[]; readonly key: string };
}

export interface ReadTable {
  readonly log: Log;
  readonly you: Seat;
  readonly wholeBytes: number; // without a line that was cut off in the middle of writing
}

export const isTableFile = (text: string): boolean => text.startsWith(`{"ridotto":"${MARK}"`);

/** Reads a table back. A last line that is not whole was never played, and is left out. */
export function readTableFile(file: string, text: string): ReadTable {
  if (!isTableFile(text)) throw new Refused(`${file} is not a table of this house`);
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const lines = whole.split('\n').slice(0, -1);
  const [header, ...rest] = lines.map((line, i) => parseLine(file, line, i + 1));
  if (!isRecord(header)) throw new Refused(`${file} is not a table of this house: its first line is cut off`);
  const { ridotto: _mark, you, ...start } = header;
  const closing = rest.findIndex((line) => isRecord(line) && 'head' in line);
  const answers = closing < 0 ? rest : rest.slice(0, closing);
  const head = closing < 0 ? {} : (rest[closing] as { head: string });
  const log = readLog({ ...start, fair: { ...(start.fair as object), ...head }, answers });
  if (typeof log === 'string') throw new Refused(`${file} is not a table of this house: ${log}`);
  if (!Number.isInteger(you)) throw new Refused(`${file} is not a table of this house: it names no seat as yours`);
  return { log, you: you as Seat, wholeBytes: Buffer.byteLength(whole) };
}

function parseLine(file: string, line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Refused(`${file} is damaged in line ${number}; nothing was changed`);
  }
}

/** Appends to a table's file; every line is on the disk when `append` returns. */
export class TableFile {
  readonly #handle: number;

  private constructor(handle: number) {
    this.#handle = handle;
  }

  /** Starts a new file; there must be none. */
  static create(file: string, header: TableHeader): TableFile {
    mkdirSync(path.dirname(file), { recursive: true });
    const table = new TableFile(openSync(file, 'ax'));
    table.#write({ ridotto: MARK, ...header });
    return table;
  }

  /** Goes on with a file that was read. */
  static resume(file: string, { wholeBytes }: ReadTable): TableFile {
    truncateSync(file, wholeBytes);
    return new TableFile(openSync(file, 'a'));
  }

  append(entry: Entry): void {
    this.#write(entry);
  }

  /** Closes the log for good: any later change of it shows. */
  seal(log: Log): void {
    this.#write({ head: headOf(log) });
    this.close();
  }

  close(): void {
    closeSync(this.#handle);
  }

  #write(line: object): void {
    writeSync(this.#handle, `${JSON.stringify(line)}\n`);
    fsyncSync(this.#handle);
  }
}
