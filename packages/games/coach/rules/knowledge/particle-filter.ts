import type { Rng } from '@ridotto/kernel';
import { chooseBy, sum } from './chance.ts';
import type { Kind } from './kinds.ts';
import { lookAhead } from './lookahead.ts';
import type { Settled } from './silencer.ts';
import type { Possible } from './spaces.ts';
import { Particle } from './particle.ts';

/** For each clue the kinds of its cards: what moved, what was swapped, what was picked. */
export type Solution = readonly (readonly Kind[])[];

/** What came through all clues. */
export interface Arrived {
  readonly particles: readonly Particle[];
  readonly weight: number; // log of how likely the clues are on the way that the silencer was given
}

export interface Lost {
  readonly at: number; // the clue that the last particles could not meet
}

/**
 * A particle filter with look-ahead: particles go through the clues, each choosing cards by how well they agree with
 * the clues to come; those that can't go on are replaced by copies of those that can. `open` are the spreads of each
 * kind that are known to be possible.
 */
export function runFilter(
  { problem, weight: start }: Settled,
  size: number,
  rng: Rng,
  open?: readonly (readonly Possible[])[],
): Arrived | Lost {
  const ahead = problem.spaces.map((_space, kind) => lookAhead(problem, kind, open?.[kind]));
  if (ahead.some((values, kind) => values[0]![problem.start[kind]!] === 0)) return { at: 0 };
  let weight = start;
  let particles = Array.from({ length: size }, () => new Particle(problem, ahead, rng));
  for (let at = 0; at < problem.clues.length; at++) {
    const alive = particles.filter((particle) => particle.goOn());
    if (alive.length === 0) return { at };
    if (alive.length === size) continue;
    weight += logMeanOf(alive, size);
    particles = resample(alive, size, rng);
  }
  return { particles, weight: weight + logMeanOf(particles, size) };
}

/** The way of one of those who arrived, by how much likelier it is than it was made. */
export function drawSolution(arrived: readonly Arrived[], rng: Rng): Solution {
  const { particles } = arrived[chooseBy(relative(arrived.map(({ weight }) => weight)), rng)]!;
  return particles[chooseBy(relative(particles.map(({ weight }) => weight)), rng)]!.solution();
}

/** Log of the mean weight of `size` particles of which these are left. */
function logMeanOf(alive: readonly Particle[], size: number): number {
  const best = Math.max(...alive.map(({ weight }) => weight));
  return best + Math.log(sum(alive.map(({ weight }) => Math.exp(weight - best))) / size);
}

/** Copies of the living in the place of the dead, by weight. */
function resample(alive: readonly Particle[], size: number, rng: Rng): Particle[] {
  const weights = relative(alive.map(({ weight }) => weight));
  return Array.from({ length: size }, () => alive[chooseBy(weights, rng)]!.copy());
}

/** Logs of weights as weights, the largest 1. */
function relative(logs: readonly number[]): number[] {
  const best = Math.max(...logs);
  return logs.map((log) => Math.exp(log - best));
}
