import { type Seat, type Viewer } from '@ridotto/kernel';
import type { Absence } from './ports.ts';
import type { ClockRule, Update } from './protocol.ts';

/** The seats' clocks, as of the last line of the log. */
export interface Times {
  at: number;
  left: number[]; // milliseconds, by seat
  asked: Seat[]; // who has not answered yet
  together: boolean; // whether several were asked at once
  openAt: number; // when the present window opened, and what was left then
  openLeft: number[];
}

/** How long the house was there between two moments: nobody is charged for its absence. */
export type Served = (from: number, to: number) => number;

export const servedWithout =
  (absences: readonly Absence[]): Served =>
  (from, to) =>
    absences.reduce(
      (served, absence) => served - Math.max(0, Math.min(to, absence.to) - Math.max(from, absence.from)),
      to - from,
    );

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What a seat has at the start; nothing where there is no clock. */
export function allowance(rule: ClockRule): number | undefined {
  switch (rule.kind) {
    case 'none':
      return undefined;
    case 'live':
      return rule.minutes * MINUTE;
    case 'days':
      return rule.days * DAY;
  }
}

/** What a seat has after its turn. */
function afterTurn(rule: ClockRule, left: number): number {
  return rule.kind === 'live' ? left + rule.increment * 1000 : (allowance(rule) ?? 0);
}

/** What a seat gets that comes back after its time was over: enough to play on, too little to be worth it. */
function onReturn(rule: ClockRule): number {
  if (rule.kind !== 'live') return allowance(rule) ?? 0;
  return Math.max(rule.increment * 1000, (rule.minutes * MINUTE) / 5);
}

export function newTimes(rule: ClockRule, seats: number, at: number): Times {
  const left = Array<number>(seats).fill(allowance(rule) ?? 0);
  return { at, left, asked: [], together: false, openAt: at, openLeft: left.slice() };
}

/** Charges the seats whose clocks have been running since the last line. */
export function charge(times: Times, running: readonly Seat[], at: number, served: Served): void {
  const passed = running.length > 0 ? Math.max(0, served(times.at, at)) : 0;
  for (const seat of running) times.left[seat]! -= passed;
  times.at = Math.max(times.at, at);
}

/**
 * Notes who is asked now: whoever no longer is has ended a turn. A seat that is asked again and again, alone,
 * is still at the same turn, even with chance in between.
 */
export function askNow(times: Times, rule: ClockRule, awaited: readonly Seat[], isWindowNew: boolean): void {
  for (const seat of times.asked) {
    const hasEnded = !awaited.includes(seat) || (isWindowNew && times.together);
    if (hasEnded) times.left[seat] = afterTurn(rule, times.left[seat]!);
  }
  times.asked = [...awaited];
  if (!isWindowNew) return;
  times.together = awaited.length > 1;
  times.openAt = times.at;
  times.openLeft = times.left.slice();
}

export function refill(times: Times, rule: ClockRule, seat: Seat): void {
  times.left[seat] = Math.max(times.left[seat]!, onReturn(rule));
  times.openLeft[seat] = times.left[seat]!;
}

/** What is left to a seat whose clock runs. */
export const leftNow = (times: Times, seat: Seat, now: number, served: Served): number =>
  times.left[seat]! - served(times.at, now);

/** When the first running clock runs out. */
export function runsOut(times: Times, running: readonly Seat[], now: number, served: Served): number | null {
  return running.length === 0 ? null : now + Math.min(...running.map((seat) => leftNow(times, seat, now, served)));
}

/**
 * The clocks as a viewer sees them. `ticking` are the people asked in the present window. Other seats'
 * clocks seem to run on until it closes: who has answered already is nobody's business.
 */
export function shown(
  times: Times,
  viewer: Viewer,
  ticking: readonly Seat[],
  hasAnswered: boolean,
  now: number,
  served: Served,
): Update['clocks'] {
  const running = ticking.filter((seat) => seat !== viewer || !hasAnswered);
  const left = times.left.map((own, seat) => {
    if (!running.includes(seat)) return own;
    return seat === viewer ? leftNow(times, seat, now, served) : times.openLeft[seat]! - served(times.openAt, now);
  });
  return { left: left.map((ms) => Math.max(0, Math.round(ms))), running };
}
