import { readFileSync } from 'node:fs';
import { title, type Twilight } from '../../title.ts';
import { admit, isRefusal, play, silence, type Entry, type Table } from '@ridotto/kernel';
import { expect, test } from 'vitest';
import { FIGURES } from '../../pages/figures.ts';
import { lesson } from '../../pages/lesson.ts';
import * as makings from '../../pages/position.ts';

const { tableAt } = makings;

function enter(table: Table<Twilight>, entry: Entry): void {
  const step = admit(title, table, entry);
  if (isRefusal(step)) throw new Error(`${JSON.stringify(entry)}: ${step.refused}`);
  play(title, table, step, silence);
}

test('every step of the lesson can be done, and the last one wins the round', () => {
  let table = lesson.steps[0]!.table!(makings);
  const winners: unknown[] = [];
  for (const { table: fresh, want, replies = [] } of lesson.steps) {
    if (fresh) table = fresh(makings);
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
      const trial = table(makings);
      for (const say of line) enter(trial, { seat: 0, say });
      const turn = title.game.turn(trial.state);
      expect(turn.kind === 'ask' && turn.seats.includes(0)).toBe(false);
    }
  }
});

test('every board stands beside a rule or under an example, and something can be done in it', () => {
  const rules = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8');
  for (const [rule, where] of Object.entries(FIGURES)) {
    expect(rules).toContain(/^\d+$/.test(rule) ? `<!-- board ${rule} -->` : `- **${rule}** `);
    const { state } = tableAt(where);
    expect(state.board.w).toBeLessThan(state.board.doge);
    expect(state.board.e).toBeGreaterThan(state.board.doge);
    expect(title.game.options(state, 0).filter(({ kind }) => kind === 'play').length, rule).toBeGreaterThan(0);
  }
});

test('[T24, T27, T29, T32] the examples of the rule book come out as it says', () => {
  const after = (example: number, ...says: readonly string[]) => {
    const table = tableAt(FIGURES[example]!);
    for (const say of says) enter(table, { seat: 0, say });
    return table;
  };
  expect(after(1, 'G11 w--', 'G11 w--').state.board.w).toBe(-6);
  expect(after(2, 'H2+', 'end').state.board.favourite).toBe(-3);
  expect(after(3, 'word D').state.board.doge).toBe(-6);
  const masquerade = after(4, 'H3>D-', 'H2>D-');
  expect(masquerade.state.board.doge).toBe(-3);
  expect(title.game.options(masquerade.state, 0)).toEqual([expect.objectContaining({ kind: 'end' })]);
});
