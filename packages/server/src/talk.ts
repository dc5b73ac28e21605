import type { Store } from '@ridotto/host';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { Jobs } from './write-queue.ts';

type Talk = Pick<Store, 'addChat' | 'chat' | 'chatLine' | 'mute' | 'mutedBy' | 'report'>;

/** What people say to each other. */
export function talkIn(db: Kysely<Schema>, queue: Jobs): Talk {
  const said = (table: string) =>
    db.selectFrom('chat').select(['n', 'at', 'who', 'name', 'to', 'text']).where('table_id', '=', table);
  return {
    addChat: (table, line, command) =>
      queue.do(async (trx) => {
        const lines = trx.selectFrom('chat').where('table_id', '=', table);
        const known = lines.select(['n', 'at', 'who', 'name', 'to', 'text']).where('command', '=', command);
        const before = await known.executeTakeFirst();
        if (before) return { ...before };
        const side = lines.select('n').where('to', '=', line.to);
        const last = await side.orderBy('n', 'desc').limit(1).executeTakeFirst();
        const n = last ? last.n + 1 : 0;
        await trx
          .insertInto('chat')
          .values({ table_id: table, n, ...line, command })
          .execute();
        return { n, ...line };
      }),

    async chat(table, limit, side) {
      const lines = side === undefined ? said(table) : said(table).where('to', '=', side);
      const last = await lines.orderBy('id', 'desc').limit(limit).execute();
      return last.map((line) => ({ ...line })).reverse();
    },

    async chatLine(table, side, n) {
      const line = await said(table).where('to', '=', side).where('n', '=', n).executeTakeFirst();
      return line && { ...line };
    },

    async mute(who, muted, on) {
      await queue.do(async (trx) => {
        if (on)
          await trx
            .insertInto('mutes')
            .values({ who, muted })
            .onConflict((known) => known.doNothing())
            .execute();
        else await trx.deleteFrom('mutes').where('who', '=', who).where('muted', '=', muted).execute();
      });
    },

    async mutedBy(who) {
      const rows = await db.selectFrom('mutes').select('muted').where('who', '=', who).execute();
      return rows.map(({ muted }) => muted);
    },

    report: ({ table, ...rest }) =>
      queue.do(async (trx) => {
        const once = trx.insertInto('reports').values({ table_id: table, ...rest });
        const { numInsertedOrUpdatedRows: added } = await once
          .onConflict((known) => known.doNothing())
          .executeTakeFirst();
        return added === 0n ? 'repeated' : 'reported';
      }),
  };
}
