import type { Analysis } from '@ridotto/host/analysis';
import type { Log } from '@ridotto/kernel';

/** What a page asks of the worker that analyses. */
export interface Asked {
  readonly log: Log;
  readonly seed: number;
}

/** What the worker says: how far it has come, and in the end what it has found. */
export type SaidOf =
  | { readonly kind: 'progress'; readonly done: number } // from 0 to 1
  | { readonly kind: 'analysis'; readonly analysis: Analysis }
  | { readonly kind: 'refused'; readonly refused: string };
