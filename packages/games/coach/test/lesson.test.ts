import { LOCALES, admit, awaited, copy, isRefusal, play } from '@ridotto/kernel';
import { expect, test } from 'vitest';
import { lesson } from '../pages/lesson.ts';
import * as makings from '../pages/position.ts';
import { title } from '../title.ts';

test('the lesson is playable: every step wants what the rules allow, and the others answer by them too', () => {
  let table = lesson.steps[0]!.table!(makings);
  const done = new Set<string>();
  for (const [i, step] of lesson.steps.entries()) {
    for (const locale of LOCALES) expect(step.text[locale].length).toBeGreaterThan(5);
    if (step.table) table = copy(title, step.table(makings));
    if (!step.want) continue;
    expect(awaited(title, table), `step ${i}`).toContain(lesson.viewer);
    const [turn] = step.want as readonly (readonly string[])[];
    for (const entry of [...turn!.map((say) => ({ seat: lesson.viewer, say })), ...(step.replies ?? [])]) {
      const admitted = admit(title, table, entry);
      if (isRefusal(admitted)) throw new Error(`step ${i}: ${JSON.stringify(entry)} ${admitted.refused}`);
      play(title, table, admitted, () => {});
    }
    if (step.isAlone) done.add(turn![0]!.split(' ')[0]!);
  }
  expect([...done]).toEqual(expect.arrayContaining(['spy', 'offer', 'attack', 'declare']));
  expect(table.state.result).toMatchObject({ reason: 'declared', winners: [0, 3] });
});

test('four chapters, and in the last one a whole ride without help', () => {
  expect(lesson.steps.filter(({ chapter }) => chapter)).toHaveLength(4);
  const alone = lesson.steps.slice(lesson.steps.findIndex(({ isAlone }) => isAlone));
  expect(alone.every(({ isAlone }) => isAlone)).toBe(true);
});
