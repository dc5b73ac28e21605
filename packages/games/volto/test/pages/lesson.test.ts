import { admit, copy, isRefusal, play, silence, type Entry, type Table } from '@ridotto/kernel';
import * as makings from '../../title.ts';
import { notebook, readCell, title as volto, type Volto } from '../../title.ts';
import { expect, test } from 'vitest';
import { EXAMPLES } from '../../pages/examples.ts';
import { tableAt } from '../../pages/position.ts';
import { lesson } from '../../pages/lesson.ts';

function follow(before: Table<Volto>, entries: readonly Entry[]): Table<Volto> {
  const table = copy(volto, before);
  for (const entry of entries) {
    const step = admit(volto, table, entry);
    if (isRefusal(step)) throw new Error(`${JSON.stringify(entry)}: ${step.refused}`);
    play(volto, table, step, silence);
  }
  return table;
}

test('every turn that the lesson wants is one that the rules allow, and so are the answers to it', () => {
  let table: Table<Volto> | undefined;
  for (const { table: set, want, replies = [] } of lesson.steps) {
    table = set?.(makings) ?? table!;
    if (want === undefined) continue;
    const turns = want === 'any' ? [['LACAL NNSNA']] : want;
    [table] = turns.map((turn) => follow(table!, [...turn.map((say) => ({ seat: lesson.viewer, say })), ...replies]));
  }
  expect(table!.state.result).toEqual({ winner: 0, by: 'palace' });
});

test('[V26, V27] what the lesson and the examples say of hidden masks is what the notebook says', () => {
  const letters = (table: Table<Volto>, cell: string) => {
    const view = volto.game.view(table.state, 0);
    const note = notebook(view).find(({ mask }) => view.cells[mask] === readCell(cell));
    return note?.kinds.map(({ kind }) => kind[0]).join('');
  };
  const afterDiagonal = follow(lesson.steps[1]!.table!(makings), [
    { seat: 0, say: 'b2-b3' },
    ...lesson.steps[1]!.replies!,
  ]);
  expect(letters(afterDiagonal, 'c5')).toBe('alc');
  const afterCapture = follow(afterDiagonal, [{ seat: 0, say: 'c2-c5' }, ...lesson.steps[3]!.replies!]);
  expect(letters(afterCapture, 'c5')).toBe('nsc');
  expect(letters(tableAt(EXAMPLES.V26!), 'e4')).toBe('s');
  expect(letters(tableAt(EXAMPLES.V27!), 'c5')).toBe('nsc');
});

test('in every example the reader is to move, and can', () => {
  for (const [rule, example] of Object.entries(EXAMPLES)) {
    const { state } = tableAt(example);
    expect([rule, state.toMove]).toEqual([rule, 0]);
    expect(volto.game.options(state, 0).length).toBeGreaterThan(0);
  }
});

test('[V8, V16, V18, V20] the examples of the rule book come out as it says', () => {
  const after = (example: number, say: string) => follow(tableAt(EXAMPLES[example]!), [{ seat: 0, say }]).state;
  const moves = volto.game.options(tableAt(EXAMPLES[1]!).state, 0).map((move) => volto.notation.answer.write(move));
  expect(moves).toContain('c4-c5');
  expect(moves).not.toContain('c4-b5');
  expect(after(2, 'b4-c5').result).toBeNull();
  expect(follow(tableAt(EXAMPLES.V16!), [{ seat: 0, say: 'c4-c5' }]).state.result).toBeNull();
  expect(after(3, 'c6-c7').result).toMatchObject({ by: 'palace', winner: 0 });
  expect(after(3, 'c6-b7').result).toMatchObject({ by: 'candidate', winner: 1 });
});
