import { FORGOTTEN, makerOf, type Store } from '@ridotto/host';
import type { Kysely } from 'kysely';
import { Lines } from './lines.ts';
import { mustRead } from './listings.ts';
import { peopleIn } from './people.ts';
import type { Schema } from './schema.ts';
import { Settler } from './settler.ts';
import { openSqlite, type Sqlite } from './sqlite.ts';
import { readsIn, rowOf } from './tables.ts';
import { talkIn } from './talk.ts';
import { writeAheadLog } from './write-ahead-log.ts';
import { WriteQueue, type OnCommit } from './write-queue.ts';

/** A house's tables in one SQLite file. */
export const sqliteStore = async (file: string, onCommit?: OnCommit): Promise<Store> =>
  storeOn(await openSqlite(file), onCommit);

export function storeOn(sqlite: Sqlite, onCommit: OnCommit = () => {}): Store {
  const { db, database } = sqlite;
  const lines = new Lines(database);
  const log = writeAheadLog(database);
  const settler = new Settler(database.location()!);
  const queue = new WriteQueue(sqlite, lines, log.sync, settler.settle, onCommit);
  return {
    ...tablesIn(db, queue, lines),
    ...talkIn(db, queue),
    ...lifeIn(queue),
    ...peopleIn(db, queue, async (_trx, table, who) => lines.rename(table, who, FORGOTTEN)),

    append: (append) => queue.append(append),
    lines: async (table, from, limit) => lines.read(table, from, limit),
    hasCommand: async (table, command) => lines.has(table, command),

    async close() {
      await queue.finish();
      await settler.close();
      lines.settle();
      await db.destroy();
      log.close();
    },
  };
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

    ...readsIn(db),

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
