import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { closeToOthers } from '@ridotto/server/private';
import { Refused } from './refused.ts';

const LEAST = 32; // bytes

/** What signs the cookies: made once, and readable by the house alone. */
export function secretIn(folder: string): string {
  const given = process.env.RIDOTTO_SECRET;
  if (given) return longEnough(given, 'RIDOTTO_SECRET');
  const file = path.join(folder, 'secret');
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (kept === '') return make(file); // an empty one was never used: the disk was full when it was made
  closeToOthers(file);
  return longEnough(kept, file);
}

function longEnough(secret: string, where: string): string {
  const bytes = Buffer.byteLength(secret);
  if (bytes >= LEAST) return secret;
  throw new Refused(`${where} is too short: it has ${bytes} bytes, and a secret has at least ${LEAST}`);
}

/** Writes a new secret, whole or not at all. */
function make(file: string): string {
  const secret = randomBytes(LEAST).toString('hex');
  const draft = `${file}.new`;
  try {
    writeFileSync(draft, secret, { mode: 0o600, flush: true });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  flushFolder(path.dirname(file));
  return secret;
}

/** The name is on disk only when its folder is; Windows takes care of that itself. */
function flushFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
