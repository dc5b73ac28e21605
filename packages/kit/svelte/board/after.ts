import type { Kinds, Locale, Seat } from '@ridotto/kernel';
import type { Shade } from '../art/picture.ts';

/** What a game can tell of itself when it is over. It stands in pages/after.ts of its folder, if at all. */
export interface After<K extends Kinds> {
  /** How well each seat stands, with everything open; the higher, the better. Simple on purpose: it finds turning points. */
  standing(state: K['state']): readonly number[];

  /** Whether the last deed decided the game against all that went before it, as a wrong declaration does. */
  isSudden?(end: K['state'], before: K['state']): boolean;

  /** What led to the end, of all that was told, as a sentence: where the last deed alone would say too little. */
  run?(told: readonly K['event'][], end: K['state'], locale: Locale): string | undefined;

  /** Of all that was told at one moment, what mattered to a seat: a sentence or two. All of it, if absent. */
  gist?(told: readonly K['event'][], seat: Seat): readonly K['event'][];

  /** What is worth counting: of all that was told, and of how it ended. */
  tallies(told: readonly K['event'][], state: K['state'], locale: Locale): readonly Tally[];

  /** The table with everything open as a small picture, as `pictureOf` makes it; `near`: whose side is the near one. */
  small(state: K['state'], near: Seat, shade: Shade): string;
}

export interface Tally {
  readonly name: string;
  readonly values: readonly number[]; // by seat
}

/** Counts by seat what of the told is somebody's. */
export function countBy<Event>(
  seats: number,
  told: readonly Event[],
  whose: (event: Event) => Seat | null | undefined,
): number[] {
  const counts = Array<number>(seats).fill(0);
  for (const event of told) {
    const seat = whose(event);
    if (seat !== null && seat !== undefined) counts[seat]!++;
  }
  return counts;
}

/** The data of a game that isn't known. */
export type AnyAfter = After<never>;
