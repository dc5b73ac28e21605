import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { gap, largestGap } from '../../host/testing/samples.ts';
import { Guest } from '../testing/client.ts';
import { temporaryFolder } from './house.ts';

vi.setConfig({ testTimeout: 180_000 }); // many tables are watched by a real clock, twice

const CHILD = fileURLToPath(new URL('threads/telling-child.ts', import.meta.url));
const TABLES = 50;
const WATCHED = 150; // milliseconds after two bots were asked: enough for the thoughts of both

/** The longest that somebody outside waits for an answer while a bot thinks, where it has a secret and where not. */
async function stalls(where: 'here' | 'threads'): Promise<[secret: number[], plain: number[]]> {
  const child = fork(CHILD, [path.join(temporaryFolder(), 'house.sqlite'), where]);
  onTestFinished(() => void child.kill());
  const [base] = (await once(child, 'message')) as [string];
  const owner = await Guest.named(base, 'Owner');
  const longest = new Map<string, number>();
  for (let i = 0; i < TABLES; i++) {
    const table = await owner.make({ game: 'intrigo', seats: 3 }); // it begins with a draft: all are asked
    await owner.command(table, { type: 'sit', seat: 0, words: `${i}` });
    await owner.command(table, { type: 'fill', level: 'simple' });
    const started = owner.command(table, { type: 'start' });
    longest.set(table, await longestWait(base, started));
  }
  child.send('truth');
  const [truth] = (await once(child, 'message')) as [Record<string, boolean>];
  const those = (isTelling: boolean) =>
    [...longest].flatMap(([table, wait]) => (truth[table] === isTelling ? [wait] : []));
  return [those(true), those(false)];
}

async function longestWait(base: string, started: Promise<unknown>): Promise<number> {
  let longest = 0;
  let end = Infinity;
  void started.then(() => (end = performance.now() + WATCHED));
  while (performance.now() < end) {
    const before = performance.now();
    await fetch(`${base}/healthz`);
    longest = Math.max(longest, performance.now() - before);
  }
  return longest;
}

describe('[C52] what a bot thinks can’t be felt from outside, by a real clock', () => {
  test('requests wait no longer while a bot thinks about its secret', async () => {
    const [secret, plain] = await stalls('threads');
    expect(gap(secret, plain)).toBeLessThan(largestGap(secret.length, plain.length));
  });

  test('the measure itself notices bots that think where requests are answered', async () => {
    const [secret, plain] = await stalls('here');
    expect(gap(secret, plain)).toBeGreaterThan(largestGap(secret.length, plain.length));
  });
});
