import { AT_ONCE, Damaged, all, isEntry, logPieces, readLines, seatOf } from '@ridotto/host';
import type { Account, House, LogLine, Made, Phase, Sitting, Store } from '@ridotto/host';

/** Everything that is an account's own, a line of JSON each. Others have their turn between two of them. */
export async function* ownLines(account: Account, store: Store, house: House): AsyncGenerator<string> {
  const { id, kind, name, by } = account;
  yield line({ type: 'account', id, kind, name, by });
  if (kind === 'guest')
    for (const bot of await store.botsOf(id)) yield line({ type: 'bot', id: bot.id, name: bot.name });
  for await (const table of all<string>((_, last = '') => store.tablesOf(id, last, AT_ONCE)))
    yield* tablePieces(table, id, store, house);
  for await (const said of all((from) => store.chatOf(id, from, AT_ONCE))) yield line({ type: 'chat', ...said });
  for (const muted of await store.mutedBy(id)) yield line({ type: 'mute', who: muted });
  for await (const report of all((from) => store.reportsOf(id, from, AT_ONCE)))
    yield line({ type: 'report', ...report });
}

const line = (data: object): string => `${JSON.stringify(data)}\n`;

/** A finished game whole; of another one what the account's seat knows. One that can't be read says so. */
async function* tablePieces(id: string, account: string, store: Store, house: House): AsyncGenerator<string> {
  let table: object = { type: 'table', id };
  let made: Made | undefined;
  try {
    const phase = await store.phase(id);
    made = await store.table(id);
    if (!made || !phase) throw new Damaged(id, 'it is not there');
    table = { ...table, ...headOf(made, phase), isMaker: made.owner === account };
    if (phase !== 'over') return yield line({ ...table, ...(await knownAt(id, account, store, house)) });
    await readAll(store, id);
  } catch (error) {
    if (!(error instanceof Damaged)) throw error;
    return yield line({ ...table, refused: 'damaged' });
  }
  yield `${JSON.stringify(table).slice(0, -1)},"log":`;
  yield* logPieces(made, readLines(store, id, 0));
  yield '}\n';
}

const headOf = ({ game, edition, seats, setup, clock, at }: Made, phase: Phase) => ({
  game,
  edition,
  seats,
  setup,
  clock,
  at,
  phase,
});

/** Throws if a log can't be read to its end: a line that has been begun can't be taken back. */
async function readAll(store: Store, table: string): Promise<void> {
  for await (const _ of readLines(store, table, 0));
}

async function knownAt(table: string, account: string, store: Store, house: House): Promise<object> {
  const sitting = await house.sitting(table);
  if ('refused' in sitting) {
    const remains = await house.remains(table, account); // its edition may be gone: no view, but one's own answers
    return 'refused' in remains ? sitting : { ...sitting, said: await saidIn(remains.lines) };
  }
  const seat = seatOf(sitting, account);
  const isOwn = ({ deed }: LogLine) => isEntry(deed) && 'seat' in deed && deed.seat === seat;
  const said = await saidIn(readLines(store, table, 0), isOwn);
  return { seat: seat ?? null, said, view: viewOf(sitting, seat ?? 'public') };
}

async function saidIn(
  lines: AsyncIterable<LogLine>,
  isOwn: (line: LogLine) => boolean = () => true,
): Promise<string[]> {
  const said: string[] = [];
  for await (const line of lines) if (isOwn(line) && isEntry(line.deed) && 'say' in line.deed) said.push(line.deed.say);
  return said;
}

const viewOf = ({ title, table }: Sitting, viewer: number | 'public'): unknown =>
  table ? title.game.view(table.state, viewer) : null;
