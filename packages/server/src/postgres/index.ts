import { connect } from './connect.ts';
import { migrate } from './migrate.ts';

export { postgresStore } from './store.ts';

/** Brings a database up to date; says what was done. */
export async function migrateAt(url: string): Promise<string[]> {
  const postgres = connect(url);
  try {
    return await migrate(postgres);
  } finally {
    await postgres.close();
  }
}
