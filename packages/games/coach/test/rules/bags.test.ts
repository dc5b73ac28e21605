import { describe, expect, test } from 'vitest';
import { coach, type Position } from './coach.ts';

const ride = (position?: Position) =>
  coach(
    `order thug: bagKey ring
     brotherhood doctor: goblet monocle
     order clairvoyant: key
     brotherhood bodyguard: bagGoblet whip`,
    position,
  );

describe('reading aloud', () => {
  test('[C20] the receiver reads an item with an effect, and its giver carries it out', () => {
    const table = ride().play('0 offer bagKey 1', '1 accept goblet');
    expect([table.hand(0), table.hand(1)]).toEqual(['goblet ring', 'bagKey monocle']);
    for (const viewer of [2, 'public'] as const) {
      expect(table.told(viewer, 'read')).toMatchObject([{ by: 1, to: 0, item: 'bagKey' }]);
    }
    expect([table.step, table.asked]).toEqual(['effect', [0]]);
  });

  test('[C20] the offered item’s effect comes first, then the answering item’s', () => {
    const table = ride().play('0 offer bagKey 1', '1 accept monocle');
    expect(table.asked).toEqual([0]);
    expect(table.why(1, 'use monocle')).toBe('C13 not-your-turn');
    table.play('0 use bagKey', 'turned seal');
    expect([table.step, table.asked]).toEqual(['effect', [1]]);
    expect(table.play('1 use monocle').told(1, 'sawSociety')).toMatchObject([{ to: 0, society: 'order' }]);
  });

  test('[C20] nobody carries out the effect of another item', () => {
    const table = ride().play('0 offer bagKey 1', '1 accept monocle');
    expect(table.why(0, 'use monocle')).toBe('C20 other-effect');
    expect(table.why(0, 'use ring')).toBe('C21 no-effect');
  });

  test.each([
    ['bagKey', ['use bagKey', 'pass']],
    ['monocle', ['use monocle', 'pass']],
    ['privilege', ['use privilege', 'pass']],
    ['tome', ['use tome', 'pass']],
    ['cloak', ['use cloak', 'pass']],
    ['sextant', ['sextant left', 'sextant right']],
  ])('[C23] the giver of the %s may answer %j', (item, options) => {
    const table = coach(
      `order thug: ${item} ring
       brotherhood doctor: goblet
       order priest: ${item === 'bagKey' ? 'key' : 'bagKey key'}
       brotherhood bodyguard: bagGoblet`,
    ).play(`0 offer ${item} 1`, '1 accept goblet');
    expect(table.options(0)).toEqual(options);
  });

  test('[C23] an effect left alone does nothing, and all know that it was left', () => {
    const table = ride().play('0 offer bagKey 1', '1 accept goblet', '0 pass');
    expect(table.told('public', 'skipped')).toMatchObject([{ by: 0, item: 'bagKey' }]);
    expect([table.hand(0), table.state.deck.length, table.asked]).toEqual(['goblet ring', 14, [1]]);
  });

  test('[C23] the Sextant can’t be left', () => {
    const table = coach(
      `order thug: sextant ring
       brotherhood doctor: goblet
       order priest: bagKey key
       brotherhood bodyguard: bagGoblet`,
    ).play('0 offer sextant 1', '1 accept goblet');
    expect(table.why(0, 'pass')).toBe('C23 must-direct');
  });
});

describe('the Secret Bags', () => {
  test.each([
    [0, 'bagKey', '0 offer bagKey 1'],
    [3, 'bagGoblet', '3 offer bagGoblet 1'],
  ])('[C24] seat %i gives the %s and draws the top item, which nobody else sees', (active, bag, offer) => {
    const table = ride({ active }).play(offer, '1 accept goblet', `${active} use ${bag}`, 'turned seal');
    expect(table.state.items[active]).toContain('seal');
    expect(table.told(active, 'drew')).toMatchObject([{ by: active, item: 'seal' }]);
    for (const viewer of [1, 2, 'public'] as const) expect(table.told(viewer, 'drew')).toMatchObject([{ item: null }]);
  });

  test('[C24] given in answer, too', () => {
    const table = ride({ active: 1 }).play(
      '1 offer monocle 0',
      '0 accept bagKey',
      '1 pass',
      '0 use bagKey',
      'turned seal',
    );
    expect(table.hand(0)).toBe('monocle ring seal');
  });

  test('[C24] chance draws from the deck alone', () => {
    expect(() => ride().play('0 offer bagKey 1', '1 accept goblet', '0 use bagKey', 'turned whip')).toThrow(
      'not-a-roll',
    );
  });

  test('[C24] with an empty deck it draws nothing', () => {
    const table = coach(
      `order thug: bagKey ring key key cloak
       brotherhood doctor: goblet goblet goblet monocle dagger
       order priest: key privilege gloves knives tome
       brotherhood bodyguard: bagGoblet whip sextant mirror pearl seal`,
    ).play('0 offer bagKey 1', '1 accept goblet', '0 use bagKey');
    expect([table.told('public', 'drew'), table.asked]).toEqual([[], [1]]);
  });

  test('[C24] [C50] a Clairvoyant who has chosen the top items draws the upper one, without chance', () => {
    const table = coach(
      `order clairvoyant: bagKey ring
       brotherhood doctor: goblet
       order priest: key
       brotherhood bodyguard: bagGoblet`,
    ).play('0 use clairvoyant', '0 top seal tome', '0 offer bagKey 1', '1 accept goblet', '0 use bagKey');
    expect([table.hand(0), table.state.top, table.asked]).toEqual(['goblet ring seal', ['tome'], [1]]);
  });
});
