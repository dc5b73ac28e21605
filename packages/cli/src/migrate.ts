import { parseArgs } from 'node:util';
import { Refused } from './refused.ts';
import { storeFrom } from './store.ts';

export const MIGRATE_USAGE = 'ridotto migrate --store postgres://…';

/** Brings a database of several nodes up to date; every node that starts does so too. */
export async function runMigrate(args: string[], print: (text: string) => void): Promise<void> {
  const { values } = parseArgs({ args, options: { store: { type: 'string' } } });
  const store = storeFrom(values.store, undefined);
  if (store === undefined) throw new Refused(`name a database: ${MIGRATE_USAGE}`);
  const { isOutside } = await import('@ridotto/server/open');
  const { migrateAt } = await import('@ridotto/server/postgres');
  try {
    const done = await migrateAt(store);
    print(done.length === 0 ? 'nothing to do: it is up to date' : `done: ${done.join(', ')}`);
  } catch (error) {
    throw isOutside(error) ? new Refused(error.message) : error;
  }
}
