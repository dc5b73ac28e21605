import type { Rng } from '@ridotto/kernel';
import { chooseBy, sum } from './chance.ts';
import type { Kind } from './kinds.ts';
import { lookAhead } from './lookahead.ts';
import type { Settled } from './silencer.ts';
import type { Possible } from './spaces.ts';
import { Walker } from './walker.ts';

/** For each clue the kinds of its cards: what moved, what was swapped, what was picked. */
export type Solution = readonly (readonly Kind[])[];

export interface Arrived {
  readonly crowd: readonly Walker[];
  readonly weight: number; // log of how likely the clues are on the way that the silencer was given
}

export interface Lost {
  readonly at: number; // the clue that the last walkers could not meet
}

/**
 * Sends a crowd of walkers through the clues. Each chooses cards by how well they agree with the clues to
 * come; whoever can't go on is replaced by a copy of one who can. `open` are the spreads of each kind that
 * are known to be possible.
 */
export function lead(
  { puzzle, weight: start }: Settled,
  size: number,
  rng: Rng,
  open?: readonly (readonly Possible[])[],
): Arrived | Lost {
  const ahead = puzzle.spaces.map((_space, kind) => lookAhead(puzzle, kind, open?.[kind]));
  if (ahead.some((values, kind) => values[0]![puzzle.start[kind]!] === 0)) return { at: 0 };
  let weight = start;
  let crowd = Array.from({ length: size }, () => new Walker(puzzle, ahead, rng));
  for (let at = 0; at < puzzle.clues.length; at++) {
    const alive = crowd.filter((walker) => walker.goOn());
    if (alive.length === 0) return { at };
    if (alive.length === size) continue;
    weight += meanOf(alive, size);
    crowd = refill(alive, size, rng);
  }
  return { crowd, weight: weight + meanOf(crowd, size) };
}

/** The way of one of those who arrived, by how much likelier it is than it was made. */
export function kept(arrived: readonly Arrived[], rng: Rng): Solution {
  const { crowd } = arrived[chooseBy(relative(arrived.map(({ weight }) => weight)), rng)]!;
  return crowd[chooseBy(relative(crowd.map(({ weight }) => weight)), rng)]!.solution();
}

/** Log of the mean weight of a crowd of which these are left. */
function meanOf(alive: readonly Walker[], size: number): number {
  const best = Math.max(...alive.map(({ weight }) => weight));
  return best + Math.log(sum(alive.map(({ weight }) => Math.exp(weight - best))) / size);
}

/** Copies of the living in the place of the dead, by weight. */
function refill(alive: readonly Walker[], size: number, rng: Rng): Walker[] {
  const weights = relative(alive.map(({ weight }) => weight));
  return Array.from({ length: size }, () => alive[chooseBy(weights, rng)]!.copy());
}

/** Logs of weights as weights, the largest 1. */
function relative(logs: readonly number[]): number[] {
  const best = Math.max(...logs);
  return logs.map((log) => Math.exp(log - best));
}
