import { existsSync } from 'node:fs';
import { logOf, memoryStore, type LogLine, type Made, type Store } from '@ridotto/host';
import { readLog, type Log } from '@ridotto/kernel';
import { readText } from './disk.ts';
import { Journal } from './journal.ts';
import { Refused } from './refused.ts';
import { HEADER, LASTING, closingLine, lineOf, readTableFile, type Call, type ReadTable } from './table-file.ts';

/** The table that a file is about. */
export interface KeptTable {
  readonly made: Made;
  readonly lines: readonly LogLine[];
  readonly log: Log;
}

export interface FileStore extends Store {
  readonly file: string;
  readonly kept: KeptTable | undefined; // as it was when the file was opened
  /** Closes a table's log for good: any later change of it shows. */
  seal(table: string): Promise<void>;
}

/**
 * A store in a file: it is read into memory, and whatever lasts is on the disk before it is done there. What the
 * store refuses stands in the file too, and is refused again when that is read.
 */
export async function openFileStore(file: string): Promise<FileStore> {
  const read = existsSync(file) ? readTableFile(file, readText(file)) : undefined;
  const memory = memoryStore();
  const kept = read && (await fill(memory, file, read));
  const journal = openJournal(file, read);
  const tell = (call: Call) => {
    journal.write(lineOf(call));
    return tellTo(memory, call);
  };
  const lasting = LASTING.map((name) => [name, async (...args: unknown[]) => tell([name, ...args] as unknown as Call)]);
  return {
    ...memory,
    ...(Object.fromEntries(lasting) as Pick<Store, Call[0]>),
    file,
    kept,
    async seal(table) {
      const { fair } = logOf((await memory.table(table))!, await memory.lines(table, 0));
      if (read?.head === undefined) journal.write(closingLine(fair!.head!));
    },
    close: async () => journal.close(),
  };
}

function openJournal(file: string, read: ReadTable | undefined): Journal {
  if (!read) return Journal.begin(file, HEADER);
  return read.isOld
    ? Journal.begin(file, HEADER + read.calls.map(lineOf).join(''))
    : Journal.resume(file, read.wholeBytes);
}

/** The log of a table's file, closed by the hash that stands there and by no other. */
export async function logIn(file: string, text: string): Promise<Log> {
  const read = readTableFile(file, text);
  const kept = await fill(memoryStore(), file, read);
  if (!kept) throw new Refused(`${file} is a table that nobody has come to yet`);
  const { head: _head, ...fair } = kept.log.fair!;
  return { ...kept.log, fair: { ...fair, ...(read.head !== undefined && { head: read.head }) } };
}

/** Tells a store all that a file has kept. */
async function fill(store: Store, file: string, { calls }: ReadTable): Promise<KeptTable | undefined> {
  const damaged = (why: string) => new Refused(`${file} is damaged: ${why}; nothing was changed`);
  const kept = await replay(store, calls).catch(() => {
    throw damaged('its lines make no table');
  });
  const log = kept && readLog(kept.log);
  if (typeof log === 'string') throw damaged(log);
  return kept;
}

async function replay(store: Store, calls: readonly Call[]): Promise<KeptTable | undefined> {
  for (const call of calls) await tellTo(store, call);
  const making = calls.find((call) => call[0] === 'make');
  if (!making) return undefined;
  const [, made] = making;
  const lines = await store.lines(made.id, 0);
  return { made, lines, log: logOf(made, lines) };
}

const tellTo = (store: Store, [name, ...args]: Call): Promise<unknown> =>
  (store[name] as (...args: unknown[]) => Promise<unknown>)(...args);
