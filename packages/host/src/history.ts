import { heard, type AnyKinds, type AnyTitle, type Step, type Viewer } from '@ridotto/kernel';
import type { LogLine } from './deeds.ts';
import { Damaged } from './faults.ts';
import { openLength, take, type Sitting } from './sitting.ts';
import type { Served } from './times.ts';

/** What was told when the log had come to an open length. Many are kept for long: each holds what it needs and no more. */
export class Moment {
  readonly length: number;
  readonly #events: readonly AnyKinds['event'][];
  readonly #game: AnyTitle['game'];
  readonly #seats: number;

  constructor(sitting: Sitting, events: readonly AnyKinds['event'][]) {
    this.length = openLength(sitting);
    this.#events = events;
    this.#game = sitting.title.game;
    this.#seats = sitting.made.seats;
  }

  get isSilent(): boolean {
    return this.#events.length === 0;
  }

  heardBy(viewer: Viewer): AnyKinds['event'][] {
    return heard(this.#game, this.#events, viewer, this.#seats);
  }
}

/** Takes a line and gives back what it told. */
export function witness(sitting: Sitting, line: LogLine, served: Served, step?: Step<AnyKinds>): Moment {
  const events: AnyKinds['event'][] = [];
  take(sitting, line, served, (event) => events.push(event), step);
  return new Moment(sitting, events.slice()); // a list that has grown has room for 17
}

const RECENT = 64;
const FAR = 1000; // more than almost any game has

/**
 * The last moments of a table, so that whoever was gone for a moment need not wait for a whole replay; and once
 * somebody has asked for them, those before, as far as it goes back at all.
 */
export class History {
  #from: number; // everything after this length is here
  #moments: Moment[] = [];
  #most = RECENT;
  #recalling: Promise<void> | undefined;

  constructor(from: number) {
    this.#from = from;
  }

  add(moment: Moment): void {
    if (moment.isSilent) return;
    this.#moments.push(moment);
    if (this.#moments.length > this.#most) this.#from = this.#moments.shift()!.length;
  }

  reaches(length: number): boolean {
    return length >= this.#from;
  }

  since(length: number, viewer: Viewer): AnyKinds['event'][] {
    let from = this.#moments.length;
    while (from > 0 && this.#moments[from - 1]!.length > length) from--;
    if (from === this.#moments.length - 1) return this.#moments[from]!.heardBy(viewer); // mostly only the last one is new
    return this.#moments.slice(from).flatMap((moment) => moment.heardBy(viewer));
  }

  /** Reaches as far back as it can; the log is played once, however many ask. */
  recall(all: () => AsyncIterable<Moment>): Promise<void> {
    this.#recalling ??= this.#recall(all()).catch((error: unknown) => {
      if (!(error instanceof Damaged)) this.#recalling = undefined; // another time it may be read
      throw error;
    });
    return this.#recalling;
  }

  async #recall(all: AsyncIterable<Moment>): Promise<void> {
    this.#most = FAR;
    const old = new History(0);
    old.#most = FAR;
    for await (const moment of all) {
      if (moment.length > this.#from) break;
      old.add(moment);
    }
    const recent = this.#moments;
    [this.#from, this.#moments] = [old.#from, old.#moments];
    for (const moment of recent) this.add(moment);
  }
}
