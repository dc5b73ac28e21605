import type { Seat } from '@ridotto/kernel';
import { runOut } from './decide.ts';
import type { Deed } from './deeds.ts';
import type { Clock } from './ports.ts';
import { askedSeats, clockDue, isPresent, lapseDue, slowSeats, type Sitting } from './sitting.ts';
import type { Served } from './times.ts';

const MINUTE = 60_000;

/**
 * What falls due at a table by itself: a question's time is over, somebody who is asked has been gone
 * for too long, or nobody has come.
 */
export class Timekeeper {
  readonly #clock: Clock;
  readonly #served: Served;
  readonly #onDue: () => void;
  readonly #goneSince = new Map<Seat, number>();
  #alarm: { readonly time: number; readonly stop: () => void } | undefined;
  #isStopped = false;

  constructor(clock: Clock, served: Served, onDue: () => void) {
    this.#clock = clock;
    this.#served = served;
    this.#onDue = onDue;
  }

  get isMissingSomebody(): boolean {
    return this.#goneSince.size > 0;
  }

  /** Notes how the table stands and who is there, and wakes it when something falls due, a window at the latest. */
  follow(sitting: Sitting, here: readonly Seat[], window: number | null, notBefore = 0): void {
    const now = this.#clock.now();
    this.#noteGone(sitting, here, now);
    const clock = clockDue(sitting, now, this.#served);
    let due = Math.min(window ?? Infinity, clock ?? Infinity, lapseDue(sitting) ?? Infinity);
    for (const seat of this.#goneSeats(sitting)) due = Math.min(due, this.#absenceEnds(sitting, seat, now));
    this.#wakeAt(Math.max(due, notBefore));
  }

  /** Who is woken too early looks again: so an alarm is left where only later ones are wanted, and most are never set. */
  #wakeAt(time: number): void {
    if (this.#isStopped || (this.#alarm && this.#alarm.time <= time)) return;
    this.#alarm?.stop();
    this.#alarm = time === Infinity ? undefined : { time, stop: this.#clock.at(time, () => this.#ring()) };
  }

  #ring(): void {
    this.#alarm = undefined;
    this.#onDue();
  }

  /** What has fallen due by now. */
  judge(sitting: Sitting): readonly Deed[] {
    const now = this.#clock.now();
    if ((lapseDue(sitting) ?? Infinity) <= now) return [{ kind: 'lapse' }];
    const due = clockDue(sitting, now, this.#served);
    const late = due !== null && due <= now ? slowSeats(sitting) : [];
    const gone = this.#goneSeats(sitting).filter((seat) => this.#absenceEnds(sitting, seat, now) <= now);
    const missing = gone.filter((seat) => !late.includes(seat));
    return [...runOut(sitting, late), ...missing.map((seat): Deed => ({ kind: 'away', seat }))];
  }

  stop(): void {
    this.#isStopped = true;
    this.#alarm?.stop();
  }

  #noteGone(sitting: Sitting, here: readonly Seat[], now: number): void {
    const isMissing = sitting.made.absence !== null && sitting.phase === 'playing';
    if (!isMissing) return this.#goneSince.size > 0 ? this.#goneSince.clear() : undefined;
    for (let seat = 0; seat < sitting.sitters.length; seat++) {
      if (!isPresent(sitting, seat) || here.includes(seat)) this.#goneSince.delete(seat);
      else if (!this.#goneSince.has(seat)) this.#goneSince.set(seat, now);
    }
  }

  /** Whether somebody has answered already makes no difference: else it would show. */
  #goneSeats(sitting: Sitting): Seat[] {
    return this.#goneSince.size === 0 ? [] : askedSeats(sitting).filter((seat) => this.#goneSince.has(seat));
  }

  #absenceEnds({ made }: Sitting, seat: Seat, now: number): number {
    return now + made.absence! * MINUTE - this.#served(this.#goneSince.get(seat)!, now);
  }
}
