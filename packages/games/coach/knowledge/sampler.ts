import type { Rng } from '@ridotto/kernel';
import { deduce } from './deduce.ts';
import { lookAhead } from './lookahead.ts';
import type { Puzzle } from './puzzle.ts';
import { doubtfulSwaps, isSilencedIn, settleSilencer, suspect, type Settled } from './silencer.ts';
import type { Kind } from './spaces.ts';
import { Walker } from './walker.ts';
import { chooseBy, sum } from './chance.ts';

/** For each clue the kinds of its cards: what moved, what was swapped, what was picked. */
export type Solution = readonly (readonly Kind[])[];

/** Walkers that set out: more, where the clues are so tight that none arrives. */
const crowdSize = (tries: number): number => 4 * 8 ** Math.min(3, Math.floor(tries / 40));
const PATIENCE = 160;

const RUNS = 2; // tries where the silencer's way is in doubt

/**
 * Some way that all cards can have taken, nearly each as likely as in play where every card of a hand
 * is as likely to be given. A crowd of walkers goes from the start on; each chooses cards by how well
 * they agree with the clues to come. Whoever can't go on is replaced by a copy of one who can, and in
 * the end one is kept, by how much likelier their way is than it was made.
 */
export function solve(puzzle: Puzzle, rng: Rng): Solution {
  const doubtful = doubtfulSwaps(puzzle);
  const wanted = doubtful.length > 0 ? RUNS : 1;
  const runs: Run[] = [];
  for (let tries = 0; tries < (runs.length > 0 ? wanted : PATIENCE); tries++) {
    const known =
      tries === 0 || runs.length > 0 ? settleSilencer(puzzle, doubtful, rng) : tighten(puzzle, doubtful, rng);
    const run = known && lead(known, crowdSize(tries - runs.length), rng);
    if (run) runs.push(run);
  }
  if (runs.length === 0) throw new Error('no world agrees with this view');
  const { crowd } = runs[chooseBy(relative(runs.map(({ weight }) => weight)), rng)]!;
  return crowd[chooseBy(relative(crowd.map(({ weight }) => weight)), rng)]!.solution();
}

/** Once a crowd was lost: another way of the silencer, often through a swap that needs it, and all that follows. */
function tighten(puzzle: Puzzle, doubtful: readonly number[], rng: Rng): Settled | undefined {
  const isSuspect = doubtful.length > 0 && rng(2) > 0;
  const suspected = isSuspect ? suspect(puzzle, doubtful[rng(doubtful.length)]!) : puzzle;
  const settled = settleSilencer(suspected, doubtful, rng);
  return settled && { ...settled, puzzle: deduce(settled.puzzle, isSilencedIn(settled.puzzle)) };
}

interface Run {
  readonly crowd: readonly Walker[]; // those that arrived
  readonly weight: number; // log of how likely the clues are on the way that the silencer was given
}

/** Sends a crowd through the clues. */
function lead({ puzzle, weight: start }: Settled, size: number, rng: Rng): Run | undefined {
  const ahead = puzzle.spaces.map((_space, kind) => lookAhead(puzzle, kind, isSilencedIn(puzzle)));
  if (ahead.some((values, kind) => values[0]![puzzle.start[kind]!] === 0)) return undefined;
  let weight = start;
  let crowd = Array.from({ length: size }, () => new Walker(puzzle, ahead, rng));
  for (let i = 0; i < puzzle.clues.length; i++) {
    const alive = crowd.filter((walker) => walker.goOn());
    if (alive.length === 0) return undefined;
    if (alive.length === size) continue;
    weight += meanOf(alive, size);
    crowd = refill(alive, size, rng);
  }
  return { crowd, weight: weight + meanOf(crowd, size) };
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
