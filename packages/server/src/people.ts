import { FORGOTTEN, type Account, type Store } from '@ridotto/host';
import { sql, type Kysely } from 'kysely';
import { reading } from './faults.ts';
import type { Schema } from './schema.ts';
import type { Jobs } from './write-queue.ts';

type People = Pick<
  Store,
  | 'addAccount'
  | 'account'
  | 'accountByToken'
  | 'botsOf'
  | 'revokeToken'
  | 'revokeCookies'
  | 'tablesOf'
  | 'chatOf'
  | 'reportsOf'
  | 'forgetAt'
  | 'forget'
>;

/** Takes somebody's name out of a table's log. */
type Rename = (trx: Kysely<Schema>, table: string, who: string) => Promise<void>;

/** Accounts, and what each of them has done here. */
export function peopleIn(db: Kysely<Schema>, queue: Jobs, rename: Rename): People {
  const accounts = db.selectFrom('accounts').select(['id', 'kind', 'name', 'by', 'cookie']);
  return {
    async addAccount({ id, kind, name, by }, token) {
      const row = { id, kind, name, by: by ?? null, token: token ?? null, cookie: 0 };
      await queue.do((trx) => trx.insertInto('accounts').values(row).execute());
    },
    account: (id) => accounts.where('id', '=', id).executeTakeFirst().then(plain),
    accountByToken: (hash) => accounts.where('token', '=', hash).executeTakeFirst().then(plain),

    async botsOf(owner) {
      const rows = await accounts.select('token').where('by', '=', owner).orderBy('id').execute();
      return rows.map(({ token, ...row }) => ({ ...plain(row)!, isRevoked: token === null }));
    },
    async revokeToken(bot) {
      await queue.do((trx) => trx.updateTable('accounts').set({ token: null }).where('id', '=', bot).execute());
    },
    async revokeCookies(account) {
      const more = { cookie: sql<number>`cookie + 1` };
      await queue.do((trx) => trx.updateTable('accounts').set(more).where('id', '=', account).execute());
    },

    async tablesOf(who, after, limit) {
      const own = db.selectFrom('held').select('table_id').where('who', '=', who).where('table_id', '>', after);
      const rows = await own.orderBy('table_id').limit(limit).execute();
      return rows.map(({ table_id: id }) => id);
    },
    async chatOf(who, from, limit) {
      const said = db.selectFrom('chat').select(['table_id', 'n', 'at', 'who', 'name', 'to', 'text']);
      const some = said.where('who', '=', who).orderBy('id').limit(limit).offset(from);
      return (await some.execute()).map(({ table_id: table, ...line }) => ({ table, ...line }));
    },
    async reportsOf(by, from, limit) {
      const reports = db.selectFrom('reports').select(['table_id as table', 'to', 'n', 'by', 'reason', 'at']);
      const some = reports.where('by', '=', by).orderBy('at').limit(limit).offset(from);
      return (await some.execute()).map((report) => ({ ...report }));
    },

    async forgetAt(table, who) {
      const forgotten = queue.do(async (trx) => {
        await rename(trx, table, who);
        await trx.deleteFrom('snapshots').where('table_id', '=', table).execute();
      });
      await reading(table, forgotten);
    },
    async forget(who) {
      await queue.do(async (trx) => {
        await trx.updateTable('chat').set({ name: FORGOTTEN }).where('who', '=', who).execute();
        for (const side of ['who', 'muted'] as const) await trx.deleteFrom('mutes').where(side, '=', who).execute();
        await trx.deleteFrom('held').where('who', '=', who).execute();
        await trx.deleteFrom('accounts').where('id', '=', who).execute();
      });
    },
  };
}

type Row = Pick<Schema['accounts'], 'id' | 'kind' | 'name' | 'by' | 'cookie'>;

const plain = (row: Row | undefined): Account | undefined => {
  if (!row) return undefined;
  const { id, kind, name, by, cookie } = row;
  return { id, kind, name, ...(by !== null && { by }), ...(cookie > 0 && { cookie }) };
};
