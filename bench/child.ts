import { execFileSync, fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Waits } from './loop.ts';
import { median, perCpuSecond, type Work } from './measure.ts';

// A contender in a process of its own: what one teaches the compiler can't slow the other down.

/** In the child: measures the work and hands the rate to the parent. */
export function report(work: Work): void {
  process.stdout.write(JSON.stringify(perCpuSecond(work)));
}

/** In the parent: the medians of interleaved runs of these files of bench/. */
export function compareFiles<Name extends string>(
  files: Readonly<Record<Name, string>>,
  repeats = 3,
): Record<Name, number> {
  const names = Object.keys(files) as Name[];
  const rates = new Map(names.map((name) => [name, [] as number[]]));
  for (let i = 0; i < repeats; i++) for (const name of names) rates.get(name)!.push(measureFile(files[name]));
  return Object.fromEntries(names.map((name) => [name, median(rates.get(name)!)])) as Record<Name, number>;
}

function measureFile(file: string): number {
  const script = fileURLToPath(new URL(file, import.meta.url));
  return JSON.parse(
    execFileSync(process.execPath, [script], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }),
  ) as number;
}

/** What a server's process has used so far. */
export interface Usage {
  readonly cpu: number; // seconds
  readonly bytes: number; // of live objects; after a collection where the process was started with --expose-gc
  readonly waits?: Waits; // where its loop is watched
}

/** In the child: tells the parent where it listens, and what it has used whenever it is asked. */
export function serving(address: unknown, waits?: () => Waits): void {
  endWithParent();
  process.send!(`http://127.0.0.1:${(address as AddressInfo).port}`);
  process.on('message', () => {
    for (let i = 0; i < 3; i++) globalThis.gc?.(); // what one collection frees may hold what the next one frees
    const { user, system } = process.cpuUsage();
    const { heapUsed, external } = process.memoryUsage();
    process.send!({
      cpu: (user + system) / 1e6,
      bytes: heapUsed + external,
      ...(waits && { waits: waits() }),
    } satisfies Usage);
  });
}

/** In the child: a parent that is gone, however it went, needs it no more. */
export const endWithParent = (): void => void process.on('disconnect', () => process.exit());

/** In the parent: a server in a process of its own, for as long as the work takes. */
export async function withServer<T>(
  file: string,
  args: readonly string[],
  work: (address: string, usage: () => Promise<Usage>) => Promise<T>,
  execArgv: readonly string[] = [],
): Promise<T> {
  const child = startChild(file, args, execArgv);
  try {
    const address = (await hear(child)) as string;
    return await work(address, async () => {
      child.send('usage');
      return (await hear(child)) as Usage;
    });
  } finally {
    await end(child);
  }
}

/** As `npm start` starts the house, and every contender alike. */
const AS_STARTED = ['--max-semi-space-size=128', '--no-allocation-site-pretenuring'];

export const startChild = (file: string, args: readonly string[], execArgv: readonly string[] = []): ChildProcess =>
  fork(fileURLToPath(new URL(file, import.meta.url)), args, { execArgv: [...AS_STARTED, ...execArgv] });

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** The child's next message. */
export async function hear(child: ChildProcess): Promise<unknown> {
  const over = new AbortController();
  const { signal } = over;
  const gone = once(child, 'exit', { signal }).then(([code]) => Promise.reject(new Error(`a child ended: ${code}`)));
  try {
    return (await Promise.race([once(child, 'message', { signal }), gone]))[0];
  } finally {
    over.abort();
    gone.catch(() => {});
  }
}
