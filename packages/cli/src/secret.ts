import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { closeToOthers } from '@ridotto/server/private';
import { writeWhole } from './disk.ts';
import { Refused } from './refused.ts';

const LEAST = 32; // bytes

/** What signs the cookies: made once, and readable by the house alone. */
export function secretIn(folder: string): string {
  const given = givenSecret();
  if (given !== undefined) return given;
  const file = path.join(folder, 'secret');
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (kept === '') return make(file); // an empty one was never used: the disk was full when it was made
  closeToOthers(file);
  return longEnough(kept, file);
}

/** The one that the environment names. */
export function givenSecret(): string | undefined {
  const given = process.env.RIDOTTO_SECRET;
  return given ? longEnough(given, 'RIDOTTO_SECRET') : undefined;
}

function longEnough(secret: string, where: string): string {
  const bytes = Buffer.byteLength(secret);
  if (bytes >= LEAST) return secret;
  throw new Refused(`${where} is too short: it has ${bytes} bytes, and a secret has at least ${LEAST}`);
}

function make(file: string): string {
  const secret = randomBytes(LEAST).toString('hex');
  writeWhole(file, secret);
  return secret;
}
