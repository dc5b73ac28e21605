import { shuffle, type Rng } from '@ridotto/kernel';
import { kept, lead, type Arrived, type Solution } from './crowd.ts';
import { has, listOf, only, theOnly, type Kinds } from './kinds.ts';
import { narrow, type Narrowed } from './narrow.ts';
import type { Clue, Puzzle } from './puzzle.ts';
import { doubtOf, settleSilencer } from './silencer.ts';

const CROWDS = [8, 16, 32, 64, 128, 256]; // walkers that set out, attempt after attempt
const ATTEMPTS = 200; // nearly always one is enough; ten were the most we saw

/** Finds a way where the clues are so tight that crowds are lost. */
export function search(puzzle: Puzzle, rng: Rng): Solution {
  const known = narrow(puzzle);
  for (let tries = 0; tries < ATTEMPTS; tries++) {
    const arrived = known && attempt(known, CROWDS[tries] ?? CROWDS.at(-1)!, rng);
    if (arrived) return kept([arrived], rng);
  }
  throw new Error('no world agrees with this view');
}

/**
 * Sends crowds. As long as they are lost, one question near the place where they were is decided, and all
 * that follows from it is drawn. If that can't be, the opposite holds; if neither can, an earlier decision
 * was wrong, and the attempt fails.
 */
function attempt(start: Narrowed, size: number, rng: Rng): Arrived | undefined {
  let known: Narrowed | undefined = start;
  while (known) {
    const before: Narrowed = known;
    const { puzzle, open } = before;
    const settled = settleSilencer(doubtOf(puzzle), rng, open);
    const run = settled && lead(settled, size, rng, open);
    if (run && 'crowd' in run) return run;
    known = undefined;
    for (const decided of decisions(puzzle, run?.at, rng)) known ??= narrow(decided, before);
  }
  return undefined;
}

/** A card that is not known yet. */
interface Question {
  readonly clue: number;
  readonly kinds: Kinds; // that it can be
  answered(kinds: Kinds): Clue;
}

/** The puzzle with one of its questions decided, and with the opposite decision; none if nothing is open. */
function decisions(puzzle: Puzzle, lostAt: number | undefined, rng: Rng): Puzzle[] {
  const { silencer } = puzzle;
  const isSilencers = ({ kinds }: Question) => silencer !== undefined && has(kinds, silencer);
  const questions = puzzle.clues.flatMap(questionsAbout);
  const question =
    lostAt === undefined // the silencer has no way
      ? shuffle(questions.filter(isSilencers), rng)[0]
      : (questions.findLast(({ clue }) => clue <= lostAt) ?? questions[0]);
  if (!question) return [];
  const { clue, kinds, answered } = question;
  const kind = isSilencers(question) ? only(silencer) : only(shuffle(listOf(kinds), rng)[0]);
  const answers = [kind, kinds & ~kind].map((left) => ({ ...puzzle, clues: puzzle.clues.with(clue, answered(left)) }));
  return isSilencers(question) ? shuffle(answers, rng) : answers;
}

function questionsAbout(clue: Clue, i: number): Question[] {
  const questions: Question[] = [];
  if (clue.clue === 'move') questions.push({ clue: i, kinds: clue.kinds, answered: (kinds) => ({ ...clue, kinds }) });
  if (clue.clue === 'swap') {
    questions.push({ clue: i, kinds: clue.xs, answered: (xs) => ({ ...clue, xs }) });
    questions.push({ clue: i, kinds: clue.ys, answered: (ys) => ({ ...clue, ys }) });
  }
  return questions.filter(({ kinds }) => theOnly(kinds) === undefined);
}
