import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely';
import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from './migrations.ts';
import type { Schema } from './schema.ts';

const PRAGMAS = {
  busy_timeout: 5000,
  journal_mode: 'wal',
  synchronous: 'full',
  cache_size: -32_000, // kilobytes: the pages of many tables
  wal_autocheckpoint: 4000, // pages: those that are written again and again are copied once
};

/** Opens a database file, for Kysely and as it is, and brings its schema up to date. */
export async function openSqlite(file: string): Promise<{ db: Kysely<Schema>; database: DatabaseSync }> {
  const database = new DatabaseSync(file);
  for (const [name, value] of Object.entries(PRAGMAS)) database.exec(`pragma ${name} = ${value}`);
  const later = laterMigration(database);
  if (later !== undefined) throw new LaterVersion(`${file} is of a later version of the house: it has ${later}`);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapter(database) }) });
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } }).migrateToLatest();
  if (error) throw error;
  return { db, database };
}

/** A database is never taken back to an older version. */
export class LaterVersion extends Error {}

function laterMigration(database: DatabaseSync): string | undefined {
  const isNew = !database.prepare("select 1 from sqlite_schema where name = 'kysely_migration'").get();
  const done = isNew ? [] : database.prepare('select name from kysely_migration order by name').all();
  return done.map(({ name }) => name as string).find((name) => !Object.hasOwn(MIGRATIONS, name));
}

const STATEMENTS = 200; // prepared ones that are kept

/** What Kysely expects of a driver, on Node's own. */
function adapter(database: DatabaseSync) {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql: string): SqliteStatement {
      let statement = prepared.get(sql);
      if (!statement) {
        statement = wrap(database.prepare(sql));
        if (prepared.size >= STATEMENTS) prepared.delete(prepared.keys().next().value!);
        prepared.set(sql, statement);
      }
      return statement;
    },
  };
}

const wrap = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (values) => statement.all(...(values as SQLInputValue[])),
  run: (values) => statement.run(...(values as SQLInputValue[])),
  iterate: (values) => statement.iterate(...(values as SQLInputValue[])) as IterableIterator<unknown>,
});
