import { admit, isRefusal, play, silence, type Entry, type Table } from '@ridotto/kernel';
import { expect, test } from 'vitest';
import { lesson } from '../../pages/lesson.ts';
import * as makings from '../../pages/position.ts';
import { INFLUENCES, title, type Intrigo } from '../../title.ts';

function enter(table: Table<Intrigo>, entry: Entry): void {
  const step = admit(title, table, entry);
  if (isRefusal(step)) throw new Error(`${JSON.stringify(entry)}: ${step.refused}`);
  play(title, table, step, silence);
}

test('every turn that the lesson asks for can be taken, whichever it is, and the last one wins', () => {
  let table = lesson.steps[0]!.table!(makings);
  const wins: unknown[] = [];
  for (const { table: fresh, want, replies = [] } of lesson.steps) {
    if (fresh) table = fresh(makings);
    if (want === undefined || want === 'any') continue;
    const tries = want.map((turn) => {
      const trial: Table<Intrigo> = { ...table, state: title.game.clone(table.state), sealed: new Map(table.sealed) };
      for (const say of turn) enter(trial, { seat: lesson.viewer, say });
      for (const entry of replies) enter(trial, entry);
      return trial;
    });
    table = tries[0]!;
    wins.push(table.state.win?.seat ?? null);
  }
  expect(wins).toEqual([...Array<null>(11).fill(null), 0]);
});

test('each power is used once', () => {
  const turns = lesson.steps.flatMap(({ want }) => (Array.isArray(want) ? (want as string[][]) : []));
  for (const influence of INFLUENCES)
    expect(turns.filter(([first]) => first!.startsWith(`${influence}@`)).map(({ length }) => length)).toEqual([2]);
});
