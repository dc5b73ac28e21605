import { threadCpuUsage } from 'node:process';

const EVERY = 1; // milliseconds between two looks: what the loop does in so short a time counts as one hold

/** How long a request that comes at any moment waits until the loop is free for it; milliseconds. */
export interface Waits {
  readonly p99: number;
  readonly p999: number;
  readonly longest: number;
}

/** Watches this process's loop. Holds are counted in its thread's own CPU time: a busy machine makes them no longer. */
export function watchLoop(): () => Waits {
  const holds: number[] = [];
  const from = performance.now();
  let before = cpu();
  const timer = setInterval(() => {
    const now = cpu();
    holds.push(now - before);
    before = now;
  }, EVERY);
  return () => {
    clearInterval(timer);
    const passed = performance.now() - from;
    const wait = (share: number) => waitOf(holds, passed * (1 - share));
    return { p99: wait(0.99), p999: wait(0.999), longest: holds.reduce((most, hold) => Math.max(most, hold), 0) };
  };
}

function cpu(): number {
  const { user, system } = threadCpuUsage();
  return (user + system) / 1000;
}

/** The wait that is exceeded only in so many milliseconds of all: who comes early in a hold waits for the rest of it. */
function waitOf(holds: readonly number[], milliseconds: number): number {
  const sorted = holds.toSorted((a, b) => b - a);
  let above = 0; // how much of the holds so far is above the next one
  for (const [i, hold] of sorted.entries()) {
    const next = sorted[i + 1] ?? 0;
    const more = (i + 1) * (hold - next);
    if (above + more >= milliseconds) return hold - (milliseconds - above) / (i + 1);
    above += more;
  }
  return 0;
}
