import type { AnyTitle } from '@ridotto/kernel';
import type { LogLine, Made } from './deeds.ts';
import { Damaged } from './faults.ts';
import { History, witness, type Moment } from './history.ts';
import type { Snapshot, Store } from './ports.ts';
import { hashOf } from './protocol.ts';
import { readLines } from './read-lines.ts';
import { newSitting, openLength, readSitting, writeSitting, type Sitting } from './sitting.ts';
import type { Served } from './times.ts';

/** A table as its log makes it. */
export interface Folded {
  readonly sitting: Sitting;
  readonly history: History;
  readonly kept: number; // the length of the snapshot that it began with
}

/** What a log is folded by. */
export interface Rules {
  readonly title: AnyTitle;
  readonly build: string; // of the house that has them
}

export type OnDamage = (damage: Damaged) => void;

/** Folds a table from its last snapshot, or from the beginning where that can't be read or is not of this log. */
export async function foldTable(
  store: Store,
  made: Made,
  rules: Rules,
  served: Served,
  onDamage: OnDamage,
): Promise<Folded> {
  try {
    const snapshot = await store.snapshot(made.id);
    const sitting = snapshot?.edition === made.edition ? readSnapshot(made, rules, snapshot) : undefined;
    if (sitting) return await foldOn(store, sitting, served);
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    onDamage(error);
  }
  return foldOn(store, newSitting(made, rules.title), served);
}

async function foldOn(store: Store, sitting: Sitting, served: Served): Promise<Folded> {
  const kept = sitting.length;
  const history = new History(openLength(sitting));
  for await (const line of linesAfter(store, sitting)) history.add(recall(sitting, line, served));
  return { sitting, history, kept };
}

/** The log from where a sitting stands. The line before must be there too, or the sitting is not of this log. */
async function* linesAfter(store: Store, { made, length }: Sitting): AsyncGenerator<LogLine> {
  const isOfLog = length === 0 || (await store.lines(made.id, length - 1, 1)).length > 0;
  if (!isOfLog) throw new Damaged(made.id, `its snapshot has ${length} lines, and its log fewer`);
  yield* readLines(store, made.id, length);
}

/** Everything that a table's log tells, from its beginning. */
export async function* momentsOf(store: Store, { made, title }: Sitting, served: Served): AsyncGenerator<Moment> {
  const again = newSitting(made, title);
  for await (const line of readLines(store, made.id, 0)) yield recall(again, line, served);
}

/** Takes a line of a stored log, as `witness` does; one that can't have been played is a damage. */
export function recall(sitting: Sitting, line: LogLine, served: Served): Moment {
  const n = sitting.length;
  try {
    return witness(sitting, line, served);
  } catch (error) {
    throw new Damaged(sitting.made.id, `line ${n} can't be played (${placeOf(error)})`);
  }
}

/** Where an error came from. What it says is left out: it may quote an answer. */
function placeOf(error: unknown): string {
  const { name, stack = '' } = error as Error;
  return `${name} ${/^ +(at .*)$/m.exec(stack)?.[1] ?? ''}`.trim();
}

const SUM = 8; // digits before the text

/** A sitting as a snapshot: its text, and before that a sum by which damage is recognised. */
export function writeSnapshot(sitting: Sitting, build: string): Snapshot {
  const text = writeSitting(sitting, build);
  return { length: sitting.length, edition: sitting.made.edition, data: hashOf(text) + text };
}

/** Nothing where another build wrote it. */
function readSnapshot(made: Made, { title, build }: Rules, { length, data }: Snapshot): Sitting | undefined {
  if (data.startsWith('{')) return undefined; // it has no sum yet
  const text = data.slice(SUM);
  const isWhole = hashOf(text) === data.slice(0, SUM);
  const sitting = isWhole ? readSitting(made, title, text, build) : undefined;
  if (!isWhole || (sitting && sitting.length !== length)) throw new Damaged(made.id, 'its snapshot can’t be read');
  return sitting;
}
