import { closeSync, fstatSync, ftruncateSync, mkdirSync, openSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from './disk.ts';
import { Refused } from './refused.ts';

/** A file that is only written on, and by one house at a time: each line is on the disk when `write` returns. */
export class Journal {
  readonly #file: string;
  #unwritten: string; // what a file that isn't there yet, or is of an old format, has to begin with
  #handle: number | undefined;
  #size = 0;

  private constructor(file: string, unwritten: string) {
    this.#file = file;
    this.#unwritten = unwritten;
  }

  /** Begins with the first line that is written; until then whatever stands in the file's place is left as it is. */
  static begin(file: string, beginning: string): Journal {
    return new Journal(file, beginning);
  }

  /** Goes on after so many bytes. */
  static resume(file: string, size: number): Journal {
    const journal = new Journal(file, '');
    truncateSync(file, size);
    journal.#open(size);
    return journal;
  }

  write(line: string): void {
    try {
      if (this.#handle === undefined) this.#make(line);
      else this.#append(this.#handle, line);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw code === undefined ? error : new Refused(`${this.#file} can't be written: ${code}; nothing was lost`);
    }
  }

  close(): void {
    if (this.#handle !== undefined) closeSync(this.#handle);
    this.#handle = undefined;
  }

  #make(line: string): void {
    const text = this.#unwritten + line;
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeWhole(this.#file, text);
    this.#open(Buffer.byteLength(text));
  }

  #open(size: number): void {
    this.#handle = openSync(this.#file, 'a');
    this.#size = size;
  }

  /** A line is there whole or not at all, and only in the file as we know it. */
  #append(handle: number, line: string): void {
    if (fstatSync(handle).size !== this.#size) {
      throw new Refused(`${this.#file} was changed from elsewhere: somebody plays at this table in another window`);
    }
    try {
      writeFileSync(handle, line, { flush: true });
    } catch (error) {
      ftruncateSync(handle, this.#size);
      throw error;
    }
    this.#size += Buffer.byteLength(line);
  }
}
