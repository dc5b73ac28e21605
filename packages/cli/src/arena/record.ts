import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { BlockResult } from '@ridotto/bots/arena';
import { canonical } from '@ridotto/kernel';
import { parsed } from '../arguments.ts';
import { Refused } from '../refused.ts';
import type { Named } from './contest.ts';

/** A contest's blocks so far. In a file, so that it can go on another time: its names, then a line for each block. */
export interface Record {
  readonly blocks: Map<number, BlockResult>;
  add(result: BlockResult): void;
}

export function openRecord(named: Named, file: string | undefined): Record {
  const blocks = new Map<number, BlockResult>();
  const keep = (result: BlockResult) => void blocks.set(result.block, result);
  if (file === undefined) return { blocks, add: keep };
  if (existsSync(file)) readBlocks(file, named).forEach(keep);
  else writeFileSync(file, `${JSON.stringify(named)}\n`);
  return {
    blocks,
    add(result) {
      appendFileSync(file, `${JSON.stringify(result)}\n`);
      keep(result);
    },
  };
}

/** A last line that was not written whole is left out, and played again. */
function readBlocks(file: string, named: Named): BlockResult[] {
  const text = readFileSync(file, 'utf8');
  const [first = '', ...lines] = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .trimEnd()
    .split('\n');
  if (canonical(parsed(file, first)) !== canonical(named))
    throw new Refused(`${file} holds another contest; nothing was changed`);
  if (!text.endsWith('\n')) writeFileSync(file, text.slice(0, text.lastIndexOf('\n') + 1));
  return lines.map((line) => parsed(file, line) as BlockResult);
}
