import { sql, type Kysely } from 'kysely';
import { LaterVersion } from '../migrate.ts';
import { FOREVER, connect } from './connect.ts';
import { MIGRATIONS } from './migrations.ts';

export const LOCK = 0x5269_646f; // any number that all nodes know

interface Done {
  kysely_migration: { name: string; timestamp: string };
}

/**
 * Brings the schema up to date, wholly or not at all, by whichever node comes first; the others wait for it, however
 * long it takes, and find it done. Says what was done.
 */
export async function migrate(url: string): Promise<string[]> {
  const postgres = connect(url, FOREVER);
  try {
    return await migrateBy(postgres.db as unknown as Kysely<Done>, url);
  } finally {
    await postgres.close();
  }
}

function migrateBy(db: Kysely<Done>, url: string): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local idle_in_transaction_session_timeout = 60000`.execute(trx); // of a node that is cut off
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    await sql`create table if not exists kysely_migration (name text primary key, timestamp text not null)`.execute(
      trx,
    );
    const done = await trx.selectFrom('kysely_migration').select('name').execute();
    const names = done.map(({ name }) => name);
    const later = names.find((name) => !Object.hasOwn(MIGRATIONS, name));
    if (later !== undefined) {
      throw new LaterVersion(`${withoutPassword(url)} is of a later version of the house: it has ${later}`);
    }
    const missing = Object.keys(MIGRATIONS).filter((name) => !names.includes(name));
    for (const name of missing) {
      await MIGRATIONS[name]!.up(trx as unknown as Kysely<unknown>);
      await trx.insertInto('kysely_migration').values({ name, timestamp: new Date().toISOString() }).execute();
    }
    return missing;
  });
}

/** A database's address as people may read it. */
function withoutPassword(address: string): string {
  const url = URL.parse(address);
  if (!url) return 'the database';
  url.password = '';
  url.search = '';
  return url.href;
}
