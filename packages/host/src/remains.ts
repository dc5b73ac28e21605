import type { Seat } from '@ridotto/kernel';
import { isEntry, type LogLine, type Made } from './deeds.ts';
import type { Store } from './ports.ts';
import { readLines } from './read-lines.ts';

/** What somebody may read of a table whose edition of the rules is gone: nobody can play there any more. */
export interface Remains {
  readonly isOver: boolean; // if so, these are all lines
  readonly lines: AsyncIterable<LogLine>;
}

/**
 * Without its rules nobody can say what a view would show. So a game that is over is open as ever; one that is not
 * keeps its secrets, for its edition may come back: whoever sat there reads their own answers and no others.
 */
export async function remainsOf(store: Store, { id }: Made, account: string): Promise<Remains> {
  const isOver = (await store.phase(id)) === 'over';
  const lines = readLines(store, id, 0);
  return { isOver, lines: isOver ? lines : ownAnswers(lines, account) };
}

async function* ownAnswers(lines: AsyncIterable<LogLine>, account: string): AsyncGenerator<LogLine> {
  let seat: Seat | undefined;
  for await (const line of lines) {
    const { deed } = line;
    if (isEntry(deed)) {
      if ('seat' in deed && deed.seat === seat) yield line;
    } else if (deed.kind === 'sit' && deed.who === account) seat = deed.seat;
    else if (deed.kind === 'leave' && deed.seat === seat) seat = undefined;
  }
}
