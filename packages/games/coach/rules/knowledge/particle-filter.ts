import type { Rng } from '@ridotto/kernel';
import { chooseBy, evenlyBy, sum } from './chance.ts';
import type { Kind } from './kinds.ts';
import type { Settled } from './silencer.ts';
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
 * the clues to come; those that can't go on are replaced by copies of those that can.
 */
export function runFilter({ problem, ahead, weight: start }: Settled, size: number, rng: Rng): Arrived | Lost {
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

/** The ways of some of those who arrived, by how much likelier they are than they were made, evenly drawn. */
export function drawSolutions(arrived: readonly Arrived[], count: number, rng: Rng): Solution[] {
  const shares = relative(arrived.map(({ weight }) => weight));
  const all = arrived.flatMap(({ particles }, run) => {
    const weights = relative(particles.map(({ weight }) => weight));
    const part = shares[run]! / sum(weights);
    return particles.map((particle, i) => ({ particle, weight: weights[i]! * part }));
  });
  const drawn = evenlyBy(
    all.map(({ weight }) => weight),
    count,
    rng,
  );
  return drawn.map((i) => all[i]!.particle.solution());
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
