import { describe, expect, test } from 'vitest';
import { game } from '../rules/rules.ts';
import { twilight } from './twilight.ts';

describe('a turn', () => {
  test('[T10] begins with a card, the Guild’s Word or the discard, and is never passed', () => {
    const { options } = twilight('D0 w-3 e2 M-1 H1', { hand: 'D' });
    expect(options).toEqual(['D+', 'D-', 'word D', 'word w', 'discard']);
  });

  test('[T10] once a card is played, neither the Word nor the discard is left', () => {
    expect(twilight('', { hand: 'D M2' }).say('D+').options).toEqual(['end']);
  });

  test('[T10] a hand that can play nothing can still be discarded', () => {
    const { options } = twilight('D0 w-1 e1 M5 H0 ', { hand: 'D GX HX', toMove: 1, merchantOf: 1 });
    expect(options).toEqual(['word e', 'discard']);
  });

  test('[T11] the whole hand goes to the own discard, 8 are drawn, and the Favourite doesn’t step', () => {
    const table = twilight('M8', { hand: 'D D M1', other: 'D D D D D D D D', toMove: 1 });
    table.say('discard');
    expect(table.state.discards).toEqual([[], ['D', 'D', 'M1']]);
    table.draw('G1 G1 G11 G11 M2 M2 H2 H3');
    expect(table.turn).toEqual({ kind: 'ask', seats: [0] });
    expect(table.board).toContain('F0');
    expect(table.events('favourite')).toEqual([]);
  });

  test('[T11] with the deck empty nothing is drawn, and the turn passes all the same', () => {
    const table = twilight('D1', { hand: 'D D', deck: '', deal: 2, lastTurn: true, toMove: 1 }).say('discard');
    expect(table.state.outcome).toEqual({ winner: 1, by: 'judged' });
  });

  test('[T12] after cards: the Favourite’s step, the draw, the other’s turn', () => {
    const table = twilight('M8', { hand: 'D D D D D D D D', toMove: 0 }).say('D+', 'D-', 'D+', 'end');
    expect(table.board).toContain('F1');
    expect(table.turn.kind).toBe('roll');
    table.draw('M1 M2 M3');
    expect(table.told.map(({ type }) => type).slice(-3)).toEqual(['ended', 'favourite', 'drew']);
    expect(table.turn).toEqual({ kind: 'ask', seats: [1] });
  });

  test('[T12] after the Guild’s Word: the Favourite’s step, nothing to draw, the other’s turn', () => {
    const table = twilight('M-8', { hand: 'D D D D M1 M2 H2 H3' }).say('word w');
    expect(table.board).toBe('D0 w-8 e2 M-8 H1 F-2');
    expect(table.turn).toEqual({ kind: 'ask', seats: [1] });
  });

  test('[T13] one to eight cards of one type, each in effect before the next', () => {
    const table = twilight('D-3 w-8 e8', { hand: 'D D D D D D D D' });
    for (let i = 0; i < 8; i++) table.say('D+');
    expect(table.board).toContain('D5');
    expect(table.options).toEqual(['end']);
  });

  test('[T13] cards of another type can’t be added', () => {
    const { options } = twilight('', { hand: 'G1 G11 M2 H3 D' }).say('G1 w-');
    expect(options.filter((option) => !option.startsWith('G11'))).toEqual(['end']);
    expect(options).toContain('G11 e++');
  });

  test('[T14] exactly its points, all in one direction; the next card in any other', () => {
    const table = twilight('M0', { hand: 'M3 M2 M1' });
    expect(table.options.filter((option) => option.startsWith('M'))).toEqual([
      'M1+',
      'M1-',
      'M2+',
      'M2-',
      'M3+',
      'M3-',
    ]);
    expect(table.say('M3+').board).toContain('M3');
    expect(table.say('M2-').board).toContain('M1');
    expect(table.say('M1+').board).toContain('M2');
  });

  test('[T15] a card is played whole or not at all', () => {
    expect(twilight('M6', { hand: 'M3' }).options).toContain('M3-');
    expect(twilight('M6', { hand: 'M3' }).options).not.toContain('M3+');
    expect(twilight('M6', { hand: 'M2' }).options).toContain('M2+');
    expect(twilight('H-4', { hand: 'H5', toMove: 1 }).options).not.toContain('H5-');
  });

  test('[T16] a card that would change nothing can’t be played', () => {
    expect(twilight('D0 w-1 e1', { hand: 'GX' }).options).not.toContain('GX');
    expect(twilight('D0 w-1 e2', { hand: 'GX' }).options).toContain('GX');
    expect(twilight('H0', { hand: 'HX' }).options).not.toContain('HX');
    expect(twilight('H1', { hand: 'HX' }).options).toContain('HX');
  });

  test('[T16] nor under the Masquerade', () => {
    const { options } = twilight('D0 w-2 e2 M0 H-1', { hand: 'HX' });
    expect(options).toEqual(['HX', 'discard']);
  });

  test('[T17] the Doge never steps on a Guard’s cell or past it', () => {
    expect(twilight('D0 w-1 e1', { hand: 'D' }).options).toEqual(['discard']);
    expect(twilight('D0 w-2 e1', { hand: 'D' }).options).toEqual(['D-', 'word D', 'word w', 'discard']);
    expect(twilight('D0 w-8 e2 H-1', { hand: 'H3' }).options).not.toContain('H3>D+');
  });

  test('[T17] a Guard never steps on the Doge’s cell or past it', () => {
    const { options } = twilight('D0 w-1 e2', { hand: 'G1 G11' });
    expect(options).toEqual(expect.arrayContaining(['G1 w-', 'G1 e-', 'G1 e+', 'G11 w- e-', 'G11 e++']));
    for (const broken of ['G1 w+', 'G11 w++', 'G11 w+ e+', 'G11 e--']) expect(options).not.toContain(broken);
  });

  test('[T17] no summons may break it either', () => {
    expect(twilight('D0 w-2 e2 M2').options).toEqual(['discard']);
    expect(twilight('D0 w-2 e2 M3').options).toEqual(['word e', 'discard']);
    expect(twilight('D0 w-2 e2 M0').options).toEqual(['discard']);
    expect(twilight('D0 w-2 e2 M1').options).toEqual(['word D', 'word e', 'discard']);
  });

  test('[T18] the Merchant and the Harlequin share cells with anybody', () => {
    const table = twilight('D0 w-2 e2 M-1 H1', { hand: 'M1 M3' }).say('M1+');
    expect(table.board).toBe('D0 w-2 e2 M0 H1 F0');
    expect(twilight('D0 w-2 e2 M-1 H1', { hand: 'M3' }).say('M3+').board).toContain('e2 M2');
    expect(twilight('D0 w-2 e2 M-1 H1', { hand: 'H2' }).say('H2-').board).toContain('M-1 H-1');
  });

  test('[T19] played cards lie face up in their player’s pile, in the order played', () => {
    const table = twilight('', { hand: 'G1 G11 GX', toMove: 1 }).say('G11 w- e+', 'G1 w-', 'GX', 'end');
    for (const viewer of ['public', 0, 1] as const) {
      expect(game.view(table.state, viewer).discards).toEqual([[], ['G11', 'G1', 'GX']]);
    }
  });
});
