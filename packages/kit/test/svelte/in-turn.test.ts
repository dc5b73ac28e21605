import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTurn } from '../../svelte/look/in-turn.ts';

const pictures: (() => void)[] = []; // what waits for the next one
const show = () => pictures.splice(0).forEach((call) => call());

let now = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => pictures.push(call));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Calls parts that take so many milliseconds each, and tells which have come so far. */
function parts(...takes: readonly number[]): number[] {
  const come: number[] = [];
  for (const [i, ms] of takes.entries()) {
    void inTurn().then(() => {
      come.push(i);
      now += ms;
    });
  }
  return come;
}

async function nextPicture() {
  show();
  await vi.advanceTimersByTimeAsync(0);
}

test('before a picture come as many parts as have time, in the order of their asking', async () => {
  const come = parts(2, 2, 20, 1, 20, 20);
  await vi.advanceTimersByTimeAsync(100);
  expect(come).toEqual([]); // nothing is shown yet
  await nextPicture();
  expect(come).toEqual([0, 1, 2]);
  await nextPicture();
  expect(come).toEqual([0, 1, 2, 3, 4]);
  await nextPicture();
  expect(come).toEqual([0, 1, 2, 3, 4, 5]);
  const later = parts(1);
  await nextPicture();
  expect(later).toEqual([0]);
});

test('in a window that nobody sees nothing waits', async () => {
  vi.stubGlobal('document', { hidden: true });
  const come = parts(50, 50);
  await Promise.resolve();
  expect(come).toEqual([0, 1]);
  expect(pictures).toEqual([]);
});
