import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Refused } from './refused.ts';
import { dataFolder, databaseIn } from './serve.ts';
import { storeFrom } from './store.ts';

export const BACKUP_USAGE = 'ridotto backup FILE [--data FOLDER | --store postgres://…]';

const ELSEWHERE =
  'a database of several nodes is copied by its own tools, while the house is open: pg_dump -Fc DATABASE > FILE; to be able to go back to any moment, archive its write-ahead log (docs/operating.md)';

/** Copies the house's database to a new file, also while the house is open. */
export async function runBackup(args: string[], print: (text: string) => void): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { data: { type: 'string' }, store: { type: 'string' } },
  });
  if (storeFrom(values.store, values.data) !== undefined) throw new Refused(ELSEWHERE);
  const [to] = positionals;
  const from = databaseIn(dataFolder(values.data));
  if (to === undefined) throw new Refused(`name a file: ${BACKUP_USAGE}`);
  if (!existsSync(from)) throw new Refused(`there is no house in ${dataFolder(values.data)}`);
  if (existsSync(to)) throw new Refused(`${to} is there already`);
  const { backupTo } = await import('@ridotto/server');
  await backupTo(from, to);
  print(`${to}: a whole copy of ${from}`);
}
