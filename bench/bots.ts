import path from 'node:path';
import { withServer } from './child.ts';
import { inFolder } from './folder.ts';
import { letBotsPlay } from './load/bots.ts';
import { quantile, type Row } from './measure.ts';

const TABLES = 50;
const SEATS = 8;
const TURNS = 300; // at each table
const EVERY = 10; // milliseconds between two requests of others
const SOON = 50; // milliseconds that not one in a thousand may wait for the loop
const HOUR = 3_600_000;

/** How long others wait while bots play on and on, as fast as they can think. */
export const botRows = (): Promise<Row[]> =>
  inFolder((folder) =>
    withServer('house.ts', [path.join(folder, 'house.sqlite'), `${HOUR}`, 'hasty'], async (base, usage) => {
      const others = askOnAndOn(base);
      const from = performance.now();
      await Promise.all(
        Array.from({ length: TABLES }, (_, number) => letBotsPlay(base, number, 'coach', SEATS, TURNS)),
      );
      const minutes = (performance.now() - from) / 60_000;
      const answers = await others.stop();
      const { p99, p999, longest } = (await usage()).waits!;
      if (p999 > SOON) process.exitCode = 1;
      const row = (name: string, value: number, unit: string): Row => ({ suite: SUITE, name, value, unit });
      return [
        row('turns of all tables', (TABLES * TURNS) / minutes, 'per minute'),
        row('waiting for the loop', p99, 'ms, p99'),
        row('waiting for the loop', p999, `ms, p99.9 of ${SOON}`),
        row('waiting for the loop', longest, 'ms, longest'),
        row('whole requests', quantile(answers, 0.5), 'ms, p50'),
        row('whole requests', quantile(answers, 0.999), 'ms, p99.9'),
      ];
    }),
  );

const SUITE = `${TABLES} tables of bots`;

/**
 * Asks the house for something small at steady intervals, whether or not it has answered; the times, sorted. What
 * fails, as on a machine that has no time for either of us, counts with the time until then.
 */
function askOnAndOn(base: string): { stop(): Promise<number[]> } {
  const times: number[] = [];
  const asking = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const from = performance.now();
    const asked = fetch(`${base}/healthz`)
      .then((response) => response.text())
      .catch(() => {})
      .then(() => {
        times.push(performance.now() - from);
        asking.delete(asked);
      });
    asking.add(asked);
  }, EVERY);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(asking);
      return times.sort((a, b) => a - b);
    },
  };
}
