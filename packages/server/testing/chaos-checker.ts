import { hashOf, isEntry, newSitting, openLength, servedWithout, take } from '@ridotto/host';
import type { Absence, LogLine, Made, Served, Store } from '@ridotto/host';
import type { AnyTitle } from '@ridotto/kernel';

const LOST = 2000; // milliseconds of the house's time that a kill may take along
const ROUNDED = 100;

/** What a player holds that the house has said yes to. */
export interface Acknowledged {
  readonly table: string;
  readonly command: string;
  readonly say: string;
  readonly sentAt: number; // by a clock that nobody sets; first
  readonly heardAt: number;
}

/** Every view that the seats of a table have got: its hash, by seat and by the length of its update. */
export interface Seen {
  readonly title: AnyTitle;
  readonly views: readonly Map<number, string>[];
}

/** All that the players have been told, and what they know of the time. */
interface Transcripts {
  readonly said: readonly Acknowledged[];
  readonly seen: ReadonlyMap<string, Seen>; // by table
  readonly outages: readonly Absence[]; // by a clock that nobody sets
  readonly skew: number; // milliseconds by which the nodes' clocks may differ
}

/** Everything acknowledged is in the log, once; and whatever a seat has ever seen is what the log says. */
export async function compare({ said, seen, outages, skew }: Transcripts, store: Store): Promise<void> {
  const logs = new Map<string, LogLine[]>();
  for (const table of seen.keys()) logs.set(table, await store.lines(table, 0));
  for (const { table, command, say } of said) {
    const found = logs.get(table)!.filter((line) => line.command === command);
    const isThere = found.length === 1 && saidIn(found[0]!.deed) === say;
    if (!isThere) throw new Error(`${table}: ${say} was acknowledged and is there ${found.length} times`);
  }
  for (const [table, views] of seen) compareViews((await store.table(table))!, logs.get(table)!, views);
  const served = servedWithout((await store.beat(0, Infinity)).absences);
  const byCommand = new Map(said.map((one) => [one.command, one]));
  for (const [table, log] of logs) compareTimes(table, log, byCommand, served, { outages, skew });
}

/** What an answer, or one that is sealed in a window, says. */
function saidIn(deed: LogLine['deed']): string | undefined {
  if (isEntry(deed)) return 'say' in deed ? deed.say : undefined;
  return deed.kind === 'intend' ? deed.says[0] : undefined;
}

/**
 * The house's time is what passed while it was there, whatever the wall said: never more than its guests counted,
 * and not much less. (A kill takes along what has passed since the last heartbeat.)
 */
function compareTimes(
  table: string,
  log: readonly LogLine[],
  said: ReadonlyMap<string, Acknowledged>,
  served: Served,
  { outages, skew }: { readonly outages: readonly Absence[]; readonly skew: number },
): void {
  const known = log.flatMap(({ at, command }) => (said.has(command!) ? [{ at, ...said.get(command!)! }] : []));
  for (const [i, { at, heardAt, say }] of known.slice(1).entries()) {
    const last = known[i]!;
    const passed = served(last.at, at);
    const isRight = at >= last.at && passed <= heardAt - last.sentAt + ROUNDED + skew;
    if (!isRight) throw new Error(`${table}: ${passed} ms passed until ${say}, from ${last.at} to ${at}`);
  }
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return;
  const kills = outages.filter(({ to }) => to > first.heardAt).length;
  const there = servedWithout(outages)(first.heardAt, last.sentAt);
  const passed = served(first.at, last.at);
  if (passed < there / 2 - (kills + 1) * (LOST + skew)) throw new Error(`${table}: ${passed} ms passed, of ${there}`);
  const isLate = log.some(({ deed }) => 'kind' in deed && (deed.kind === 'away' || deed.kind === 'late'));
  if (isLate) throw new Error(`${table}: somebody's time ran out`);
}

function compareViews(made: Made, log: readonly LogLine[], { title, views }: Seen): void {
  const sitting = newSitting(made, title);
  const lengths = new Set<number>();
  for (const line of log) {
    take(sitting, line, servedWithout([]));
    const length = openLength(sitting);
    lengths.add(length);
    for (const [seat, seen] of views.entries()) {
      if (seen.has(length) && seen.get(length) !== hashOf(title.game.view(sitting.table!.state, seat))) {
        throw new Error(`${made.id}: seat ${seat} did not see what the log says at ${length}`);
      }
    }
  }
  const lost = views.flatMap((seen) => [...seen.keys()]).find((length) => !lengths.has(length));
  if (lost !== undefined) throw new Error(`${made.id}: somebody saw ${lost} lines, and the log has ${log.length}`);
}
