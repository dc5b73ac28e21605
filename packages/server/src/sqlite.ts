import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely';
import { faultOf } from './faults.ts';
import { migrate } from './migrate.ts';
import { keepPrivate } from './private.ts';
import type { Schema } from './schema.ts';

/** A database: as Kysely sees it, and as it is. */
export interface Sqlite<Tables = Schema> {
  readonly db: Kysely<Tables>;
  readonly database: DatabaseSync;
}

const PRAGMAS = {
  busy_timeout: 5000,
  journal_mode: 'wal',
  synchronous: 'full',
  cache_size: -32_000, // kilobytes: the pages of many tables
  wal_autocheckpoint: 4000, // pages: those that are written again and again are copied once
};

/** Opens a database file, and brings its schema up to date. */
export async function openSqlite(file: string): Promise<Sqlite> {
  keepPrivate(file);
  const database = new DatabaseSync(file);
  try {
    for (const [name, value] of Object.entries(PRAGMAS)) database.exec(`pragma ${name} = ${value}`);
    return await migrate(sqliteOn(database), file);
  } catch (error) {
    database.close();
    throw faultOf(error);
  }
}

export const sqliteOn = <Tables>(database: DatabaseSync): Sqlite<Tables> => ({
  database,
  db: new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapter(database) }) }),
});

/** Does something in one transaction: all of it is on disk when the promise is kept, or nothing is. */
export const inOne = <Tables, T>(
  { db, database }: Sqlite<Tables>,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> =>
  db.connection().execute(async (connection) => {
    try {
      database.exec('begin immediate');
      const done = await work(connection);
      database.exec('commit');
      return done;
    } catch (error) {
      if (database.isTransaction) database.exec('rollback'); // SQLite may have done it itself, as on a full disk
      throw faultOf(error);
    }
  });

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
