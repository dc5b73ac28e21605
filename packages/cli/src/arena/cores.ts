import { Worker } from 'node:worker_threads';
import type { BlockResult } from '@ridotto/bots/arena';
import type { Named } from './contest.ts';

/**
 * Plays blocks on so many cores, from `next` on until there is none, and hands each on as it is done.
 * Which blocks are played doesn't depend on how many cores there are; in what order they end does.
 */
export async function playOn(
  named: Named,
  cores: number,
  next: () => number | undefined,
  done: (result: BlockResult) => void,
): Promise<void> {
  const workers = Array.from(
    { length: cores },
    () => new Worker(new URL('core.ts', import.meta.url), { workerData: named }),
  );
  try {
    await Promise.all(workers.map((worker) => playAll(worker, next, done)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function playAll(worker: Worker, next: () => number | undefined, done: (result: BlockResult) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const give = () => {
      const block = next();
      if (block === undefined) resolve();
      else worker.postMessage(block);
    };
    worker.on('error', reject);
    worker.on('message', (result: BlockResult) => {
      done(result);
      give();
    });
    give();
  });
}
