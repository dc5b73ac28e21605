import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What was seen of a house's process since it was last asked. */
export interface Seen {
  readonly held: number; // milliseconds of CPU that the loop was held for: a busy machine can't make it longer
  readonly late: number; // the same by the clock
  readonly largest: number; // bytes
  readonly size: number;
}

export interface WatchedHouse {
  readonly base: string;
  seen(): Promise<Seen>;
  stop(): Promise<void>;
}

const CHILD = fileURLToPath(new URL('watched-child.ts', import.meta.url));

/** A house in a process of its own; with wide limits where all the load comes from one address. */
export async function watchedHouse(file: string, limits?: 'wide'): Promise<WatchedHouse> {
  const child = fork(CHILD, limits ? [file, limits] : [file]);
  const [base] = (await once(child, 'message')) as [string];
  return {
    base,
    async seen() {
      child.send('seen');
      return ((await once(child, 'message')) as [Seen])[0];
    },
    async stop() {
      if (child.kill()) await once(child, 'exit');
    },
  };
}
