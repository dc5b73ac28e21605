import { seededChance } from '../../host/testing/fake.ts';
import { expect, test } from 'vitest';
import { runPlay } from '../src/play.ts';
import { oldTable } from './old-table.ts';

const MINE = 'NAANL CSNLA'; // the Soldier on b2 looks at b6
const THEIRS = ['NAANL NCSLA', 'NCANL NASLA']; // the Candidate stands there, or an Advisor

/** What the house says to a line typed at a table whose opponent stands so. */
async function answerTo(typed: string, theirs: string): Promise<string> {
  const arranged = [MINE, theirs].map((say, seat) => ({ seat, say }));
  const file = oldTable([{ roll: { kind: 'first', seat: 0 } }, ...arranged]);
  const printed: string[] = [];
  const lines = [typed];
  const terminal = { print: (text: string) => void printed.push(text), ask: async () => lines.shift() };
  await runPlay(['volto', '--table', file, '--lang', 'en'], terminal, { chance: seededChance(1) });
  return printed.join('\n').replaceAll(file, 'FILE');
}

test('a line whose second half is nonsense tells nothing of the mask that its first half would take', async () => {
  const [candidate, advisor] = await Promise.all(THEIRS.map((theirs) => answerTo('b2-b6; nonsense', theirs)));
  expect(candidate).toContain('not your turn');
  expect(advisor).toBe(candidate);
});

test('whoever says the first half alone sees it', async () => {
  const [candidate, advisor] = await Promise.all(THEIRS.map((theirs) => answerTo('b2-b6', theirs)));
  expect(candidate).toContain('You win');
  expect(advisor).not.toContain('You win');
});
