// What an answer costs a node, by what keeps the house and on how many nodes: npm run scale [-- --tables 100 --seconds 10]
// Every node, PostgreSQL and the load run beside each other here, so the CPU time of each is the figure, not the clock.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort } from '../packages/server/testing/chaos-house.ts';
import { PostgresServer } from '../packages/server/testing/postgres-server.ts';
import { cpuOf } from './cpu.ts';

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '10' },
    repeats: { type: 'string', default: '3' },
    game: { type: 'string', default: 'volto' },
  },
});

interface Cost {
  readonly answers: number; // in a second
  readonly node: number; // microseconds of CPU for an answer, all nodes together
  readonly postgres: number; // the same, of the database
  readonly p50: number;
  readonly p99: number;
  readonly kilobytes: number; // of memory, all nodes together
}

const CASES = {
  'one node, SQLite': { nodes: 1, isShared: false, spread: false },
  'one node, PostgreSQL': { nodes: 1, isShared: true, spread: false },
  'two nodes, each table at one of them': { nodes: 2, isShared: true, spread: false },
  'two nodes, every table at both': { nodes: 2, isShared: true, spread: true },
} as const;

const WIDE = ['messages', 'chat', 'makes', 'requests', 'guests']
  .flatMap((name) => ['--limit', `${name}=99999/999999`])
  .concat('--limit', 'socketsOfAddress=99999');
const CLI = fileURLToPath(new URL('../packages/cli/bin/ridotto.mjs', import.meta.url));

/** A program of ours; what it says, line by line, and how to end it. */
function start(args: readonly string[]): { child: ChildProcess; says: (pattern: RegExp) => Promise<RegExpExecArray> } {
  const child = spawn(process.execPath, [CLI, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  return {
    child,
    async says(pattern) {
      for (;;) {
        const found = pattern.exec(out);
        if (found) return found;
        if (child.exitCode !== null) throw new Error(`it ended: ${out}`);
        await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
      }
    },
  };
}

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]);

async function measure(name: keyof typeof CASES, folder: string): Promise<Cost> {
  const { nodes, isShared, spread } = CASES[name];
  const postgres = new PostgresServer(path.join(folder, 'postgres'), await freePort(), ['shared_buffers=256MB']);
  if (isShared) {
    postgres.init();
    await postgres.start();
  }
  const place = isShared ? ['--store', postgres.url()] : ['--data', path.join(folder, 'data')];
  const houses: ReturnType<typeof start>[] = [];
  const ended: ChildProcess[] = [];
  try {
    const bases: string[] = [];
    for (let i = 0; i < nodes; i++) {
      houses.push(start(['serve', '--port', '0', ...place, ...WIDE]));
      bases.push((await houses[i]!.says(/open at (\S+)\n/))[1]!);
    }
    const tables = Number(values.tables);
    const wanted = spread ? [bases] : bases.map((base) => [base]);
    const loads = wanted.map((some) => {
      const each = ['--tables', String(tables / wanted.length), '--seconds', String(Number(values.seconds) + 5)];
      return start(['load', ...some, ...each, '--game', values.game]);
    });
    ended.push(...loads.map(({ child }) => child));
    await Promise.all(loads.map((load) => load.says(/^3 s: /m))); // the compilers are warm
    const pids = houses.map(({ child }) => child.pid!);
    const look = async () => ({
      nodes: pids.reduce((sum, pid) => sum + cpuOf(pid), 0),
      postgres: isShared ? cpuOf(postgres.pid!) : 0,
      answers: await commandsAt(bases),
    });
    const before = await look();
    const from = performance.now();
    await new Promise((resolve) => setTimeout(resolve, Number(values.seconds) * 1000));
    const after = await look();
    const passed = (performance.now() - from) / 1000;
    const kilobytes = pids.reduce((sum, pid) => sum + memoryOf(pid), 0);
    const answers = after.answers - before.answers;
    const each = (used: number) => (used * 1e6) / answers;
    const words = await Promise.all(
      loads.map((load) => load.says(/in all: .*p50 ([\d.]+) ms.*p99 ([\d.]+) ms, (.*)\n/)),
    );
    if (words.some(([, , , errors]) => !errors!.startsWith('no errors'))) throw new Error(words[0]![0]);
    return {
      answers: answers / passed,
      node: each(after.nodes - before.nodes),
      postgres: each(after.postgres - before.postgres),
      p50: Math.max(...words.map(([, p50]) => Number(p50))),
      p99: Math.max(...words.map(([, , p99]) => Number(p99))),
      kilobytes,
    };
  } finally {
    for (const child of [...ended, ...houses.map(({ child }) => child)]) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    await postgres.stop('SIGQUIT');
  }
}

async function commandsAt(bases: readonly string[]): Promise<number> {
  const texts = await Promise.all(bases.map(async (base) => (await fetch(`${base}/metrics`)).text()));
  return texts.reduce((sum, text) => sum + Number(/^ridotto_commands_total (\d+)$/m.exec(text)![1]), 0);
}

const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1]!;

const found = new Map<keyof typeof CASES, Cost[]>();
for (let i = 0; i < Number(values.repeats); i++) {
  for (const name of Object.keys(CASES) as (keyof typeof CASES)[]) {
    const folder = mkdtempSync(path.join(tmpdir(), 'ridotto-scale-'));
    try {
      found.set(name, [...(found.get(name) ?? []), await measure(name, folder)]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    const cost = found.get(name)!.at(-1)!;
    console.log(
      `${name}: ${JSON.stringify(cost, (_, value: unknown) => (typeof value === 'number' ? Math.round(value) : value))}`,
    );
  }
}
const typical = (name: keyof typeof CASES, figure: keyof Cost) => median(found.get(name)!.map((cost) => cost[figure]));
for (const name of found.keys()) {
  const [node, postgres] = [typical(name, 'node'), typical(name, 'postgres')];
  const ratio = node / typical('one node, SQLite', 'node');
  console.log(
    `${name}: ${node.toFixed(0)} µs of a node and ${postgres.toFixed(0)} µs of PostgreSQL for an answer, ` +
      `${ratio.toFixed(2)} times SQLite's; p50 ${typical(name, 'p50').toFixed(1)} ms, p99 ${typical(name, 'p99').toFixed(1)} ms, ` +
      `${typical(name, 'answers').toFixed(0)} answers/s`,
  );
}
