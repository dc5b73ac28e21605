import type {
  Absence,
  Account,
  Append,
  Appended,
  ChatLine,
  Life,
  Listing,
  LogLine,
  Made,
  Report,
  Side,
  Snapshot,
  Store,
  Summary,
} from '@ridotto/host';
import { FORGOTTEN, listed, newSummary } from '@ridotto/host';
import { done, openDatabase, write } from './database.ts';

const VERSION = 2;

interface TableRow extends Omit<Summary, 'company'> {
  readonly company?: boolean; // tables of old did not say
  readonly made: Made;
  readonly command: string;
  readonly length: number;
}
interface AccountRow {
  readonly account: Account;
  readonly token?: string;
}
type LineRow = LogLine & { readonly table: string; readonly n: number };
type ChatRow = ChatLine & { readonly table: string; readonly command: string };
type ReportRow = {
  readonly table: string;
  readonly line: number;
  readonly by: string;
  readonly reason: string;
  readonly at: number;
}; // of version 1

async function upgrade(db: IDBDatabase, from: number, all: IDBTransaction): Promise<void> {
  if (from === 0) makeStores(db);
  else if (from === 1) await numberSidesApart(db, all);
}

function makeStores(db: IDBDatabase): void {
  const tables = db.createObjectStore('tables', { keyPath: 'made.id' });
  tables.createIndex('command', 'command', { unique: true });
  tables.createIndex('at', 'made.at');
  tables.createIndex('due', 'due'); // tables that are not due have null there, which no index holds
  const lines = db.createObjectStore('lines', { keyPath: ['table', 'n'] });
  lines.createIndex('command', ['table', 'command'], { unique: true });
  db.createObjectStore('snapshots');
  makeTalk(db);
  db.createObjectStore('accounts', { keyPath: 'account.id' }).createIndex('token', 'token');
  db.createObjectStore('mutes');
  db.createObjectStore('absences', { autoIncrement: true });
  db.createObjectStore('beats');
}

function makeTalk(db: IDBDatabase): { readonly chat: IDBObjectStore; readonly reports: IDBObjectStore } {
  const chat = db.createObjectStore('chat', { autoIncrement: true }); // in the order in which it was said
  chat.createIndex('line', ['table', 'to', 'n'], { unique: true });
  chat.createIndex('table', 'table');
  chat.createIndex('command', ['table', 'command'], { unique: true });
  return { chat, reports: db.createObjectStore('reports', { keyPath: ['table', 'to', 'n', 'by'] }) };
}

/** Version 1 counted both sides' lines together, and kept a repeated report twice. */
async function numberSidesApart(db: IDBDatabase, all: IDBTransaction): Promise<void> {
  const [lines, complaints] = (await Promise.all(
    ['chat', 'reports'].map((name) => done(all.objectStore(name).getAll())),
  )) as [ChatRow[], ReportRow[]];
  for (const name of ['chat', 'reports']) db.deleteObjectStore(name);
  const { chat, reports } = makeTalk(db);
  const counts = new Map<string, number>();
  const moved = new Map<string, ChatRow>(); // by where it stood
  for (const line of lines) {
    const side = `${line.table} ${line.to}`;
    const n = counts.get(side) ?? 0;
    counts.set(side, n + 1);
    moved.set(`${line.table} ${line.n}`, { ...line, n });
  }
  for (const line of moved.values()) chat.add(line);
  for (const { table, line, ...rest } of complaints.reverse()) {
    const about = moved.get(`${table} ${line}`);
    if (about) reports.put({ table, to: about.to, n: about.n, ...rest }); // the first one is put last, and stays
  }
}

/** Deletes all tables of a store with their talk; accounts and whatever the house knows of itself stay. */
export async function dropTables(name: string): Promise<void> {
  const db = await openDatabase(name, VERSION, upgrade);
  const stores = ['tables', 'lines', 'snapshots', 'chat', 'reports'];
  await write(db, stores, async (all) => {
    for (const one of stores) await done(all.objectStore(one).clear());
  });
  db.close();
}

/** All keys that begin with a table's or an account's id. */
const of = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, []]);

const ofSide = (table: string, side: Side): IDBKeyRange => IDBKeyRange.bound([table, side, 0], [table, side, []]);

