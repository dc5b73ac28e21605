import { existsSync, writeFileSync } from 'node:fs';
import { DatabaseSync, backup } from 'node:sqlite';

/** Copies a house's database to a new file, also while the house is open. */
export async function backupTo(file: string, to: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`there is no ${file}`);
  if (existsSync(to)) throw new Error(`${to} is there already`);
  writeFileSync(to, '', { mode: 0o600 }); // it holds every secret of the house
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(database, to);
  } finally {
    database.close();
  }
}
