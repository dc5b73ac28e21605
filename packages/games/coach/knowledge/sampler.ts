import type { Rng } from '@ridotto/kernel';
import { chooseBy, sum } from './chance.ts';
import { has, listOf, only, theOnly, type Kind, type Kinds } from './kinds.ts';
import { lookAhead } from './lookahead.ts';
import { narrow, type Narrowed } from './narrow.ts';
import type { Clue, Puzzle } from './puzzle.ts';
import { doubtOf, settleSilencer, type Settled } from './silencer.ts';
import { Walker } from './walker.ts';

/** For each clue the kinds of its cards: what moved, what was swapped, what was picked. */
export type Solution = readonly (readonly Kind[])[];

const CROWD = 4; // walkers that set out
const RUNS = 2; // crowds, where the silencer's way is in doubt
const PATIENCE = 4; // crowds that may be lost until the clues are looked into more closely
const ATTEMPTS = 200;

/**
 * Some way that all cards can have taken, nearly each as likely as in play where every card of a hand
 * is as likely to be given. A crowd of walkers goes from the start on; each chooses cards by how well
 * they agree with the clues to come. Whoever can't go on is replaced by a copy of one who can, and in
 * the end one is kept, by how much likelier their way is than it was made.
 */
export function solve(puzzle: Puzzle, rng: Rng): Solution {
  const doubt = doubtOf(puzzle);
  const wanted = doubt.doubtful.length > 0 ? RUNS : 1;
  const arrived: Arrived[] = [];
  for (let tries = 0; tries < (arrived.length > 0 ? wanted : PATIENCE); tries++) {
    const settled = settleSilencer(doubt, rng);
    const run = settled && lead(settled, CROWD, rng);
    if (run && 'crowd' in run) arrived.push(run);
  }
  if (arrived.length > 0) return kept(arrived, rng);
  const known = narrow(doubt.puzzle);
  for (let tries = 0; known && tries < ATTEMPTS; tries++) {
    const found = descend(known, CROWD * 2 ** Math.min(6, 1 + tries), rng);
    if (found) return kept([found], rng);
  }
  throw new Error('no world agrees with this view');
}

/**
 * Where crowds are lost, the clues are so tight that some questions have to be decided with care: one at
 * a time, near the place where the last crowd was lost, and all that follows from it is drawn. If that
 * can't be, the opposite holds; if neither can, an earlier decision was wrong.
 */
function descend(start: Narrowed, size: number, rng: Rng): Arrived | undefined {
  for (let known: Narrowed | undefined = start; known;) {
    const { puzzle, open }: Narrowed = known;
    const settled = settleSilencer(doubtOf(puzzle), rng, open);
    const run = settled && lead(settled, size, rng, open);
    if (run && 'crowd' in run) return run;
    known = undefined;
    for (const decided of alternatives(puzzle, run?.lostAt, rng)) known ??= narrow(decided, open);
  }
  return undefined;
}

/** The puzzle with an open question of it decided at random, and with the opposite decision. None: nothing is open. */
function alternatives(puzzle: Puzzle, lostAt: number | undefined, rng: Rng): Puzzle[] {
  const { clues, silencer } = puzzle;
  const questions = clues.flatMap((clue, i) =>
    questionsOf(clue).map((side) => ({ i, side, kinds: kindsOf(clue, side) })),
  );
  const asked =
    lostAt === undefined
      ? pick(
          questions.filter(({ kinds }) => silencer !== undefined && has(kinds, silencer)),
          rng,
        )
      : (questions.findLast(({ i }) => i <= lostAt) ?? questions[0]);
  if (!asked) return [];
  const { i, side, kinds } = asked;
  const kind = silencer !== undefined && has(kinds, silencer) ? silencer : pick(listOf(kinds), rng)!;
  const decided = [only(kind), kinds & ~only(kind)].map((left) => ({
    ...puzzle,
    clues: clues.with(i, { ...clues[i]!, [side]: left } as Clue),
  }));
  return rng(2) > 0 && kind === silencer ? decided.toReversed() : decided;
}

const pick = <T>(list: readonly T[], rng: Rng): T | undefined => (list.length > 0 ? list[rng(list.length)] : undefined);

type Side = 'kinds' | 'xs' | 'ys';
const SIDES: Readonly<Partial<Record<Clue['clue'], readonly Side[]>>> = { move: ['kinds'], swap: ['xs', 'ys'] };

const kindsOf = (clue: Clue, side: Side): Kinds => (clue as unknown as Record<Side, Kinds>)[side];

/** The sides of a clue on which the card is not known. */
const questionsOf = (clue: Clue): readonly Side[] =>
  (SIDES[clue.clue] ?? []).filter((side) => theOnly(kindsOf(clue, side)) === undefined);

interface Arrived {
  readonly crowd: readonly Walker[]; // those that arrived
  readonly weight: number; // log of how likely the clues are on the way that the silencer was given
}

/** Sends a crowd through the clues: those who arrive, or the clue at which the last were lost. */
function lead(
  { puzzle, weight: start }: Settled,
  size: number,
  rng: Rng,
  open?: Narrowed['open'],
): Arrived | { lostAt: number } {
  const ahead = puzzle.spaces.map((_space, kind) => lookAhead(puzzle, kind, open?.[kind]));
  if (ahead.some((values, kind) => values[0]![puzzle.start[kind]!] === 0)) return { lostAt: 0 };
  let weight = start;
  let crowd = Array.from({ length: size }, () => new Walker(puzzle, ahead, rng));
  for (let i = 0; i < puzzle.clues.length; i++) {
    const alive = crowd.filter((walker) => walker.goOn());
    if (alive.length === 0) return { lostAt: i };
    if (alive.length === size) continue;
    weight += meanOf(alive, size);
    crowd = refill(alive, size, rng);
  }
  return { crowd, weight: weight + meanOf(crowd, size) };
}

/** The way of one of those who arrived, by weight. */
function kept(arrived: readonly Arrived[], rng: Rng): Solution {
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
