import type { Analysis } from '@ridotto/host/analysis';
import type { Log } from '@ridotto/kernel';
import { address } from './analyst-worker.ts?worker-address';
import type { Asked, SaidOf } from './errand.ts';

const SEED = 1; // the same for everybody, so that all see the same figures

type Found =
  | { readonly kind: 'working'; readonly done: number }
  | { readonly kind: 'found'; readonly analysis: Analysis }
  | { readonly kind: 'refused'; readonly refused: string };

/** The analysis of one game, from the moment that somebody asks for it. */
export class Analysing {
  found: Found = $state.raw({ kind: 'working', done: 0 });
  readonly #worker: Worker;

  constructor(log: Log) {
    this.#worker = new Worker(address, { type: 'module', name: 'ridotto-analyst' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<SaidOf>) => this.#hear(data));
    this.#worker.addEventListener('error', () => this.#hear({ kind: 'refused', refused: 'broken' }));
    this.#worker.postMessage({ log, seed: SEED } satisfies Asked);
  }

  stop(): void {
    this.#worker.terminate();
  }

  #hear(said: SaidOf): void {
    switch (said.kind) {
      case 'progress':
        this.found = { kind: 'working', done: said.done };
        return;
      case 'analysis':
        this.found = { kind: 'found', analysis: said.analysis };
        return this.stop();
      case 'refused':
        this.found = { kind: 'refused', refused: said.refused };
        return this.stop();
    }
  }
}
