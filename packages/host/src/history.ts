import { heard, type Told, type Viewer } from '@ridotto/kernel';
import type { LogLine } from './deeds.ts';
import { openLength, take, type Sitting } from './sitting.ts';
import type { Served } from './times.ts';

/** What was told when the log had come to an open length. */
export interface Moment {
  readonly length: number;
  readonly told: Told<unknown>;
}

/** Takes a line and gives back what it told. */
export function witness(sitting: Sitting, line: LogLine, served: Served): Moment {
  const told: { to: Told<unknown>[number]['to']; event: unknown }[] = [];
  take(sitting, line, served, (to, event) => told.push({ to, event }));
  return { length: openLength(sitting), told };
}

/** The last moments of a table, so that whoever was gone for a moment need not wait for a whole replay. */
export class History {
  #from: number;
  #moments: Moment[] = [];
  readonly #most: number;

  constructor(from: number, most = 64) {
    this.#from = from;
    this.#most = most;
  }

  add(moment: Moment): void {
    if (moment.told.length === 0) return;
    this.#moments.push(moment);
    if (this.#moments.length > this.#most) this.#from = this.#moments.shift()!.length;
  }

  reaches(length: number): boolean {
    return length >= this.#from;
  }

  since(length: number, viewer: Viewer): unknown[] {
    return eventsSince(this.#moments, length, viewer);
  }
}

export function eventsSince(moments: readonly Moment[], length: number, viewer: Viewer): unknown[] {
  const events: unknown[] = [];
  const from = moments.findLastIndex((moment) => moment.length <= length) + 1; // mostly only the last one is new
  for (let at = from; at < moments.length; at++) events.push(...heard(moments[at]!.told, viewer));
  return events;
}
