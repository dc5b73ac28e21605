// What it costs to open a house in a file, here and in other checkouts, in turns: npm run starts [-- FOLDER… --times 15]
// CPU time until it is open and memory then; the compilers' cache is warm. (Linux only.)
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './checks/files.ts';
import { cpuOf } from './cpu.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '15' } },
});

interface Start {
  readonly cpu: number; // milliseconds
  readonly memory: number; // MB
}

async function startIn(checkout: string): Promise<Start> {
  const data = mkdtempSync(path.join(tmpdir(), 'ridotto-starts-'));
  const serve = [path.join(checkout, 'packages/cli/bin/ridotto.mjs'), 'serve', '--port', '0', '--data', data];
  const child = spawn(process.execPath, serve, { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    await once(child.stdout, 'data');
    const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1];
    return { cpu: cpuOf(child.pid!) * 1000, memory: Number(memory) / 1024 };
  } finally {
    child.kill('SIGTERM'); // it writes what it has compiled
    await once(child, 'exit');
    rmSync(data, { recursive: true });
  }
}

const checkouts = [ROOT, ...positionals.map((folder) => path.resolve(folder))];
const starts = new Map<string, Start[]>(checkouts.map((checkout) => [checkout, []]));
for (const checkout of checkouts) await startIn(checkout); // warms its cache
for (let i = 0; i < Number(values.times); i++) {
  for (const [checkout, own] of starts) own.push(await startIn(checkout));
}
const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1]!;
for (const [checkout, own] of starts) {
  const [cpu, memory] = [median(own.map((start) => start.cpu)), median(own.map((start) => start.memory))];
  console.log(`${checkout}: ${cpu.toFixed(0)} ms of CPU until it is open, ${memory.toFixed(1)} MB then`);
}
