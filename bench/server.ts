import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { end, hear, startChild, withServer } from './child.ts';
import { inFolder } from './folder.ts';
import { openIdleTables } from './load/idle.ts';
import type { Load } from './load/meter.ts';
import { median, type Row } from './measure.ts';

const TABLES = 500; // two sockets each
const SECONDS = 5;
const REPEATS = 5;
const IDLE_TABLES = 10_000;
const STARTS = 5;
const MINUTE = 60_000;

/** Our server, and what each contender's process runs. */
const OURS = { ridotto: 'house.ts' };
const PEERS = {
  'boardgame.io': 'peers/boardgame-server.ts',
  colyseus: 'peers/colyseus-server.ts',
  relay: 'peers/relay.ts',
};

/** Our server over its sockets with its file on disk; with peers, theirs in memory on the same moves. */
export async function serverRows({ peers }: { peers: boolean }): Promise<Row[]> {
  return [...(await answerRows({ ...OURS, ...(peers && PEERS) })), await idleRow(), await startRow()];
}

interface Found extends Load {
  readonly cost: number; // microseconds of the server's CPU for one answer
}

const FIGURES = { rate: 'answers per s', p50: 'ms, p50', p99: 'ms, p99', cost: 'µs CPU each', busy: "load's CPU" };

async function answerRows(contenders: Readonly<Record<string, string>>): Promise<Row[]> {
  const names = Object.keys(contenders);
  const found = new Map(names.map((name) => [name, [] as Found[]]));
  for (let i = 0; i < REPEATS; i++) {
    for (const name of names) found.get(name)!.push(await measureAnswers(name, contenders[name]!));
  }
  const typical = (name: string, figure: keyof Found) => median(found.get(name)!.map((one) => one[figure]));
  const rows = (name: string) =>
    (Object.keys(FIGURES) as (keyof Found)[]).map((figure) => rowOf(name, figure, typical(name, figure)));
  const against = (peer: string) =>
    (['rate', 'p99', 'cost'] as const).map((figure) => {
      const value = typical('ridotto', figure);
      return { ...rowOf('ridotto', figure, value), ratio: { to: peer, value: value / typical(peer, figure) } };
    });
  return names.flatMap((name) => [...rows(name), ...(name === 'ridotto' ? [] : against(name))]);
}

const rowOf = (name: string, figure: keyof Found, value: number): Row => ({
  suite: `server, ${TABLES * 2} sockets`,
  name,
  value,
  unit: FIGURES[figure],
});

/** The load on one contender for a while, each of the two in a process of its own. */
function measureAnswers(name: string, file: string): Promise<Found> {
  return inFolder((folder) =>
    withServer(file, [path.join(folder, 'house.sqlite'), `${MINUTE}`], async (address, usage) => {
      const load = startChild('load/main.ts', [name, address, `${TABLES}`, `${SECONDS}`]);
      try {
        await hear(load); // its window is open
        const before = await usage();
        const found = (await hear(load)) as Load;
        const after = await usage();
        return { ...found, cost: ((after.cpu - before.cpu) * 1e6) / (found.rate * SECONDS) };
      } finally {
        await end(load);
      }
    }),
  );
}

/** Bytes of a table that nobody looks at. */
function idleRow(): Promise<Row> {
  const idle = 1000;
  return inFolder((folder) =>
    withServer(
      'house.ts',
      [path.join(folder, 'house.sqlite'), `${idle}`],
      async (address, usage) => {
        await openIdleTables(address, IDLE_TABLES / 10); // what is made once is made now
        const before = await usage();
        await openIdleTables(address, IDLE_TABLES);
        const after = await usage();
        return {
          suite: 'server',
          name: `${IDLE_TABLES} idle tables`,
          value: (after.bytes - before.bytes) / IDLE_TABLES,
          unit: 'bytes each',
        };
      },
      ['--expose-gc'],
    ),
  );
}

/** From the start of a fresh process to its first answer. */
async function startRow(): Promise<Row> {
  const times: number[] = [];
  for (let i = 0; i < STARTS; i++) times.push(await inFolder(measureStart));
  return { suite: 'server', name: 'start to first answer', value: median(times), unit: 'ms' };
}

async function measureStart(folder: string): Promise<number> {
  const command = fileURLToPath(new URL('../packages/cli/bin/ridotto.mjs', import.meta.url));
  const from = performance.now();
  const child = spawn(process.execPath, [command, 'serve', '--port', '0', '--data', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const { value: line } = await createInterface(child.stdout)[Symbol.asyncIterator]().next();
    const address = /http\S+/.exec(line ?? '')?.[0];
    if (address === undefined) throw new Error('the server did not open');
    const response = await fetch(`${address}/api/tables`);
    if (!response.ok) throw new Error(`the first answer is ${response.status}`);
    await response.text();
    return performance.now() - from;
  } finally {
    await end(child);
  }
}
