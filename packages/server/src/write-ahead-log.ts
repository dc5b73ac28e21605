import { closeSync, fdatasync, openSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { Sync } from './write-queue.ts';

const toDisk = promisify(fdatasync);

/**
 * The file to which SQLite's commits are added. With `synchronous=FULL` each of them waits for the disk, and the
 * loop with it; so SQLite only keeps them in order (`NORMAL`), and whoever has committed waits for `sync`. Once
 * that has failed nobody knows what is on disk, and it never succeeds again.
 */
export function writeAheadLog(database: DatabaseSync): { readonly sync: Sync; readonly close: () => void } {
  database.exec('pragma synchronous = normal');
  const file = openSync(`${database.location()}-wal`, 'r+');
  let synced: Promise<void> = Promise.resolve();
  return {
    sync: () => (synced = synced.then(() => toDisk(file))),
    close: () => closeSync(file),
  };
}
