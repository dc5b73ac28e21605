import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from '../src/migrations.ts';

/** What a file's schema is, and which migrations it says are done. */
export function schemaOf(file: string) {
  const database = new DatabaseSync(file);
  const all = database.prepare('select type, name, sql from sqlite_schema order by name').all();
  const isKept = all.some(({ name }) => name === 'kysely_migration');
  const done = isKept ? database.prepare('select name from kysely_migration order by name').all() : [];
  database.close();
  return {
    made: all.filter(({ name }) => !(name as string).includes('kysely_migration_lock')),
    done: done.map(({ name }) => name as string),
  };
}

export const isWhole = (file: string): boolean => schemaOf(file).done.length === Object.keys(MIGRATIONS).length;
