import type { Seat } from '@ridotto/kernel';

/** Whoever holds a candle has it stand. */
interface Hold {
  readonly from: number;
  readonly until: number; // when the seat's time for it is used up
  readonly isGone: boolean; // its line has broken: nobody said so
}

/** What burns while a window is open, as of the last line of the log that moved it. Times in milliseconds. */
export interface Candle {
  readonly of: number; // how long it burns in all
  readonly least: number; // that it burns after a hold: an answer must not coincide with the end
  readonly litAt: number;
  readonly left: number; // as of `since`
  readonly since: number; // when it last began to burn, or to stand
  readonly holds: readonly (Hold | null)[]; // by seat
  readonly spent: readonly number[]; // by seat: holding, in this window
}

export const lit = (of: number, least: number, at: number, seats: number): Candle => ({
  of,
  least,
  litAt: at,
  left: of,
  since: at,
  holds: Array<null>(seats).fill(null),
  spent: Array<number>(seats).fill(0),
});

/** It burns anew, and nobody is charged for what went before: the house was away, or was not ready. */
export const relit = ({ of, least, spent }: Candle, at: number): Candle => ({
  ...lit(of, least, at, spent.length),
  spent,
});

/** The candle at some moment: holds whose time is used up have ended by themselves. */
export function burnt(candle: Candle, at: number): Candle {
  const ended = candle.holds.flatMap((hold, seat) => (hold && hold.until <= at ? [{ seat, until: hold.until }] : []));
  ended.sort((a, b) => a.until - b.until);
  return ended.reduce((now, { seat, until }) => withoutHold(now, seat, until), candle);
}

function withoutHold(candle: Candle, seat: Seat, at: number): Candle {
  const hold = candle.holds[seat];
  if (!hold) return candle;
  const holds = candle.holds.with(seat, null);
  const spent = candle.spent.with(seat, candle.spent[seat]! + at - hold.from);
  const stands = holds.some((one) => one !== null);
  if (stands) return { ...candle, holds, spent };
  return { ...candle, holds, spent, left: Math.max(candle.left, candle.least), since: at };
}

export const isHeldBy = ({ holds }: Candle, seat: Seat): boolean => holds[seat] !== null;

export const isStanding = ({ holds }: Candle): boolean => holds.some((hold) => hold !== null);

/** What is left of the candle at some moment. */
export function leftAt(candle: Candle, at: number): number {
  const now = burnt(candle, at);
  return isStanding(now) ? now.left : Math.max(0, now.since + now.left - at);
}

/** Begins a hold of at most so long. */
export function held(candle: Candle, seat: Seat, at: number, most: number, isGone: boolean): Candle {
  const now = burnt(candle, at);
  const stops = isStanding(now) ? {} : { left: leftAt(now, at), since: at };
  return { ...now, ...stops, holds: now.holds.with(seat, { from: at, until: at + most, isGone }) };
}

export const released = (candle: Candle, seat: Seat, at: number): Candle => withoutHold(burnt(candle, at), seat, at);

/** When it is out, if nobody does anything more. */
export function endOf({ holds, left, least, since }: Candle): number {
  const until = Math.max(...holds.map((hold) => hold?.until ?? 0));
  return until > 0 ? until + Math.max(left, least) : since + left;
}
