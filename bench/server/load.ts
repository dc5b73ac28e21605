import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Seat } from '@ridotto/kernel';
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
}

export interface Measured {
  readonly rate: number; // answers per second
  readonly p50: number; // milliseconds
  readonly p99: number;
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

/** Every table plays its game as fast as the server lets it; one move at a time at each table. */
export async function measureLoad(contender: Contender, { tables, moves }: Load): Promise<Measured> {
  const { child, base } = await startChild(contender.child);
  const scripts = [0, 1].map((first) => voltoScripts(tables, first, moves));
  const at = Array<number>(tables).fill(0);
  const sentAt = Array.from({ length: tables }, () => [0, 0]);
  const waits: number[] = [];
  let open: BenchTable[] = [];
  let playing = tables;
  let done = () => {};
  const finished = new Promise<void>((resolve) => (done = resolve));

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
      if (at[table]! < moves) say(table);
      else if (--playing === 0) done();
    }
  };
  for (let i = 0; i < tables; i += 25) {
    const some = Array.from({ length: Math.min(25, tables - i) }, (_, j) => contender.connect(base, i + j, heard));
    open = open.concat(await Promise.all(some));
  }
  const from = performance.now();
  for (let table = 0; table < tables; table++) say(table);
  await finished;
  const seconds = (performance.now() - from) / 1000;
  child.send('memory');
  const [memory] = (await once(child, 'message')) as [number];
  for (const table of open) table.close();
  await stopChild(child);
  waits.sort((a, b) => a - b);
  return {
    rate: (tables * moves) / seconds,
    p50: waits[Math.floor(waits.length * 0.5)]!,
    p99: waits[Math.floor(waits.length * 0.99)]!,
    memory,
  };
}
