// A house in a process of its own that tells how long its loop was held and how large it grew:
//   node watched-child.ts FILE [wide]
import { memoryUsage, threadCpuUsage } from 'node:process';
import { pino } from 'pino';
import { buildServer } from '../src/server.ts';
import { WIDE } from './settings.ts';
import type { Seen } from './watched.ts';

const [file = '', limits] = process.argv.slice(2);
const server = await buildServer({
  file,
  secret: 'a secret for tests only, long enough',
  logger: pino({ level: 'error' }),
  ...(limits === 'wide' && { limits: WIDE }),
});
process.send!(await server.listen(0, '127.0.0.1'));

const EVERY = 2; // milliseconds: what the loop does in so short a time counts as one hold

let [held, late, largest] = [0, 0, 0];
let [before, at] = [cpu(), performance.now()];

function cpu(): number {
  const { user, system } = threadCpuUsage();
  return (user + system) / 1000;
}

function look(): void {
  held = Math.max(held, cpu() - before);
  late = Math.max(late, performance.now() - at - EVERY);
  largest = Math.max(largest, memoryUsage.rss());
  [before, at] = [cpu(), performance.now()];
}
setInterval(look, EVERY);

process.on('message', () => {
  look();
  process.send!({ held, late, largest, size: memoryUsage.rss() } satisfies Seen);
  [held, late, largest] = [0, 0, 0];
});

process.on('SIGTERM', () => process.exit());
