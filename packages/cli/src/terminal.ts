import { createInterface } from 'node:readline';
import type { Terminal } from './stay.ts';

/** The real terminal. Ctrl-C and the end of input both mean: nobody is there any more. */
export function openTerminal(): Terminal & { close(): void } {
  const lines: string[] = [];
  let waiting: ((line: string | undefined) => void) | undefined;
  let isGone = false;
  const reader = createInterface({ input: process.stdin, output: process.stdout, terminal: process.stdin.isTTY });

  const leave = () => {
    if (!isGone && process.stdin.isTTY) process.stdout.write('\n');
    isGone = true;
    waiting?.(undefined);
  };
  reader.on('line', (line) => (waiting ? waiting(line) : lines.push(line)));
  reader.on('SIGINT', () => reader.close());
  reader.on('close', leave);
  process.on('SIGINT', () => reader.close());

  return {
    print: (text) => void process.stdout.write(`${text}\n`),
    ask: (prompt) =>
      new Promise((resolve) => {
        if (lines.length > 0) return resolve(lines.shift());
        if (isGone) return resolve(undefined);
        waiting = (line) => {
          waiting = undefined;
          resolve(line);
        };
        process.stdout.write(`${prompt} `);
      }),
    close: () => reader.close(),
  };
}
