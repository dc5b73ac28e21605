import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const CHILD = fileURLToPath(new URL('after-us/child.ts', import.meta.url));

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('what tests have started ends with them, also where they are killed', async () => {
  const child = fork(CHILD);
  const [[ending, staying]] = (await once(child, 'message')) as [[number, number]];
  onTestFinished(() => void process.kill(staying, 'SIGKILL'));
  expect([ending, staying].map(isAlive)).toEqual([true, true]);
  child.kill('SIGKILL');
  await expect.poll(() => isAlive(ending), { timeout: 20_000 }).toBe(false);
  expect(isAlive(staying)).toBe(true); // nobody looks after that one
});
