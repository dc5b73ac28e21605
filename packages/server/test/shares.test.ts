import { expect, onTestFinished, test, vi } from 'vitest';
import type { Desk } from '../src/desk.ts';
import { Buckets, type Spent } from '../src/limits.ts';
import { shareLimits, type Ledger } from '../src/shares.ts';

test('what could not be put together with the other nodes is told the next time', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const chat = new Buckets({ burst: 100, perSecond: 0.01 }, Date.now);
  for (let i = 0; i < 5; i++) chat.take('anna');
  const told: (readonly Spent[])[] = [];
  let isAway = true;
  const ledger: Ledger = {
    spend: (spent) => {
      told.push(spent);
      return isAway ? Promise.reject(new Error('no database')) : Promise.resolve(new Map());
    },
    open: () => Promise.resolve(new Map()),
    signedOut: () => Promise.resolve([]),
  };
  const broken: unknown[] = [];
  const desk = { rates: { chat }, counters: {}, accountsHere: [] } as unknown as Desk;
  onTestFinished(shareLimits(desk, ledger, (error) => broken.push(error)));
  await vi.advanceTimersByTimeAsync(1000);
  expect(broken).toHaveLength(1);
  isAway = false;
  chat.take('anna');
  await vi.advanceTimersByTimeAsync(2000);
  expect(told.map(([spent]) => spent!.name)).toEqual(['chat anna', 'chat anna']);
  expect(told[0]![0]!.count).toBe(5);
  expect(told[1]![0]!.count).toBeCloseTo(6 - 0.01); // what ran off in a second need not be told
});
