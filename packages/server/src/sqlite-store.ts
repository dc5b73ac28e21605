import { makerOf, newSummary, type Made, type Store } from '@ridotto/host';
import { sql, type Kysely } from 'kysely';
import { reading } from './faults.ts';
import { Lines } from './lines.ts';
import { listings, mustRead, readListing } from './listings.ts';
import { peopleIn } from './people.ts';
import type { Schema } from './schema.ts';
import { openSqlite, type Sqlite } from './sqlite.ts';
import { WriteQueue, type OnCommit } from './write-queue.ts';

/** A house's tables in one SQLite file. */
export const sqliteStore = async (file: string, onCommit?: OnCommit): Promise<Store> =>
  storeOn(await openSqlite(file), onCommit);

export function storeOn(sqlite: Sqlite, onCommit: OnCommit = () => {}): Store {
  const { db, database } = sqlite;
  const lines = new Lines(database);
  const queue = new WriteQueue(sqlite, lines, onCommit);
  return {
    ...tablesIn(db, queue, lines),
    ...talkIn(db, queue),
    ...lifeIn(queue),
    ...peopleIn(db, queue, lines),

    append: (append) => queue.append(append),
    lines: async (table, from, limit) => lines.read(table, from, limit),
    hasCommand: async (table, command) => lines.has(table, command),

    async close() {
      await queue.finish();
      lines.settle();
      await db.destroy();
    },
  };
}

function rowOf(made: Made, command: string) {
  const { id, game, open, at, origin = null } = made;
  const { phase, taken, due } = newSummary(made);
  const listed = open === 'public' ? (1 as const) : (0 as const);
  const row = { id, game, open, at, command, phase, taken, due, listed, origin };
  return { ...row, company: 0 as const, maker: makerOf(made), made: JSON.stringify(made) };
}

type Tables = Pick<Store, 'make' | 'table' | 'phase' | 'list' | 'due' | 'snapshot' | 'keepSnapshot'>;

function tablesIn(db: Kysely<Schema>, queue: WriteQueue, lines: Lines): Tables {
  return {
    make: (made, command) =>
      queue.do(async (trx) => {
        const known = trx.selectFrom('tables').select(['id', 'made']).where('command', '=', command);
        const before = await known.executeTakeFirst();
        if (before) return mustRead(before.id, before.made);
        await trx.insertInto('tables').values(rowOf(made, command)).execute();
        await trx.insertInto('held').values({ who: made.owner, table_id: made.id }).execute();
        lines.tidyLobby({ maker: makerOf(made), origin: made.origin ?? null, company: 0 });
        return made;
      }),

    async table(id) {
      const row = await reading(id, db.selectFrom('tables').select('made').where('id', '=', id).executeTakeFirst());
      return row && mustRead(id, row.made);
    },

    async phase(table) {
      const row = db.selectFrom('tables').select('phase').where('id', '=', table).executeTakeFirst();
      return (await reading(table, row))?.phase;
    },

    async list({ phase, game, limit }) {
      let rows = listings(db).where('listed', '=', sql.lit(1)); // written out, so that the index is found
      if (phase) rows = rows.where('phase', '=', phase);
      if (game !== undefined) rows = rows.where('game', '=', game);
      const found = await rows.orderBy('at', 'desc').limit(limit).execute();
      return found.flatMap(readListing);
    },

    async due(until, after, limit) {
      const due = db.selectFrom('tables').select('id').where('due', '<=', until).where('id', '>', after);
      const rows = await due.orderBy('id').limit(limit).execute();
      return rows.map(({ id }) => id);
    },

    async snapshot(table) {
      const kept = db.selectFrom('snapshots').select(['length', 'edition', 'data']).where('table_id', '=', table);
      const row = await reading(table, kept.executeTakeFirst());
      return row && { ...row };
    },

    async keepSnapshot(table, snapshot) {
      const row = { table_id: table, ...snapshot };
      await queue.do((trx) =>
        trx
          .insertInto('snapshots')
          .values(row)
          .onConflict((known) => known.column('table_id').doUpdateSet(snapshot))
          .execute(),
      );
    },
  };
}

type Talk = Pick<Store, 'addChat' | 'chat' | 'chatLine' | 'mute' | 'mutedBy' | 'report'>;

function talkIn(db: Kysely<Schema>, queue: WriteQueue): Talk {
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

function lifeIn(queue: WriteQueue): Pick<Store, 'beat'> {
  return {
    beat: (now, patience) =>
      queue.do(async (trx) => {
        const life = await trx.selectFrom('life').select('until').executeTakeFirst();
        if (life && now - life.until > patience) {
          await trx.insertInto('absences').values({ from: life.until, to: now }).execute();
        }
        const until = Math.max(now, life?.until ?? now);
        await trx
          .insertInto('life')
          .values({ one: 1, until })
          .onConflict((known) => known.column('one').doUpdateSet({ until }))
          .execute();
        const absences = await trx.selectFrom('absences').select(['from', 'to']).execute();
        return { until, absences: absences.map((absence) => ({ ...absence })) };
      }),
  };
}
