import type { Kinds } from './kinds.ts';

/** Law: what is written can be read, and is written alike again. */
export interface Writing<Thing, Written> {
  write(thing: Thing): Written;

  /** What this stands for, wherever it comes from, whether it is allowed now or not; undefined if for nothing. */
  read(written: unknown): Thing | undefined;
}

/** Short texts and JSON for logs, traces, links and tests. */
export interface Notation<K extends Kinds> {
  /** Two options of one state never look alike. May read what people type: `write(read(typed))` is what logs keep. */
  readonly answer: Writing<K['answer'], string>;

  /** The JSON that logs keep. */
  readonly roll: Writing<K['roll'], unknown>;

  /**
   * The whole position, secrets included, as the documented JSON of traces. What is read has no past; where that is
   * needed to go on, in the middle of a chain of questions or after the end, nothing is read.
   */
  readonly position: Writing<K['state'], unknown>;
}
