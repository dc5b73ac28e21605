import { readFileSync } from 'node:fs';
import { title, type Twilight } from '../../title.ts';
import { admit, isRefusal, play, silence, type Entry, type Table } from '@ridotto/kernel';
import { expect, test } from 'vitest';
import { FIGURES } from '../../pages/figures.ts';
import { lesson } from '../../pages/lesson.ts';
import { tableAt } from '../../pages/position.ts';

function enter(table: Table<Twilight>, entry: Entry): void {
  const step = admit(title, table, entry);
  if (isRefusal(step)) throw new Error(`${JSON.stringify(entry)}: ${step.refused}`);
  play(title, table, step, silence);
}

test('every step of the lesson can be done, and the last one wins the round', () => {
  let table = lesson.steps[0]!.table!();
  const winners: unknown[] = [];
  for (const { table: fresh, want, replies = [] } of lesson.steps) {
    if (fresh) table = fresh();
    if (want === undefined || want === 'any') continue;
    for (const say of want[0]!) enter(table, { seat: lesson.viewer, say });
    for (const entry of replies) enter(table, entry);
    winners.push(table.state.outcome?.winner ?? null);
  }
  expect(winners).toEqual([null, null, null, null, null, null, 0]);
});

test('the lesson ends with the turn that it asks for, and asks for it after every answer', () => {
  for (const { want, table } of lesson.steps) {
    if (!table || want === undefined || want === 'any') continue;
    for (const line of want) {
      const trial = table();
      for (const say of line) enter(trial, { seat: 0, say });
      const turn = title.game.turn(trial.state);
      expect(turn.kind === 'ask' && turn.seats.includes(0)).toBe(false);
    }
  }
});

test('every example stands beside a rule, and something can be done in it', () => {
  const rules = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8');
  for (const [rule, where] of Object.entries(FIGURES)) {
    expect(rules).toContain(`- **${rule}** `);
    const { state } = tableAt(where);
    expect(state.board.w).toBeLessThan(state.board.doge);
    expect(state.board.e).toBeGreaterThan(state.board.doge);
    expect(title.game.options(state, 0).filter(({ kind }) => kind === 'play').length, rule).toBeGreaterThan(0);
  }
});
