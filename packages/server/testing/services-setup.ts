import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterUs } from './after-us.ts';

/** Ends the PostgreSQL of a folder, if there is one; nothing in it is worth keeping. */
const CLEAN = `kill -QUIT "$(head -n 1 "$1/postgres/data/postmaster.pid")"
  for try in 1 2 3 4 5 6 7 8 9; do rm -rf "$1" && break; sleep 0.2; done`;

/** A place for the services that tests of one run share; the first test that needs one starts it. */
export function setup(): () => Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ridotto-services-'));
  process.env.RIDOTTO_TEST_SERVICES = folder;
  const cleaner = afterUs(CLEAN, folder);
  return async () => {
    if (cleaner.pid === undefined) return;
    cleaner.ref();
    cleaner.stdin!.end();
    await once(cleaner, 'exit');
  };
}
