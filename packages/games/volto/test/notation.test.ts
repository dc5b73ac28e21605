import { describe, expect, test } from 'vitest';
import { title as volto } from '../title.ts';
import { Board } from './board.ts';

const { answer, roll, position } = volto.notation;

describe('notation', () => {
  test.each([
    ['b2-b3', 'b2-b3'],
    [' B2-B3 ', 'b2-b3'],
    ['NAANL CNSLA', 'NAANL CNSLA'],
    ['naanlcnsla', 'NAANL CNSLA'],
    ['NNNNN NNNNN', 'NNNNN NNNNN'], // not allowed, but an arrangement
  ])('%j is read as %s', (typed, written) => {
    expect(answer.write(answer.read(typed)!)).toBe(written);
  });

  test.each([
    '',
    'b2',
    'b2-',
    'b2-f3',
    'b0-b1',
    'b2-b3-b4',
    'NAANL CNSL',
    'XAANL CNSLA',
    7,
    null,
    undefined,
    ['b2-b3'],
  ])('%j is no answer', (typed) => expect(answer.read(typed)).toBeUndefined());

  test('a roll names one of the two', () => {
    expect(roll.read({ kind: 'first', seat: 1 })).toEqual({ kind: 'first', seat: 1 });
    for (const odd of [{ kind: 'first', seat: 2 }, { seat: 0 }, null, 'first']) expect(roll.read(odd)).toBeUndefined();
  });
});

describe('a position', () => {
  const ROWS = ['n....', '...c.', '.....', '..a..', '.....', '.C...', '..S..'];
  const WRITTEN = { phase: 'move', toMove: 1, rows: ROWS, quiet: 98 };

  test('is read with its number of quiet moves, of which nothing else is known [V22] [V23]', () => {
    const state = position.read(WRITTEN)!;
    expect(position.write(state)).toEqual(WRITTEN);
    const moves = ['d6-d5', 'b2-b1'].map((say) => answer.read(say)!);
    for (const move of moves) volto.game.apply(state, [move], () => {});
    expect(state.result).toEqual({ winner: null, by: 'quiet' });
  });

  test('before the masks are placed has an empty board', () => {
    const rows = ROWS.map(() => '.....');
    expect(position.read({ phase: 'arrange', toMove: null, rows, quiet: 0 })).toMatchObject({ phase: 'first' });
    expect(position.read({ phase: 'arrange', toMove: 1, rows, quiet: 0 })).toMatchObject({ phase: 'arrange' });
  });

  test.each([
    null,
    {},
    { ...WRITTEN, phase: 'over' },
    { ...WRITTEN, phase: 'arrange' },
    { ...WRITTEN, toMove: null },
    { ...WRITTEN, toMove: 2 },
    { ...WRITTEN, quiet: 101 },
    { ...WRITTEN, quiet: '1' },
    { ...WRITTEN, rows: ROWS.slice(1) },
    { ...WRITTEN, rows: ROWS.with(0, 'n...') },
    { ...WRITTEN, rows: ROWS.with(0, 'x....') },
    { ...WRITTEN, rows: ROWS.with(0, 'cc...') },
  ])('is not %j', (written) => {
    expect(position.read(written)).toBeUndefined();
  });

  test('drawn with a mask too many is a mistake', () => {
    expect(() => new Board(ROWS.with(0, 'SS...').join('\n'))).toThrow('no more masks');
  });
});