/** Tables in the browser's own database. Several pages may work on it at once: appends are conditional. */
export async function indexedStore(name: string, onGone?: () => void): Promise<Store> {
  const db = await openDatabase(name, VERSION, upgrade, onGone);
  const store = (of: string) => db.transaction(of).objectStore(of);
  const changeAccount = (id: string, change: (row: AccountRow) => AccountRow) =>
    write(db, ['accounts'], async (all) => {
      const row = (await done(all.objectStore('accounts').get(id))) as AccountRow | undefined;
      if (row) await done(all.objectStore('accounts').put(change(row)));
    });
  const get = <T>(of: string, key: IDBValidKey): Promise<T | undefined> => done(store(of).get(key));

  return {
    make: (made, command) =>
      write(db, ['tables'], async (all) => {
        const tables = all.objectStore('tables');
        const before = (await done(tables.index('command').get(command))) as TableRow | undefined;
        if (before) return before.made;
        await done(tables.add({ made, command, length: 0, ...newSummary(made) } satisfies TableRow));
        return made;
      }),
    table: async (id) => (await get<TableRow>('tables', id))?.made,
    phase: async (table) => (await get<TableRow>('tables', table))?.phase,
    append: (wanted) => write(db, ['tables', 'lines'], (all) => append(all, wanted)),
    async lines(table, from, limit) {
      const rows = (await done(store('lines').getAll(of(table, from), limit))) as LineRow[];
      return rows.map(({ table: _table, n: _n, ...line }) => line);
    },
    hasCommand: async (table, command) => (await done(store('lines').index('command').count([table, command]))) > 0,
    async list(filter) {
      const rows = (await done(store('tables').index('at').getAll())) as TableRow[];
      return listed(rows.toReversed().map(listingOf), filter);
    },
    async due(until, after, limit) {
      const rows = (await done(store('tables').index('due').getAll(IDBKeyRange.upperBound(until)))) as TableRow[];
      const ids = rows.map(({ made }) => made.id).filter((id) => id > after);
      return ids.sort().slice(0, limit);
    },

    snapshot: (table) => get<Snapshot>('snapshots', table),
    keepSnapshot: (table, snapshot) =>
      write(db, ['snapshots'], async (all) => void (await done(all.objectStore('snapshots').put(snapshot, table)))),

    addAccount: (account, token) =>
      write(db, ['accounts'], async (all) => {
        await done(all.objectStore('accounts').put({ account, ...(token !== undefined && { token }) }));
      }),
    account: async (id) => (await get<{ account: Account }>('accounts', id))?.account,
    accountByToken: async (token) =>
      ((await done(store('accounts').index('token').get(token))) as { account: Account } | undefined)?.account,

    async botsOf(owner) {
      const rows = (await done(store('accounts').getAll())) as AccountRow[];
      const own = rows.filter(({ account }) => account.by === owner);
      return own.map(({ account, token }) => ({ ...account, isRevoked: token === undefined }));
    },
    revokeToken: (bot) => changeAccount(bot, ({ account }) => ({ account })),
    revokeCookies: (id) =>
      changeAccount(id, ({ account, ...row }) => ({
        ...row,
        account: { ...account, cookie: (account.cookie ?? 0) + 1 },
      })),

    async tablesOf(who, after, limit) {
      const rows = (await done(store('tables').getAll())) as TableRow[];
      const sat = new Set(
        ((await done(store('lines').getAll())) as LineRow[]).filter(isSitOf(who)).map(({ table }) => table),
      );
      const own = rows.filter(({ made }) => made.id > after && (made.owner === who || sat.has(made.id)));
      return own.slice(0, limit).map(({ made }) => made.id);
    },
    async chatOf(who, from, limit) {
      const rows = ((await done(store('chat').getAll())) as ChatRow[]).filter((row) => row.who === who);
      return rows.slice(from, from + limit).map((row) => ({ table: row.table, ...chatLine(row) }));
    },
    async reportsOf(who, from, limit) {
      const rows = (await done(store('reports').getAll())) as Report[];
      return rows.filter(({ by }) => by === who).slice(from, from + limit);
    },
    forgetAt: (table, who) =>
      write(db, ['lines', 'snapshots'], async (all) => {
        const log = all.objectStore('lines');
        for (const row of ((await done(log.getAll(of(table)))) as LineRow[]).filter(isSitOf(who))) {
          await done(log.put({ ...row, deed: { ...row.deed, name: FORGOTTEN } }));
        }
        await done(all.objectStore('snapshots').delete(table));
      }),
    forget: (who) =>
      write(db, ['accounts', 'chat', 'mutes'], async (all) => {
        const [chat, mutes] = [all.objectStore('chat'), all.objectStore('mutes')];
        for (const key of await done(chat.getAllKeys())) {
          const row = (await done(chat.get(key))) as ChatRow;
          if (row.who === who) await done(chat.put({ ...row, name: FORGOTTEN }, key));
        }
        for (const key of (await done(mutes.getAllKeys())) as [string, string][]) {
          if (key.includes(who)) await done(mutes.delete(key));
        }
        await done(all.objectStore('accounts').delete(who));
      }),

    addChat: (table, said, command) =>
      write(db, ['chat'], async (all) => {
        const chat = all.objectStore('chat');
        const before = (await done(chat.index('command').get([table, command]))) as ChatRow | undefined;
        if (before) return chatLine(before);
        const line = { n: await done(chat.index('line').count(ofSide(table, said.to))), ...said };
        await done(chat.add({ ...line, table, command } satisfies ChatRow));
        return line;
      }),
    async chat(table, limit, side) {
      const chat = store('chat');
      const found =
        side === undefined ? chat.index('table').getAll(table) : chat.index('line').getAll(ofSide(table, side));
      return ((await done(found)) as ChatRow[]).slice(-limit).map(chatLine);
    },
    async chatLine(table, side, n) {
      const row = (await done(store('chat').index('line').get([table, side, n]))) as ChatRow | undefined;
      return row && chatLine(row);
    },
    mute: (who, muted, on) =>
      write(db, ['mutes'], async (all) => {
        const mutes = all.objectStore('mutes');
        await (on ? done(mutes.put(muted, [who, muted])) : done(mutes.delete([who, muted])));
      }),
    mutedBy: (who) => done(store('mutes').getAll(IDBKeyRange.bound([who], [who, []]))) as Promise<string[]>,
    report: (report) =>
      write(db, ['reports'], async (all) => {
        const reports = all.objectStore('reports');
        const { table, to, n, by } = report;
        if ((await done(reports.count([table, to, n, by]))) > 0) return 'repeated';
        await done(reports.add(report));
        return 'reported';
      }),

    beat: (now, patience) => write(db, ['beats', 'absences'], (all) => beat(all, now, patience)),
    async close() {
      db.close();
    },
  };
}

