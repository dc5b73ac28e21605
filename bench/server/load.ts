import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Seat } from '@ridotto/kernel';
import type { Used } from './child.ts';
import { voltoScripts, type Said } from './scripts.ts';

/** One table of a contender: two sockets, and who moves first. */
export interface BenchTable {
  readonly first: Seat;
  /** Sends a move for a seat; the loader hears of it through `heard`. */
  say(said: Said): void;
  close(): void;
}

/** What a socket has heard: its own move came through, or the other's did. */
export type Heard = (table: number, seat: Seat, what: 'answer' | 'update') => void;

/** A server in a process of its own, and how its clients speak. */
export interface Contender {
  readonly child: string; // a file of this folder
  connect(base: string, table: number, heard: Heard): Promise<BenchTable>;
}

export interface Load {
  readonly tables: number;
  readonly moves: number; // at each table
  readonly warmUp: number; // how many of them are not measured
}

export interface Measured {
  readonly rate: number; // answers per second
  readonly p50: number; // milliseconds
  readonly p99: number;
  readonly perCpu: number; // answers per second of the server's processor time
  readonly memory: number; // bytes of the server
}

/** Starts a child and waits until it says where it listens. */
export async function startChild(file: string): Promise<{ child: ChildProcess; base: string }> {
  const script = fileURLToPath(new URL(file, import.meta.url));
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = spawn(process.execPath, ['--expose-gc', script], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], env });
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  return { child, base: line.toString().trim() };
}

export async function stopChild(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

function signal(): { readonly given: Promise<void>; readonly give: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { given: promise, give: resolve };
}

export async function usedBy(child: ChildProcess): Promise<Used> {
  child.send('used');
  const [used] = (await once(child, 'message')) as [Used];
  return used;
}

/** Every table plays its game as fast as the server lets it; one move at a time at each table. */
export async function measureLoad(contender: Contender, { tables, moves, warmUp }: Load): Promise<Measured> {
  const { child, base } = await startChild(contender.child);
  const scripts = [0, 1].map((first) => voltoScripts(tables, first, moves));
  const at = Array<number>(tables).fill(0);
  const sentAt = Array.from({ length: tables }, () => [0, 0]);
  const waits: number[] = [];
  let open: BenchTable[] = [];
  let played = 0;
  const warm = signal();
  const finished = signal();

  const say = (table: number) => {
    const said = scripts[open[table]!.first]![table]![at[table]!]!;
    sentAt[table]![said.seat] = performance.now();
    open[table]!.say(said);
  };
  const heard: Heard = (table, seat, what) => {
    const mover = scripts[open[table]!.first]![table]![at[table]!]?.seat;
    if (what === 'answer') waits.push(performance.now() - sentAt[table]![seat]!);
    else if (mover !== undefined && seat !== mover) {
      at[table]!++;
      if (++played === tables * warmUp) warm.give();
      if (at[table]! < moves) say(table);
      else if (played === tables * moves) finished.give();
    }
  };
  for (let i = 0; i < tables; i += 25) {
    const some = Array.from({ length: Math.min(25, tables - i) }, (_, j) => contender.connect(base, i + j, heard));
    open = open.concat(await Promise.all(some));
  }
  for (let table = 0; table < tables; table++) say(table);
  await warm.given;
  waits.length = 0;
  const from = performance.now();
  const before = await usedBy(child);
  await finished.given;
  const seconds = (performance.now() - from) / 1000;
  const after = await usedBy(child);
  for (const table of open) table.close();
  await stopChild(child);
  const measured = tables * (moves - warmUp);
  waits.sort((a, b) => a - b);
  return {
    rate: measured / seconds,
    p50: waits[Math.floor(waits.length * 0.5)]!,
    p99: waits[Math.floor(waits.length * 0.99)]!,
    perCpu: measured / (after.cpu - before.cpu),
    memory: after.memory,
  };
}
