import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Thinkers, type Hearing, type Helper, type ThinkersRules } from '@ridotto/host';

const SCRIPT = new URL('thinker.ts', import.meta.url);

export interface ThreadRules extends Partial<ThinkersRules> {
  readonly memory?: number; // megabytes of one thread
}

/** Threads that think for the house: all cores but the one that answers requests, and at least one. */
export function threadThinkers(script = SCRIPT, { memory = 512, ...rules }: ThreadRules = {}): Thinkers {
  const helpers = Math.max(1, availableParallelism() - 1);
  return new Thinkers((hearing) => hire(script, memory, hearing), { helpers, ...rules });
}

function hire(script: URL, memory: number, { onSaid, onLost }: Hearing): Helper {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: memory } });
  worker.unref();
  worker.on('message', onSaid);
  worker.on('error', onLost);
  worker.on('exit', () => onLost(new Error('a thinking thread has ended')));
  return {
    send: (work) => worker.postMessage(work),
    dismiss: () => void worker.terminate(),
  };
}
