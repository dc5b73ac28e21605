import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

const GIVES_WAY = 10; // as `nice` counts

/** What is done in this thread must not be felt where requests are answered, on however few cores. */
export function giveWay(): void {
  try {
    setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), GIVES_WAY);
  } catch {
    // only Linux knows a thread by its number: elsewhere the system decides
  }
}
