import { shuffle, type Rng } from '@ridotto/kernel';
import { kept, lead, type Arrived, type Solution } from './crowd.ts';
import { listOf, only, theOnly, type Kinds } from './kinds.ts';
import { narrow, type Narrowed } from './narrow.ts';
import type { Clue, Puzzle } from './puzzle.ts';
import { doubtOf, settleSilencer } from './silencer.ts';

const CROWDS = [8, 16, 32, 64, 128, 256]; // walkers that set out, attempt after attempt
const PLACES = 30; // from which crowds are sent in one attempt
const ATTEMPTS = 200; // nearly always one is enough

/** Finds a way where the clues are so tight that crowds are lost. */
export function search(puzzle: Puzzle, rng: Rng): Solution {
  const known = narrow(puzzle);
  for (let tries = 0; tries < ATTEMPTS; tries++) {
    const attempt = { size: CROWDS[tries] ?? CROWDS.at(-1)!, choose: CHOICES[tries % CHOICES.length]!, left: PLACES };
    const arrived = known && explore(known, attempt, rng);
    if (arrived) return kept([arrived], rng);
  }
  throw new Error('no world agrees with this view');
}

/** Whether some way agrees with all clues: proved, or undefined where that would take too long. */
export function isPossible(puzzle: Puzzle, rng: Rng): boolean | undefined {
  const known = narrow(doubtOf(puzzle).puzzle);
  if (!known) return false;
  const attempt = { size: CROWDS[0]!, choose: narrowest, left: PLACES };
  if (explore(known, attempt, rng)) return true;
  return attempt.left > 0 ? false : undefined; // else nothing was left out
}

interface Attempt {
  readonly size: number; // of its crowds
  readonly choose: (questions: readonly Question[], lostAt: number) => Question | undefined;
  left: number; // places from which crowds may still be sent
}

/**
 * Sends a crowd. If it is lost, one question is decided, all that follows is drawn, and another crowd is sent
 * from there; if that leads nowhere, the opposite holds.
 */
function explore(known: Narrowed, attempt: Attempt, rng: Rng): Arrived | undefined {
  if (attempt.left === 0) return undefined;
  attempt.left--;
  const { puzzle, open } = known;
  const settled = settleSilencer(doubtOf(puzzle), rng, open);
  const run = settled && lead(settled, attempt.size, rng, open);
  if (run && 'crowd' in run) return run;
  const questions = shuffle(puzzle.clues.flatMap(questionsAbout), rng);
  const question = attempt.choose(questions, run?.at ?? 0);
  for (const decided of question ? decisions(puzzle, question, rng) : []) {
    const narrowed = narrow(decided, known);
    const arrived = narrowed && explore(narrowed, attempt, rng);
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

/** The puzzle with a question decided, and with the opposite decision. */
function decisions(puzzle: Puzzle, { clue, kinds, answered }: Question, rng: Rng): Puzzle[] {
  const kind = only(shuffle(listOf(kinds), rng)[0]);
  return [kind, kinds & ~kind].map((left) => ({ ...puzzle, clues: puzzle.clues.with(clue, answered(left)) }));
}

/** The last question before the crowd was lost: in long rides the trouble is near. */
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
