import { settled, type Seat } from '@ridotto/kernel';
import type { Audience } from './audience.ts';
import type { Told } from './bot-seats.ts';
import { isEntry, type Act, type Deed } from './deeds.ts';
import { Plans } from './plans.ts';
import type { Ports } from './ports.ts';
import type { Sitting } from './sitting.ts';
import type { Served } from './times.ts';
import { companyOf, hasOnePerson, windowDue } from './window-fold.ts';
import { BEAT, goneDeeds, secondOf, wasLeft } from './windows.ts';

const SLACK = 3000; // milliseconds by which clocks of two nodes may differ

/** A window without a candle ends on a beat: how long bots have thought within one doesn't show. */
function onBeat({ window, made }: Sitting, due: number, now: number): number {
  const beat = BEAT * secondOf(made);
  return Math.max(due, window!.openedAt + Math.ceil((now - window!.openedAt) / beat) * beat);
}

/** Minds the candle of a table: when its window ends, and what comes of it. */
export class WindowKeeper {
  readonly #ports: Ports;
  readonly #served: Served;
  readonly #plans: Plans;
  readonly #gone = new Set<Seat>(); // whose line broke here
  #litAt: number | undefined; // the candle that we have lit ourselves

  /** `onReady`: bots have thought, and a window may end that was due. */
  constructor(ports: Ports, served: Served, told: Told, onReady: () => void) {
    this.#ports = ports;
    this.#served = served;
    this.#plans = new Plans(ports, told, onReady);
  }

  get isBusy(): boolean {
    return this.#plans.isBusy;
  }

  follow(sitting: Sitting): void {
    this.#plans.follow(sitting);
  }

  stop(): void {
    this.#plans.stop();
  }

  /** A line broke; whether it was a seat's last one shows when somebody asks. */
  left(seat: Seat | undefined): void {
    if (seat !== undefined) this.#gone.add(seat);
  }

  /** Notes which candles are lit by our own writing. */
  wrote(before: Sitting, after: Sitting): void {
    const litAt = after.window?.candle?.litAt;
    if (litAt !== before.window?.candle?.litAt) this.#litAt = litAt;
  }

  /** When we close the window that stands open: one whose candle another node has lit is left to that for a while. */
  due(sitting: Sitting): number | null {
    const due = this.#dueAt(sitting);
    if (due === null || sitting.window?.candle) return due;
    return this.#plans.isBusy ? null : onBeat(sitting, due, this.#ports.clock.now());
  }

  #dueAt(sitting: Sitting): number | null {
    const due = windowDue(sitting);
    const candle = sitting.window?.candle;
    return due !== null && candle && candle.litAt !== this.#litAt ? due + SLACK : due;
  }

  /**
   * The end of a window, as the rules' questions in their order; nothing while it is not due. Where the house was
   * away, or a bot is not ready, the candle burns anew.
   */
  end(sitting: Sitting): readonly Deed[] {
    const { title, table, window } = sitting;
    const now = this.#ports.clock.now();
    if (!window || (this.#dueAt(sitting) ?? Infinity) > now) return [];
    const planned = this.#plans.answers(sitting);
    if (!planned || wasLeft(window, now, this.#served)) return window.candle ? [{ kind: 'light' }] : [];
    const says = new Map(planned);
    window.intents.forEach((intent, seat) => intent && says.set(seat, intent.says));
    return settled(title, table!, says);
  }

  /** What is due because somebody came or went: who plays alone is watched, and candles wait for whoever is gone. */
  companyDeeds(sitting: Sitting, audience: Audience): Deed[] {
    const { window, phase, isWatched, times } = sitting;
    const here = audience.seatsHere(sitting);
    if (this.#gone.size > 0) for (const seat of here) this.#gone.delete(seat);
    const isSeen = phase === 'playing' && !isWatched && hasOnePerson(sitting) && audience.spectators(sitting) > 0;
    const watched: Deed[] = isSeen ? [{ kind: 'watched', on: true }] : [];
    if (!window) return watched;
    const company = companyOf(sitting, Math.max(times.at, this.#ports.clock.now()));
    return [...watched, ...goneDeeds(window, company, here, this.#gone)];
  }

  /** Those who looked on where one person plays have gone: that is noted with the next answer. */
  before(sitting: Sitting, acts: readonly Act[], audience: Audience): Deed[] {
    if (!sitting.isWatched || audience.spectators(sitting) > 0) return [];
    const isAnswered = acts.some((act) => 'step' in act || isEntry(act));
    return isAnswered ? [{ kind: 'watched', on: false }] : [];
  }
}
