import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';

const BESIDE = ['', '-wal', '-shm'];
const OTHERS = 0o077;

/** Makes a database's file readable by its owner alone, with what stands beside it: keys and hidden answers are there. */
export function keepPrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600)); // what SQLite puts beside it takes after it
  for (const suffix of BESIDE) if (existsSync(file + suffix)) closeToOthers(file + suffix);
}

export function closeToOthers(file: string): void {
  const { mode } = statSync(file);
  if ((mode & OTHERS) !== 0) chmodSync(file, mode & ~OTHERS & 0o777);
}