async function append(all: IDBTransaction, { table, length, lines, summary }: Append): Promise<Appended> {
  const [tables, log] = [all.objectStore('tables'), all.objectStore('lines')];
  for (const { command } of lines) {
    const isKnown = command !== undefined && (await done(log.index('command').count([table, command]))) > 0;
    if (isKnown) return 'repeated';
  }
  const row = (await done(tables.get(table))) as TableRow | undefined;
  if (row?.length !== length) return 'conflict'; // or another page has deleted it
  for (const [i, line] of lines.entries()) await done(log.add({ ...line, table, n: length + i } satisfies LineRow));
  await done(tables.put({ ...row, ...summary, length: length + lines.length }));
  return 'appended';
}

async function beat(all: IDBTransaction, now: number, patience: number): Promise<Life> {
  const [beats, absences] = [all.objectStore('beats'), all.objectStore('absences')];
  const last = (await done(beats.get('last'))) as number | undefined;
  if (last !== undefined && now - last > patience) await done(absences.add({ from: last, to: now }));
  const until = Math.max(now, last ?? now);
  await done(beats.put(until, 'last'));
  return { until, absences: (await done(absences.getAll())) as Absence[] };
}

const listingOf = ({ made, phase, taken, company = false, due }: TableRow): Listing => ({
  made,
  phase,
  taken,
  company,
  due,
});

const isSitOf =
  (who: string) =>
  (row: LineRow): row is LineRow & { readonly deed: Extract<LogLine['deed'], { kind: 'sit' }> } =>
    'kind' in row.deed && row.deed.kind === 'sit' && row.deed.who === who;

const chatLine = ({ table: _table, command: _command, ...line }: ChatRow): ChatLine => line;
