import { describe, expect, test } from 'vitest';
import { twilight } from './twilight.ts';

/** The options of a Masquerade on this piece or type. */
const masked = (options: readonly string[], on = '') => options.filter((option) => option.includes(`>${on}`));

describe('the Guild’s Word', () => {
  test('[T27] calls the Doge or a Guard to the Merchant, and ends the turn', () => {
    expect(twilight('D0 w-4 e4 M3', { hand: 'D' }).say('word D').board).toContain('D3 w-4 e4 M3');
    expect(twilight('D0 w-4 e4 M3', { hand: 'D' }).say('word e').board).toContain('D0 w-4 e3 M3');
    const table = twilight('D0 w-4 e4 M-7', { hand: 'D D D D D D D D' }).say('word w');
    expect(table.board).toContain('D0 w-7 e4 M-7');
    expect(table.state.toMove).toBe(1);
  });

  test('[T27] never the Harlequin or the Favourite', () => {
    expect(twilight('D0 w-8 e8 M5 H-5 F-5').options).toEqual(['word D', 'word e', 'discard']);
  });

  test('[T27] not one who stands there already', () => {
    expect(twilight('D2 w-8 e8 M2').options).toEqual(['discard']);
    expect(twilight('D2 w-8 e8 M8').options).toEqual(['discard']);
    expect(twilight('D2 w-8 e8 M-8').options).toEqual(['discard']);
  });

  test('[T27] a Guard is not called to the other side of the Doge', () => {
    expect(twilight('D2 w0 e4 M1').options).toEqual(['word D', 'word w', 'discard']);
    expect(twilight('D-2 w-4 e0 M-1').options).toEqual(['word D', 'word e', 'discard']);
  });

  test('[T27] [T34] the Doge called into a mansion wins', () => {
    const table = twilight('D0 w-8 e8 M7', { hand: 'D' }).say('word D');
    expect(table.state.outcome).toEqual({ winner: 1, by: 'doge' });
  });
});

