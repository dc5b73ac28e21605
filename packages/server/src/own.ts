import { Damaged, isEntry, logPieces, readLines, seatOf } from '@ridotto/host';
import type { Account, House, Listing, Sitting, Store } from '@ridotto/host';

const AT_ONCE = 50;

/** Everything that is an account's own, a line of JSON each. Others have their turn between two of them. */
export async function* ownLines(account: Account, store: Store, house: House): AsyncGenerator<string> {
  const { id, kind, name, by } = account;
  yield line({ type: 'account', id, kind, name, by });
  if (kind === 'guest')
    for (const bot of await store.botsOf(id)) yield line({ type: 'bot', id: bot.id, name: bot.name });
  for await (const table of all((from) => store.tablesOf(id, from, AT_ONCE)))
    yield* tablePieces(table, id, store, house);
  for await (const said of all((from) => store.chatOf(id, from, AT_ONCE))) yield line({ type: 'chat', ...said });
  for (const muted of await store.mutedBy(id)) yield line({ type: 'mute', who: muted });
  for await (const report of all((from) => store.reportsOf(id, from, AT_ONCE)))
    yield line({ type: 'report', ...report });
}

const line = (data: object): string => `${JSON.stringify(data)}\n`;

async function* all<T>(some: (from: number) => Promise<readonly T[]>): AsyncGenerator<T> {
  for (let from = 0; ; from += AT_ONCE) {
    const found = await some(from);
    for (const one of found) {
      yield one;
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (found.length < AT_ONCE) return;
  }
}

/** A finished game whole; of another one what the account's seat knows. */
async function* tablePieces(
  { made, phase }: Listing,
  account: string,
  store: Store,
  house: House,
): AsyncGenerator<string> {
  const { id, game, edition, seats, setup, clock, at } = made;
  const table = { type: 'table', id, game, edition, seats, setup, clock, at, phase, isMaker: made.owner === account };
  try {
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

/** Throws if a log can't be read to its end: a line that has been begun can't be taken back. */
async function readAll(store: Store, table: string): Promise<void> {
  for await (const _ of readLines(store, table, 0));
}

async function knownAt(table: string, account: string, store: Store, house: House): Promise<object> {
  const sitting = await house.sitting(table);
  if ('refused' in sitting) return sitting;
  const seat = seatOf(sitting, account);
  const said: string[] = [];
  for await (const { deed } of readLines(store, table, 0)) {
    if (isEntry(deed) && 'seat' in deed && deed.seat === seat) said.push(deed.say);
  }
  return { seat: seat ?? null, said, view: viewOf(sitting, seat ?? 'public') };
}

const viewOf = ({ title, table }: Sitting, viewer: number | 'public'): unknown =>
  table ? title.game.view(table.state, viewer) : null;
