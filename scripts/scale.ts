// What an answer costs a node, by what keeps the house and on how many nodes:
// npm run scale [-- --tables 100 --answers 5000 --think 0 --repeats 3 --game volto --pin]
// Every node, PostgreSQL and the load run beside each other here, so the CPU time of each is the figure, not the clock.
// Every node has as many tables as the one node of before: what a node can carry is asked, and not what is left of one.
// --pin: nodes on the first core, PostgreSQL and the load on the second (by taskset).
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
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
    tables: { type: 'string', default: '100' }, // at each node
    answers: { type: 'string', default: '5000' }, // at each node, after half as many that warm the compilers
    think: { type: 'string', default: '0' }, // milliseconds
    pin: { type: 'boolean', default: false },
    repeats: { type: 'string', default: '3' },
    game: { type: 'string', default: 'volto' },
  },
});

interface Cost {
  readonly answers: number; // in a second
  readonly node: number; // microseconds of CPU for an answer, all nodes together
  readonly postgres: number; // the same, of the database
  readonly together: number; // lines of one commit
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

interface Program {
  readonly child: ChildProcess;
  readonly says: (pattern: RegExp) => Promise<RegExpExecArray>;
}

const OWN_CORE = 0; // the nodes'
const OTHER_CORE = 1;

/** A program of ours; what it says, line by line, and how to end it. */
function start(args: readonly string[], core: number): Program {
  const child = spawn(process.execPath, [CLI, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  pin(child.pid!, core);
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

function pin(pid: number, core: number): void {
  if (values.pin) execFileSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' });
}

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]);

async function measure(name: keyof typeof CASES, folder: string): Promise<Cost> {
  const { nodes, isShared, spread } = CASES[name];
  const postgres = new PostgresServer(path.join(folder, 'postgres'), await freePort(), ['shared_buffers=256MB']);
  if (isShared) {
    postgres.init();
    await postgres.start();
    pin(postgres.pid!, OTHER_CORE); // and whatever it starts from now on
  }
  const place = isShared ? ['--store', postgres.url()] : ['--data', path.join(folder, 'data')];
  const houses: ReturnType<typeof start>[] = [];
  const ended: ChildProcess[] = [];
  try {
    const bases: string[] = [];
    for (let i = 0; i < nodes; i++) {
      houses.push(start(['serve', '--port', '0', ...place, ...WIDE], OWN_CORE));
      bases.push((await houses[i]!.says(/open at (\S+)\n/))[1]!);
    }
    const tables = Number(values.tables) * nodes;
    const wanted = spread ? [bases] : bases.map((base) => [base]);
    const loads = wanted.map((some) => {
      const each = ['--tables', String(tables / wanted.length), '--seconds', '3600'];
      return start(['load', ...some, ...each, '--think', values.think, '--game', values.game], OTHER_CORE);
    });
    ended.push(...loads.map(({ child }) => child));
    const answers = Number(values.answers) * nodes;
    await untilAnswered(bases, answers / 2); // the compilers are warm
    const pids = houses.map(({ child }) => child.pid!);
    const look = async () => ({
      nodes: pids.reduce((sum, pid) => sum + cpuOf(pid), 0),
      postgres: isShared ? cpuOf(postgres.pid!) : 0,
      ...(await countsAt(bases)),
    });
    const before = await look();
    const from = performance.now();
    await untilAnswered(bases, before.answers + answers);
    const after = await look();
    const passed = (performance.now() - from) / 1000;
    const kilobytes = pids.reduce((sum, pid) => sum + memoryOf(pid), 0);
    const each = (used: number) => (used * 1e6) / (after.answers - before.answers);
    const words = await Promise.all(loads.map((load) => load.says(/.*p50 ([\d.]+) ms.*p99 ([\d.]+) ms, (.*)\n$/)));
    if (words.some(([, , , errors]) => !errors!.startsWith('no errors'))) throw new Error(words[0]![0]);
    return {
      answers: (after.answers - before.answers) / passed,
      node: each(after.nodes - before.nodes),
      postgres: each(after.postgres - before.postgres),
      together: (after.writes - before.writes) / (after.commits - before.commits),
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

async function untilAnswered(bases: readonly string[], wanted: number): Promise<void> {
  while ((await countsAt(bases)).answers < wanted) await new Promise((resolve) => setTimeout(resolve, 200));
}

async function countsAt(bases: readonly string[]): Promise<{ answers: number; writes: number; commits: number }> {
  const texts = await Promise.all(bases.map(async (base) => (await fetch(`${base}/metrics`)).text()));
  const sum = (name: string) =>
    texts.reduce((all, text) => all + Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)![1]), 0);
  return {
    answers: sum('ridotto_commands_total'),
    writes: sum('ridotto_commit_writes_sum'),
    commits: sum('ridotto_commit_writes_count'),
  };
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
      `${ratio.toFixed(2)} times SQLite's, ${typical(name, 'together').toFixed(1)} lines a commit; p50 ${typical(name, 'p50').toFixed(1)} ms, p99 ${typical(name, 'p99').toFixed(1)} ms, ` +
      `${typical(name, 'answers').toFixed(0)} answers/s`,
  );
}
for (const [name, { nodes }] of Object.entries(CASES)) {
  const gain = (nodes * typical('one node, PostgreSQL', 'node')) / typical(name as keyof typeof CASES, 'node');
  if (nodes > 1) console.log(`${name}: by CPU time ${gain.toFixed(2)} times the answers of one`);
}
