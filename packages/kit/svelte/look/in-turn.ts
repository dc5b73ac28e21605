import { tick } from 'svelte';
import { afterPaint } from './after-paint.ts';

const SHARE = 6; // ms of a picture's time for parts of a page; the rest is the browser's, to lay them out and paint them

const waiting: (() => void)[] = [];
let isCalling = false;

/**
 * Waits for one's turn. A page comes part by part, as many of them before each picture as have time, so that a tap in
 * between is answered at once. In a window that nobody sees nothing waits: no pictures are made there.
 */
export function inTurn(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (!isCalling) void callAll();
  });
}

async function callAll(): Promise<void> {
  isCalling = true;
  while (waiting.length > 0) {
    await new Promise<void>((resolve) => afterPaint(resolve));
    await callSome(performance.now() + SHARE);
  }
  isCalling = false;
}

async function callSome(until: number): Promise<void> {
  do {
    waiting.shift()?.();
    await tick().catch((error: unknown) => reportError(error)); // the others come all the same
  } while (waiting.length > 0 && performance.now() < until);
}