describe('the Masquerade', () => {
  const hand = 'H1 H2';

  test('[T28] holds while the Harlequin is on the player’s side of the Doge', () => {
    expect(masked(twilight('D0 H-1', { hand }).options)).not.toEqual([]);
    expect(masked(twilight('D0 H1', { hand }).options)).toEqual([]);
    expect(masked(twilight('D0 H1', { hand, toMove: 1 }).options)).not.toEqual([]);
    expect(masked(twilight('D0 H-1', { hand, toMove: 1 }).options)).toEqual([]);
  });

  test('[T28] not on the Doge’s own cell, but as far as the end of the track', () => {
    expect(masked(twilight('D0 H0', { hand }).options)).toEqual([]);
    expect(masked(twilight('D0 H0', { hand, toMove: 1 }).options)).toEqual([]);
    expect(masked(twilight('D0 H-8', { hand }).options)).not.toEqual([]);
    expect(masked(twilight('D0 H8', { hand, toMove: 1 }).options)).not.toEqual([]);
  });

  test('[T28] it counts from the Doge, not from the centre', () => {
    expect(masked(twilight('D4 w-2 e6 H3', { hand }).options)).not.toEqual([]);
    expect(masked(twilight('D4 w-2 e6 H3', { hand, toMove: 1 }).options)).toEqual([]);
  });

  test('[T28] moves the Doge, the Guards or the Merchant, never the Favourite', () => {
    const { options } = twilight('D0 w-8 e8 H-1', { hand: 'H2' });
    expect(masked(options, 'D')).toEqual(['H2>D+', 'H2>D-']);
    expect(masked(options, 'M')).toEqual(['H2>M+', 'H2>M-']);
    expect(masked(options, 'G')).toEqual(['H2>G w++', 'H2>G w+ e-', 'H2>G e--']);
    expect(masked(options, 'F')).toEqual([]);
    expect(twilight('D0 w-8 e8 H-1', { hand: 'H2' }).say('H2>D+').board).toBe('D2 w-8 e8 M-1 H-1 F0');
  });

  test('[T28] the first card chooses for the turn', () => {
    expect(twilight('H-1', { hand: 'H1 H2 D' }).say('H1>D+').options).toEqual(['H2>D-', 'end']);
    expect(twilight('H-1', { hand: 'H1 H2 M1' }).say('H1>M+').options).toEqual(['H2>M+', 'H2>M-', 'end']);
    expect(twilight('H-1', { hand: 'H1 H2' }).say('H1-').options).toEqual(['H2+', 'H2-', 'end']);
  });

  test('[T28] cards of the chosen type can’t be added', () => {
    expect(twilight('H-1', { hand: 'H1 G1 G11' }).say('H1>G w-').options).toEqual(['end']);
  });

  test('[T28] not after cards of another type, even with the Harlequin in place', () => {
    expect(twilight('H-1', { hand: 'D H1' }).say('D+').options).toEqual(['end']);
  });

  test('[T28] a Harlequin that moves herself into place doesn’t open it in that turn', () => {
    expect(twilight('H1', { hand: 'H3 H2' }).say('H3-').options).toEqual(['H2+', 'H2-', 'end']);
  });

  test('[T29] first 3, then nothing: the Doge has passed the Harlequin', () => {
    const table = twilight('D1 w-5 e3 H0', { hand: 'H2 H3' }).say('H3>D-');
    expect(table.board).toContain('D-2');
    expect(table.options).toEqual(['end']);
  });

  test('[T29] first 2, then 3', () => {
    const table = twilight('D3 w-5 e5 H0', { hand: 'H2 H3' }).say('H2>D-');
    expect(table.options).toEqual(['H3>D+', 'H3>D-', 'end']);
    expect(table.say('H3>D-').board).toContain('D-2');
    expect(table.options).toEqual(['end']);
  });

  test('[T29] stopping on the Harlequin’s cell stops it too, and what was moved stays', () => {
    const table = twilight('D3 w-5 e5 H0', { hand: 'H3 H1' }).say('H3>D-');
    expect(table.options).toEqual(['end']);
    expect(table.say('end').board).toContain('D0');
  });

  test('[T29] seat 1 has it the other way round', () => {
    const table = twilight('D-3 w-5 e5 H0', { hand: 'H2 H3', toMove: 1 }).say('H2>D+');
    expect(table.options).toContain('H3>D+');
    expect(table.say('H3>D+').options).toEqual(['end']);
  });

  test('[T29] on Guards or the Merchant it can’t fail, as neither the Doge nor the Harlequin moves', () => {
    const table = twilight('D0 w-8 e8 H-1', { hand: 'H4 H5 H2' }).say('H5>G w+++ e--', 'H4>G w+ e---');
    expect(table.board).toContain('w-4 e3');
    expect(masked(table.options, 'G')).not.toEqual([]);
  });

  test('[T30] points are divided between the Guards in every way', () => {
    const { options } = twilight('D0 w-4 e4 H-1', { hand: 'H3' });
    expect(masked(options, 'G')).toEqual([
      'H3>G w+++',
      'H3>G w---',
      'H3>G w++ e+',
      'H3>G w++ e-',
      'H3>G w-- e+',
      'H3>G w-- e-',
      'H3>G w+ e++',
      'H3>G w+ e--',
      'H3>G w- e++',
      'H3>G w- e--',
      'H3>G e+++',
      'H3>G e---',
    ]);
    expect(twilight('D0 w-4 e4 H-1', { hand: 'H3' }).say('H3>G w++ e-').board).toContain('w-2 e3');
  });

  test('[T30] each share is whole: neither Guard leaves the track or passes the Doge', () => {
    const { options } = twilight('D0 w-2 e7 H-1', { hand: 'H3' });
    expect(options).toContain('H3>G w- e--');
    expect(options).toContain('H3>G w-- e+');
    expect(options).not.toContain('H3>G w+ e++');
    expect(options).not.toContain('H3>G w++ e-');
  });

  test('[T30] ◊ puts another piece on the centre, if it may stand there', () => {
    const { options } = twilight('D3 w-2 e5 M4 H1', { hand: 'HX' });
    expect(masked(options)).toEqual(['HX>D', 'HX>G w', 'HX>M']);
    expect(twilight('D3 w-2 e5 M4 H1', { hand: 'HX' }).say('HX>D').board).toContain('D0 w-2 e5');
    expect(twilight('D3 w-2 e5 M4 H1', { hand: 'HX' }).say('HX>G w').board).toContain('D3 w0 e5');
    expect(twilight('D3 w-2 e5 M4 H1', { hand: 'HX' }).say('HX>M').board).toContain('M0 H1');
  });

  test('[T30] ◊ takes the Doge to the centre only between the Guards', () => {
    expect(masked(twilight('D3 w0 e5 H1', { hand: 'HX' }).options)).toEqual(['HX>M']);
    expect(masked(twilight('D3 w1 e5 H1', { hand: 'HX' }).options)).toEqual(['HX>G w', 'HX>M']);
    expect(masked(twilight('D-3 w-5 e2 H-1', { hand: 'HX', toMove: 1 }).options)).toEqual(['HX>D', 'HX>G e', 'HX>M']);
  });

  test('[T30] ◊ that carries the Doge past the Harlequin stops the Masquerade', () => {
    expect(twilight('D3 w-2 e5 H1', { hand: 'HX H1 H2' }).say('HX>D').options).toEqual(['end']);
  });

  test('[T30] two Harlequin cards never make a Cortege', () => {
    const { options } = twilight('H-1', { hand: 'H2 H2' });
    expect(options.filter((option) => option.startsWith('HH') || option.includes('DD'))).toEqual([]);
  });
});
