import { setupOf } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { title } from '../../title.ts';
import { coach } from './coach.ts';

describe('Contraband', () => {
  const traded = (item: string, answer = 'goblet') =>
    coach(
      `order thug: ${item} ring
       brotherhood doctor: goblet whip ${['goblet', 'whip'].includes(answer) ? '' : answer}
       order priest: bagKey key
       brotherhood bodyguard: bagGoblet`,
      { setup: { contraband: true } },
    ).play(`0 offer ${item} 1`, `1 accept ${answer}`);

  test('[C53] is an option of the table, off by default', () => {
    expect(setupOf(title, { contraband: true }, 4)).toEqual({ contraband: true });
    expect(setupOf(title, { contraband: 'yes' }, 4)).toBeUndefined();
    expect(setupOf(title, { smuggling: true }, 4)).toBeUndefined();
  });

  test('[C53] the giver decides whether to use the effect; used, it is read aloud and carried out', () => {
    const table = traded('monocle');
    expect([table.step, table.options(0)]).toEqual(['contraband', ['use monocle', 'pass']]);
    table.play('0 use monocle', '1 pass');
    expect(table.told('public', 'read')).toMatchObject([{ by: 1, to: 0, item: 'monocle' }]);
    expect(table.told(0, 'sawSociety')).toMatchObject([{ to: 1, society: 'brotherhood' }]);
    expect(table.asked).toEqual([1]);
  });

  test('[C53] not used, it isn’t read aloud, and nobody else learns that it was there', () => {
    const table = traded('monocle').play('all pass');
    expect(table.told('public', 'read')).toEqual([]);
    expect(table.told('public', 'skipped')).toEqual([]);
    expect(table.told(2, 'traded')).toMatchObject([{ gave: null, got: null }]);
    expect(table.view('public')).toEqual(traded('dagger').play('all pass').view('public'));
  });

  test('[C53] [C52] both are asked after every trade, also where nothing has an effect', () => {
    const table = traded('dagger');
    expect([table.step, table.asked]).toEqual(['contraband', [0, 1]]);
    expect([table.options(0), table.options(1)]).toEqual([['pass'], ['pass']]);
    expect(table.why(0, 'use dagger')).toBe('C21 no-effect');
    expect(traded('monocle').why(1, 'use monocle')).toBe('C20 other-effect');
  });

  test('[C53] [C20] both effects: the offered item’s first', () => {
    const table = traded('cloak', 'tome').play('0 use cloak', '1 use tome');
    expect([table.step, table.asked]).toEqual(['become', [0]]);
    table.play('0 become alchemist');
    expect(table.state.professions.slice(0, 2).map(({ is }) => is)).toEqual(['doctor', 'alchemist']);
  });

  test('[C53] one of the two may be used and the other kept quiet', () => {
    const table = traded('cloak', 'tome').play('0 pass', '1 use tome');
    expect(table.told('public', 'read')).toMatchObject([{ by: 0, item: 'tome' }]);
    expect(table.state.professions[0]!.is).toBe('doctor');
  });

  test('[C53] the Sextant too may be kept quiet; used, it wants a direction', () => {
    expect(traded('sextant').play('all pass').step).toBe('act');
    const table = traded('sextant').play('0 use sextant', '1 pass');
    expect(table.options(0)).toEqual(['sextant left', 'sextant right']);
  });

  test('[C53] [C49] after the Diplomat’s exchange as well', () => {
    const table = coach(
      `order diplomat: key ring
       brotherhood doctor: goblet monocle
       order priest: bagKey
       brotherhood bodyguard: bagGoblet`,
      { setup: { contraband: true } },
    ).play('0 demand monocle 1', '0 exchange ring', 'all pass');
    expect([table.told('public', 'read'), table.step]).toEqual([[], 'act']);
  });
});

describe('Divination', () => {
  const four = (hands: readonly [string, string, string, string], divination = true) =>
    coach(
      `order thug: ${hands[0]}
       brotherhood doctor: ${hands[1]}
       order priest: ${hands[2]}
       brotherhood alchemist: ${hands[3]}`,
      { setup: { divination } },
    );

  test('[C54] is an option of the table, off by default', () => {
    const table = four(['key', 'goblet goblet', 'bagKey', 'bagGoblet goblet'], false);
    expect(table.options(0, 'divine')).toEqual([]);
    expect(table.why(0, 'divine 1 3')).toBe('C54 no-divination');
    expect(setupOf(title, { divination: true, contraband: false }, 4)).toEqual({
      divination: true,
      contraband: false,
    });
  });

  test('[C54] right: the declarer’s society wins', () => {
    const table = four(['key', 'goblet goblet', 'bagKey', 'bagGoblet goblet']).play('0 divine 1 3');
    expect([table.ending, table.payoffs]).toEqual(['divined 0 2', [1, -1, 1, -1]]);
  });

  test.each([
    ['too few of its items', ['key', 'goblet', 'bagKey', 'bagGoblet goblet'], '0 divine 1 3'],
    ['somebody of the own society named', ['key', 'goblet goblet', 'bagKey goblet', 'bagGoblet'], '0 divine 1 2'],
    ['somebody without one named', ['key', 'goblet goblet goblet', 'bagKey', 'bagGoblet'], '0 divine 1 3'],
    ['a holder of the third not named', ['key', 'goblet goblet', 'bagKey', 'bagGoblet goblet'], '0 divine 1'],
  ] as const)('[C54] wrong, with %s: the other society wins', (_fault, hands, say) => {
    expect(four(hands).play(say).ending).toBe('misdivined 1 3');
  });

  test('[C54] no item of the own society is needed, and the Black Pearl doesn’t bar it', () => {
    expect(four(['ring', 'goblet goblet', 'bagKey key', 'bagGoblet goblet']).why(0, 'divine 1 3')).toBeUndefined();
    const pearl = four(['ring pearl', 'goblet goblet', 'bagKey key', 'bagGoblet goblet']);
    expect(pearl.why(0, 'declare alone')).toBe('C39 holds-pearl');
    expect(pearl.play('0 divine 1 3').ending).toBe('divined 0 2');
  });

  test('[C54] somebody has to be named, and not oneself', () => {
    const table = four(['key', 'goblet', 'bagKey', 'bagGoblet']);
    expect(table.options(0, 'divine')).toHaveLength(7);
    expect(table.why(0, 'divine alone')).toBe('C54 name-somebody');
    expect(table.why(0, 'divine 0 1')).toBe('C13 not-yourself');
  });

  test('[C54] [C43] two are enough if the other society is in the minority', () => {
    const table = coach(
      `order thug: key ring
       brotherhood doctor: goblet goblet
       order priest: bagGoblet bagKey`,
      { setup: { divination: true } },
    );
    expect(table.play('0 divine 1').ending).toBe('divined 0 2');
  });
});
