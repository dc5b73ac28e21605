import type { Seat, Viewer } from '@ridotto/kernel';
import type { Absence } from './ports.ts';
import type { ClockRule, Update } from './protocol.ts';

/** How a question is asked: of one seat, of several that seal their answers, or as a window, in which clocks stand. */
export type Manner = 'alone' | 'together' | 'window';

/** A seat's clock in the present question. */
interface Run {
  readonly from: number;
  readonly sealedAt: number | null;
  readonly goneAt: number | null; // when the seat was left to a bot
}

/** The seats' clocks, as of the last line of the log. Its lists are replaced, never changed: copies share them. */
export interface Times {
  at: number; // of that line
  left: readonly number[]; // milliseconds by seat, as the present question found them
  question: number; // counts them
  asked: readonly Seat[]; // by the present one
  manner: Manner;
  openedAt: number;
  runs: readonly (Run | null)[]; // by seat: whose clocks run, or ran, since it was asked
  out: readonly Seat[]; // whose time for it is over: a bot answers
  graced: readonly Seat[];
}

/** How long the house was there between two moments: nobody is charged for its absence. */
export type Served = (from: number, to: number) => number;

export const servedWithout =
  (absences: readonly Absence[]): Served =>
  (from, to) =>
    absences.reduce(
      (served, absence) => served - Math.max(0, Math.min(to, absence.to) - Math.max(from, absence.from)),
      Math.max(0, to - from),
    );

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const GRACE = 30 * SECOND; // at most

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

/** What a seat has after its turn; one that was played for it earns no more than it takes to play the next. */
function afterTurn(rule: ClockRule, left: number, isOwn: boolean): number {
  if (rule.kind !== 'live') return allowance(rule) ?? 0;
  const increment = rule.increment * SECOND;
  return isOwn ? left + increment : Math.max(left, increment);
}

/** What a seat gets, once in a game, that comes back with nothing left: enough to play on, too little to be worth it. */
const graceOf = (rule: ClockRule): number => (rule.kind === 'live' ? Math.min(GRACE, (rule.minutes * MINUTE) / 5) : 0);

export function newTimes(rule: ClockRule, seats: number, at: number): Times {
  const left = Array<number>(seats).fill(allowance(rule) ?? 0);
  const runs = Array<null>(seats).fill(null);
  return { at, left, question: 0, asked: [], manner: 'alone', openedAt: at, runs, out: [], graced: [] };
}

/** What a seat's clock has really counted in the present question. */
function usedBy(run: Run | null | undefined, now: number, served: Served): number {
  return run ? served(run.from, Math.min(run.sealedAt ?? now, run.goneAt ?? now)) : 0;
}

/** The question is answered: each clock is charged with what its seat has used, and no more than it had. */
export function closeQuestion(times: Times, served: Served): void {
  const { runs } = times;
  if (runs.every((run) => run === null)) return;
  times.left = times.left.map((left, seat) => Math.max(0, left - usedBy(runs[seat], times.at, served)));
  times.runs = runs.map(() => null);
}

/**
 * The next question is asked. Whoever no longer is asked has ended a turn; a seat that is asked again and
 * again, alone, is still at the same one, even with chance in between. Windows cost nothing and earn nothing.
 */
export function openQuestion(
  times: Times,
  rule: ClockRule,
  asked: readonly Seat[],
  manner: Manner,
  isHere: (seat: Seat) => boolean,
): void {
  const hasClock = rule.kind !== 'none';
  if (hasClock && times.manner !== 'window') endTurns(times, rule, asked, manner, isHere);
  times.question++;
  times.asked = asked.slice();
  times.manner = manner;
  times.openedAt = times.at;
  times.out = [];
  if (!hasClock) return;
  times.runs = times.runs.map((run, seat) =>
    asked.includes(seat) && isHere(seat) ? newRun(times, rule, seat, null) : run,
  );
}

function endTurns(
  times: Times,
  rule: ClockRule,
  asked: readonly Seat[],
  manner: Manner,
  isHere: (seat: Seat) => boolean,
): void {
  const isOneTurn = (seat: Seat) => times.manner === 'alone' && manner === 'alone' && asked.includes(seat);
  times.left = times.left.map((left, seat) => {
    if (!times.asked.includes(seat) || isOneTurn(seat)) return left;
    return afterTurn(rule, left, isHere(seat) && !times.out.includes(seat));
  });
}

const newRun = ({ at, manner, asked }: Times, { kind }: ClockRule, seat: Seat, sealedAt: number | null): Run | null =>
  kind === 'none' || manner === 'window' || !asked.includes(seat) ? null : { from: at, sealedAt, goneAt: null };

/** A seat has answered, or the bot that it was left to, and others have not. */
export function seal(times: Times, seat: Seat): void {
  const run = times.runs[seat];
  if (run) times.runs = times.runs.with(seat, { ...run, sealedAt: run.goneAt ?? times.at });
}

export function leaveSeat(times: Times, seat: Seat, isLate: boolean): void {
  const run = times.runs[seat];
  if (run) times.runs = times.runs.with(seat, { ...run, goneAt: times.at });
  if (isLate) times.out = [...times.out, seat];
}

/**
 * A seat is taken back with what it had, less what has passed of a question that is still open: leaving stops
 * no clock. Where the question's time is over, the bot answers it.
 */
export function takeBack(times: Times, rule: ClockRule, seat: Seat, isSealed: boolean, served: Served): void {
  const run = times.runs[seat] ?? null;
  const used = usedBy(run, times.at, served);
  if (times.left[seat]! <= used && !times.graced.includes(seat)) {
    times.left = times.left.with(seat, used + graceOf(rule));
    times.graced = [...times.graced, seat];
  }
  if (times.out.includes(seat)) return;
  const again = run ? { ...run, goneAt: null } : newRun(times, rule, seat, isSealed ? times.at : null);
  times.runs = times.runs.with(seat, again);
}

/**
 * When the present question's time is over: for those asked together only when the longest of their clocks has
 * run out, for else it would show who has answered.
 */
export function deadline(times: Times, now: number, served: Served): number | null {
  let last: number | null = null;
  times.runs.forEach((run, seat) => {
    if (run) last = Math.max(last ?? -Infinity, times.left[seat]! - served(run.from, now));
  });
  return last === null ? null : now + last;
}

/**
 * The clocks as a viewer sees them. Other seats' clocks seem to run on until the question is answered: who
 * has sealed already is nobody's business.
 */
export function shown(times: Times, viewer: Viewer, now: number, served: Served): Update['clocks'] {
  const seen = times.runs.map((run, seat) => run && (seat === viewer ? run : { ...run, sealedAt: null }));
  const left = times.left.map((had, seat) => Math.max(0, Math.round(had - usedBy(seen[seat], now, served))));
  const running = seen.flatMap((run, seat) => (run && run.sealedAt === null && run.goneAt === null ? [seat] : []));
  return { left, running };
}
