import { shuffle, type Rng } from '@ridotto/kernel';
import { runFilter, type Arrived } from './particle-filter.ts';
import { listOf, only, theOnly, type Kinds } from './kinds.ts';
import { propagate, type Propagated } from './propagation.ts';
import type { Clue, Problem } from './problem.ts';
import { Settler, doubtOf } from './silencer.ts';

const SIZES = [8, 16, 32, 64, 128, 256]; // particles of a run, attempt after attempt
const NODES = 30; // of the search tree in one attempt
const ATTEMPTS = 200; // nearly always one is enough

/** Finds a way where the clues are so tight that the filter alone is lost. */
export function search(known: Propagated, rng: Rng): Arrived {
  for (let tries = 0; tries < ATTEMPTS; tries++) {
    const attempt = { size: SIZES[tries] ?? SIZES.at(-1)!, choose: CHOICES[tries % CHOICES.length]!, left: NODES };
    const arrived = backtrack(known, attempt, rng);
    if (arrived) return arrived;
  }
  throw new Error('no world agrees with this view');
}

/** Whether some way agrees with all clues: proved, or undefined where that would take too long. */
export function isPossible(problem: Problem, rng: Rng): boolean | undefined {
  const known = propagate(doubtOf(problem).problem);
  if (!known) return false;
  const attempt = { size: SIZES[0]!, choose: narrowest, left: NODES };
  if (backtrack(known, attempt, rng)) return true;
  return attempt.left > 0 ? false : undefined; // else nothing was left out
}

interface Attempt {
  readonly size: number; // particles of each run
  readonly choose: (questions: readonly Question[], lostAt: number) => Question | undefined;
  left: number; // nodes that may still be visited
}

/**
 * Backtracking search with propagation: runs the filter; if that is lost, decides one question, propagates what
 * follows, and goes on from there; if that leads nowhere, the opposite holds.
 */
function backtrack(known: Propagated, attempt: Attempt, rng: Rng): Arrived | undefined {
  if (attempt.left === 0) return undefined;
  attempt.left--;
  const { problem, open } = known;
  const settled = new Settler(doubtOf(problem), open).settle(rng);
  const run = settled && runFilter(settled, attempt.size, rng);
  if (run && 'particles' in run) return run;
  const questions = shuffle(problem.clues.flatMap(questionsAbout), rng);
  const question = attempt.choose(questions, run?.at ?? 0);
  for (const decided of question ? decisions(problem, question, rng) : []) {
    const propagated = propagate(decided, known);
    const arrived = propagated && backtrack(propagated, attempt, rng);
    if (arrived) return arrived;
  }
  return undefined;
}

/** A card that is not known yet. */
interface Question {
  readonly clue: number;
  readonly kinds: Kinds; // that it can be
  answered(kinds: Kinds): Clue;
}

/** The problem with a question decided, and with the opposite decision. */
function decisions(problem: Problem, { clue, kinds, answered }: Question, rng: Rng): Problem[] {
  const kind = only(shuffle(listOf(kinds), rng)[0]);
  return [kind, kinds & ~kind].map((left) => ({ ...problem, clues: problem.clues.with(clue, answered(left)) }));
}

/** The last question before the filter was lost: in long rides the trouble is near. */
const nearest: Attempt['choose'] = (questions, lostAt) =>
  leastBy(questions, ({ clue }) => (clue <= lostAt ? lostAt - clue : clue));

/** The question with the fewest answers: where all clues hang together, a wrong decision shows soonest there. */
const narrowest: Attempt['choose'] = (questions) => leastBy(questions, ({ kinds }) => listOf(kinds).length);

const leastBy = <T>(items: readonly T[], measure: (item: T) => number): T | undefined =>
  items.toSorted((a, b) => measure(a) - measure(b))[0];

const CHOICES = [nearest, narrowest];

function questionsAbout(clue: Clue, i: number): Question[] {
  const questions: Question[] = [];
  if (clue.clue === 'move') questions.push({ clue: i, kinds: clue.kinds, answered: (kinds) => ({ ...clue, kinds }) });
  if (clue.clue === 'swap') {
    questions.push({ clue: i, kinds: clue.xs, answered: (xs) => ({ ...clue, xs }) });
    questions.push({ clue: i, kinds: clue.ys, answered: (ys) => ({ ...clue, ys }) });
  }
  return questions.filter(({ kinds }) => theOnly(kinds) === undefined);
}
