import type { Kysely } from 'kysely';
import { MIGRATIONS } from './migrations.ts';
import { inOne, type Sqlite } from './sqlite.ts';

/** A database is never taken back to an older version. */
export class LaterVersion extends Error {}

/** The list of what was done, as Kysely's own migrator has always kept it. */
interface Done {
  kysely_migration: { name: string; timestamp: string };
}

/**
 * Brings a schema up to date. A migration and the row that says it is done are one transaction: whatever stops
 * the house meanwhile, it is there wholly or not at all. (Kysely's migrator does it statement by statement on SQLite.)
 */
export async function migrate(sqlite: Sqlite, file: string): Promise<Sqlite> {
  const done = sqlite as unknown as Sqlite<Done>;
  await inOne(done, (db) =>
    db.schema
      .createTable('kysely_migration')
      .ifNotExists()
      .addColumn('name', 'varchar(255)', (name) => name.notNull().primaryKey())
      .addColumn('timestamp', 'varchar(255)', (timestamp) => timestamp.notNull())
      .execute(),
  );
  const later = (await namesOf(done.db)).find((name) => !Object.hasOwn(MIGRATIONS, name));
  if (later !== undefined) throw new LaterVersion(`${file} is of a later version of the house: it has ${later}`);
  for (const name of Object.keys(MIGRATIONS).sort()) await migrateBy(done, name);
  return sqlite;
}

async function migrateBy(sqlite: Sqlite<Done>, name: string): Promise<void> {
  await inOne(sqlite, async (db) => {
    if ((await namesOf(db)).includes(name)) return; // maybe just now, by somebody else who opens the file
    await MIGRATIONS[name]!.up(db as Kysely<unknown>);
    await db.insertInto('kysely_migration').values({ name, timestamp: new Date().toISOString() }).execute();
  });
}

async function namesOf(db: Kysely<Done>): Promise<string[]> {
  const rows = await db.selectFrom('kysely_migration').select('name').execute();
  return rows.map(({ name }) => name);
}
