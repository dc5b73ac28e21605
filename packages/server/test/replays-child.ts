// A house as guests find it, in a process of its own, that tells how long its loop was held and how large it grew.
import { memoryUsage, threadCpuUsage } from 'node:process';
import { pino } from 'pino';
import { buildServer } from '../src/server.ts';

export interface Seen {
  readonly held: number; // milliseconds of CPU in one round of the loop: a busy machine can't make it longer
  readonly largest: number; // bytes
  readonly size: number;
}

const [file = ''] = process.argv.slice(2);
const server = await buildServer({
  file,
  secret: 'a secret for tests only, long enough',
  logger: pino({ level: 'error' }),
});
process.send!(await server.listen(0, '127.0.0.1'));

let [held, largest, before] = [0, 0, 0];

function cpu(): number {
  const { user, system } = threadCpuUsage();
  return (user + system) / 1000;
}

function round(): void {
  held = Math.max(held, cpu() - before);
  largest = Math.max(largest, memoryUsage.rss());
  before = cpu();
  setImmediate(round);
}
round();

process.on('message', () => {
  process.send!({ held, largest, size: memoryUsage.rss() } satisfies Seen);
  [held, largest, before] = [0, 0, cpu()];
});
