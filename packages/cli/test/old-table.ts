import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { commit, type Entry } from '@ridotto/kernel';
import { newFolder } from './run.ts';

const KEY = '5e'.repeat(32);

export interface OldTable {
  readonly game?: string;
  readonly edition?: number;
  readonly head?: string;
}

/** A table as the first terminal house kept it, with the person in seat 0: a header, then every answer as it was given. */
export function oldTable(answers: readonly Entry[], { game = 'volto', edition = 1, head }: OldTable = {}): string {
  const fair = { commitment: commit(KEY), words: ['acqua', 'alta'], key: KEY };
  const header = { ridotto: 'table 1', game, edition, seats: 2, setup: {}, you: 0, fair };
  const lines = [header, ...answers, ...(head === undefined ? [] : [{ head }])];
  const file = path.join(newFolder(), 'old.jsonl');
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return file;
}
