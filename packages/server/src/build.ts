import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);
const OF_STATES = ['@ridotto/kernel', '@ridotto/games/catalog', '@ridotto/host']; // whatever makes the states of tables

let name: string | undefined;

/** Names the code that this house plays by. It runs from its sources, so they are its build. */
export function buildName(): string {
  return (name ??= hashOf(OF_STATES.flatMap((module) => sourcesIn(path.dirname(resolve(module))))));
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/(^|[\\/])(test|node_modules)[\\/]/.test(file))
    .sort()
    .map((file) => path.join(folder, file));

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file)).update('\0');
  return hash.digest('base64url');
}
