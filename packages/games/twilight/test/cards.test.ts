import { describe, expect, test } from 'vitest';
import { twilight } from './twilight.ts';

/** The options that begin with this text. */
const ofKind = (options: readonly string[], start: string) => options.filter((option) => option.startsWith(start));

describe('Doge cards', () => {
  test('[T21] one cell', () => {
    expect(twilight('', { hand: 'D' }).say('D+').board).toBe('D1 w-2 e2 M-1 H1 F0');
    expect(twilight('', { hand: 'D' }).say('D-').board).toBe('D-1 w-2 e2 M-1 H1 F0');
  });

  test('[T22] a Cortege takes two Doge cards and moves three pieces', () => {
    expect(ofKind(twilight('', { hand: 'D' }).options, 'DD')).toEqual([]);
    const table = twilight('', { hand: 'D D M1', toMove: 1 }).say('DD+');
    expect(table.board).toBe('D1 w-1 e3 M-1 H1 F0');
    expect(table.state.discards[1]).toEqual(['D', 'D']);
    expect(table.options).toEqual(['end']);
  });

  test('[T22] all three must be able to move', () => {
    expect(ofKind(twilight('D0 w-2 e8', { hand: 'D D' }).options, 'DD')).toEqual(['DD-']);
    expect(ofKind(twilight('D0 w-8 e2', { hand: 'D D' }).options, 'DD')).toEqual(['DD+']);
    expect(ofKind(twilight('D0 w-8 e8', { hand: 'D D' }).options, 'DD')).toEqual([]);
    expect(ofKind(twilight('D0 w-7 e7', { hand: 'D D' }).options, 'DD')).toEqual(['DD+', 'DD-']);
  });

  test('[T22] with the Guards beside the Doge it is the only way for him to move', () => {
    const table = twilight('D0 w-1 e1', { hand: 'D D' });
    expect(ofKind(table.options, 'D')).toEqual(['DD+', 'DD-']);
    expect(table.say('DD-').board).toContain('D-1 w-2 e0');
  });

  test('[T22] mixed with single cards, in any order', () => {
    const hand = 'D D D D';
    expect(twilight('', { hand }).say('D+', 'DD+', 'D-').board).toContain('D1 w-1 e3');
    expect(twilight('', { hand }).say('DD-', 'DD-').board).toContain('D-2 w-4 e0');
    expect(twilight('', { hand: 'D D D' }).say('DD-').options).toEqual(['D+', 'D-', 'end']);
  });
});

describe('Guards cards', () => {
  test('[T23] one Guard one cell, chosen anew for each card', () => {
    const table = twilight('', { hand: 'G1 G1 G1' }).say('G1 w-', 'G1 e-', 'G1 e+');
    expect(table.board).toContain('w-3 e2');
  });

  test('[T24] both Guards one cell each, or one Guard two', () => {
    const { options } = twilight('D0 w-4 e4', { hand: 'G11' });
    expect(ofKind(options, 'G11')).toEqual([
      'G11 w++',
      'G11 w--',
      'G11 w+ e+',
      'G11 w+ e-',
      'G11 w- e+',
      'G11 w- e-',
      'G11 e++',
      'G11 e--',
    ]);
    expect(twilight('D0 w-4 e4', { hand: 'G11' }).say('G11 w+ e+').board).toContain('w-3 e5');
    expect(twilight('D0 w-4 e4', { hand: 'G11' }).say('G11 e--').board).toContain('w-4 e2');
  });

  test('[T24] both shares must be possible', () => {
    expect(ofKind(twilight('D0 w-8 e1', { hand: 'G11' }).options, 'G11')).toEqual(['G11 w++', 'G11 w+ e+', 'G11 e++']);
    expect(ofKind(twilight('D0 w-8 e8', { hand: 'G11' }).options, 'G11')).toEqual(['G11 w++', 'G11 w+ e-', 'G11 e--']);
  });

  test('[T25] ►◄ puts each Guard beside the Doge on its own side', () => {
    expect(twilight('D3 w-8 e7', { hand: 'GX' }).say('GX').board).toContain('D3 w2 e4');
    expect(twilight('D-6 w-7 e8', { hand: 'GX' }).say('GX').board).toContain('D-6 w-7 e-5');
  });
});

describe('Merchant and Harlequin cards', () => {
  test('[T26] so many cells as they show', () => {
    for (const [card, points] of [
      ['M1', 1],
      ['M2', 2],
      ['M3', 3],
    ] as const) {
      expect(twilight('M0', { hand: card }).say(`${card}+`).state.board.merchant).toBe(points);
      expect(twilight('M0', { hand: card }).say(`${card}-`).state.board.merchant).toBe(-points);
    }
    for (const points of [1, 2, 3, 4, 5]) {
      expect(twilight('H0', { hand: `H${points}` }).say(`H${points}+`).state.board.harlequin).toBe(points);
      expect(twilight('H0', { hand: `H${points}` }).say(`H${points}-`).state.board.harlequin).toBe(-points);
    }
  });

  test('[T26] ◊ takes the Harlequin to the centre', () => {
    expect(twilight('H8', { hand: 'HX' }).say('HX').board).toContain('H0');
    expect(twilight('H-3', { hand: 'HX H2', toMove: 1 }).say('HX', 'H2+').board).toContain('H2');
  });
});
