import { admit, isRefusal, open, play, silence, type Entry } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { arrangements, kindsIn } from '../rules/arrangements.ts';
import { title as volto } from '../title.ts';
import { CELLS, COLUMNS, KINDS, MASKS_EACH, ROWS, palaceOf } from '../rules/model.ts';
import { Board } from './board.ts';

function tableAfter(...entries: Entry[]) {
  const table = open(volto, 2, {});
  for (const entry of entries) {
    const step = admit(volto, table, entry);
    if (isRefusal(step)) throw new Error(step.refused);
    play(volto, table, step, silence);
  }
  return table;
}

const FIRST = { roll: { kind: 'first', seat: 1 } };

describe('board and masks', () => {
  test('[V1] five columns and seven rows; the first and the last are the palaces', () => {
    expect([COLUMNS, ROWS, CELLS]).toEqual([5, 7, 35]);
    expect([palaceOf(0), palaceOf(1)]).toEqual([0, 6]);
  });

  test('[V2] each arrangement has 3 Nobles, 3 Advisors, 2 Ladies, a Soldier and a Candidate', () => {
    const counts = new Set(
      arrangements().map(({ masks }) => KINDS.map((kind) => kindsIn(masks).filter((k) => k === kind).length).join()),
    );
    expect([...counts]).toEqual(['3,3,2,1,1']);
  });

  test('[V3] a kind is seen by its owner only, a mask and its way by all', () => {
    const table = tableAfter(FIRST, { seat: 0, say: 'NAANL CNSLA' }, { seat: 1, say: 'LLSCN NNAAA' });
    const own = volto.game.view(table.state, 0);
    const watched = volto.game.view(table.state, 'public');
    expect(own.kinds.slice(0, MASKS_EACH)).not.toContain(null);
    expect(own.kinds.slice(MASKS_EACH)).toEqual(Array(MASKS_EACH).fill(null));
    expect(watched.kinds).toEqual(Array(2 * MASKS_EACH).fill(null));
    expect(watched.cells).toEqual(own.cells);
  });

  test('[V3] a mask is followed by everybody wherever it goes', () => {
    const board = new Board(`
      c....
      .....
      .....
      .....
      .N...
      .....
      ....C`).move('b3-b4');
    const mask = board.state.board[16]; // b4
    expect(volto.game.view(board.state, 1).cells[mask!]).toBe(16);
  });
});

describe('set-up', () => {
  test('[V4] there are 50,400 arrangements, all different', () => {
    expect(arrangements()).toHaveLength(50_400);
    expect(new Set(arrangements().map(({ masks }) => masks)).size).toBe(50_400);
  });

  test('[V4] both are asked at once, and the first to answer shows nothing', () => {
    const table = tableAfter(FIRST);
    expect(volto.game.turn(table.state)).toEqual({ kind: 'ask', seats: [0, 1] });
    const before = volto.game.view(table.state, 1);
    const step = admit(volto, table, { seat: 0, say: 'NAANL CNSLA' });
    play(volto, table, step as Exclude<typeof step, { refused: string }>, () => {
      throw new Error('told too early');
    });
    expect(volto.game.view(table.state, 1)).toEqual(before);
    expect(volto.game.view(table.state, 'public')).toEqual({ ...before, viewer: 'public' });
  });

  test('[V4] five stand in the palace and five on the row in front of it, from a to e', () => {
    const table = tableAfter(FIRST, { seat: 1, say: 'LLSCN NNAAA' }, { seat: 0, say: 'NAANL CNSLA' });
    expect(volto.notation.position.write(table.state)).toEqual({
      phase: 'move',
      toMove: 1,
      rows: ['llscn', 'nnaaa', '.....', '.....', '.....', 'CNSLA', 'NAANL'],
      quiet: 0,
    });
  });

  test.each(['NNNNN NNNNN', 'NAANL CNSL', 'naanl cnsla', ''])('[V4] %j is no arrangement', (say) => {
    expect(admit(volto, tableAfter(FIRST), { seat: 0, say })).toEqual({ refused: 'not-an-option' });
  });

  test('[V5] chance names the first player, each as often as the other', () => {
    const table = open(volto, 2, {});
    expect(volto.game.turn(table.state)).toEqual({ kind: 'roll' });
    expect(volto.game.roll(table.state, () => 0)).toEqual({ kind: 'first', seat: 0 });
    expect(volto.game.roll(table.state, () => 1)).toEqual({ kind: 'first', seat: 1 });
    expect(tableAfter(FIRST).state.toMove).toBe(1);
  });

  test.each([{ kind: 'first', seat: 2 }, { seat: 0 }, null, 0, { kind: 'first', seat: 0, extra: 1 }])(
    '[V5] %j is no answer of chance',
    (roll) => {
      expect(admit(volto, open(volto, 2, {}), { roll })).toEqual({ refused: 'not-a-roll' });
    },
  );
});
