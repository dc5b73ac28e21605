import { FORGOTTEN, makerOf, type Deed, type Made, type Store } from '@ridotto/host';
import { sql, type Kysely } from 'kysely';
import pg from 'pg';
import { mustRead } from '../listings.ts';
import { peopleIn } from '../people.ts';
import type { Schema } from '../schema.ts';
import { readsIn, rowOf } from '../tables.ts';
import { talkIn } from '../talk.ts';
import type { Jobs, OnCommit } from '../write-queue.ts';
import { Appends } from './append.ts';
import { connect, type Postgres } from './connect.ts';
import { linesIn } from './lines.ts';
import { tidyIn, type Tidy } from './lobby.ts';
import { migrate } from './migrate.ts';

/** A house's tables in PostgreSQL, for as many nodes as have its address. */
export async function postgresStore(url: string, onCommit?: OnCommit): Promise<Store> {
  await migrate(url);
  return storeOn(connect(url), onCommit);
}

export function storeOn(
  postgres: Postgres,
  onCommit: OnCommit = () => {},
  onBroken: (error: unknown) => void = () => {},
): Store {
  const { db } = postgres;
  const jobs = jobsIn(db);
  const tidyLobby = tidyIn(db);
  const tidy: Tidy = (place) => tidyLobby(place).catch(onBroken); // the next one tidies: what was written stands
  const appends = new Appends(postgres, tidy, onCommit);
  return {
    ...readsIn(db),
    ...writesIn(db, tidy),
    ...linesIn(postgres),
    ...talkIn(db, jobs),
    ...peopleIn(db, jobs, rename),
    ...lifeIn(jobs),
    append: (append) => appends.append(append),

    async close() {
      await appends.finish();
      await postgres.close();
    },
  };
}

/** Two nodes met: one of them has to try again. */
const COLLIDED = ['23505', '40001', '40P01']; // the same key, out of order, each waiting for the other
const TRIES = 10;

function jobsIn(db: Kysely<Schema>): Jobs {
  return {
    async do(job) {
      for (let tries = 1; ; tries++) {
        try {
          return await db.transaction().execute(job);
        } catch (error) {
          const isCollision = error instanceof pg.DatabaseError && COLLIDED.includes(error.code ?? '');
          if (!isCollision || tries === TRIES) throw error;
        }
      }
    },
  };
}

function writesIn(db: Kysely<Schema>, tidy: Tidy): Pick<Store, 'make' | 'keepSnapshot'> {
  return {
    async make(made, command) {
      const isNew = await db.transaction().execute(async (trx) => {
        const row = trx.insertInto('tables').values(rowOf(made, command));
        const { numInsertedOrUpdatedRows: added } = await row
          .onConflict((known) => known.column('command').doNothing())
          .executeTakeFirst();
        if (added === 0n) return false;
        await trx.insertInto('held').values({ who: made.owner, table_id: made.id }).execute();
        return true;
      });
      if (!isNew) return madeBy(db, command);
      await tidy({ maker: makerOf(made), origin: made.origin ?? null, company: 0 });
      return made;
    },

    /** The longest stays. Where somebody was forgotten, a node that has not heard of it would write the name again. */
    async keepSnapshot(table, { length, edition, data }) {
      await sql`
        insert into snapshots (table_id, length, edition, data)
        select ${table}, ${length}, ${edition}, ${data} from tables where id = ${table} and not forgotten
        for share
        on conflict (table_id) do update set length = excluded.length, edition = excluded.edition, data = excluded.data
        where snapshots.length <= excluded.length or snapshots.edition <> excluded.edition`.execute(db);
    },
  };
}

async function madeBy(db: Kysely<Schema>, command: string): Promise<Made> {
  const row = db.selectFrom('tables').select(['id', 'made']).where('command', '=', command);
  const { id, made } = await row.executeTakeFirstOrThrow();
  return mustRead(id, made);
}

async function rename(trx: Kysely<Schema>, table: string, who: string): Promise<void> {
  await sql`update tables set forgotten = true where id = ${table}`.execute(trx);
  const sat = trx.selectFrom('lines').select(['seq', 'deed']).where('table_id', '=', table);
  for (const { seq, deed } of await sat.where('deed', 'like', '%"sit"%').execute()) {
    const read = deedIn(deed);
    if (!read || !('kind' in read) || read.kind !== 'sit' || read.who !== who) continue;
    await trx
      .updateTable('lines')
      .set({ deed: JSON.stringify({ ...read, name: FORGOTTEN }) })
      .where('table_id', '=', table)
      .where('seq', '=', seq)
      .execute();
  }
}

function deedIn(text: string): Deed | undefined {
  try {
    return JSON.parse(text) as Deed;
  } catch {
    return undefined; // damaged: the name there is the operator's to take out
  }
}

function lifeIn(jobs: Jobs): Pick<Store, 'beat'> {
  return {
    beat: (now, patience) =>
      jobs.do(async (trx) => {
        await sql`insert into life values (1, ${now}) on conflict do nothing`.execute(trx);
        const { until: before } = await trx.selectFrom('life').select('until').forUpdate().executeTakeFirstOrThrow();
        if (now - before > patience) await trx.insertInto('absences').values({ from: before, to: now }).execute();
        const until = Math.max(now, before);
        if (until > before) await trx.updateTable('life').set({ until }).execute();
        const absences = await trx.selectFrom('absences').select(['from', 'to']).orderBy('from').execute();
        return { until, absences };
      }),
  };
}
