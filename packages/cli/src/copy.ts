import { existsSync, mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Refused } from './refused.ts';
import { databaseIn } from './serve.ts';
import { isPostgres } from './store.ts';

export const COPY_USAGE = 'ridotto copy FROM TO     (each a data folder or postgres://…)';

/** Copies a house, while nobody plays there, to an empty place. */
export async function runCopy(args: string[], print: (text: string) => void): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [from, to] = positionals;
  if (from === undefined || to === undefined) throw new Refused(`name two places: ${COPY_USAGE}`);
  if (!isPostgres(from) && !existsSync(databaseIn(from))) throw new Refused(`there is no house in ${from}`);
  const { isOutside } = await import('@ridotto/server/open');
  const { copyHouse, NotCopied } = await import('@ridotto/server/copy');
  const place = (given: string) => (isPostgres(given) ? given : databaseIn(given));
  try {
    if (!isPostgres(to)) mkdirSync(to, { recursive: true, mode: 0o700 }); // keys and hidden answers are in there
    const { tables, lines, accounts } = await copyHouse(place(from), place(to));
    print(`${tables} tables, ${lines} lines, ${accounts} accounts: every log is the same in both`);
    if (!isPostgres(from) && !process.env.RIDOTTO_SECRET) print(SECRET);
  } catch (error) {
    throw error instanceof NotCopied || isOutside(error) ? new Refused(error.message) : error;
  }
}

const SECRET = 'guests stay signed in if RIDOTTO_SECRET has what is in the file “secret” of the old data folder';
