import { describe, expect, test } from 'vitest';
import { coach, type Position } from './coach.ts';

const diplomat = (position?: Position, own = 'key ring') =>
  coach(
    `order diplomat: ${own}
     brotherhood doctor: goblet monocle
     order priest: bagKey
     brotherhood clairvoyant: bagGoblet whip`,
    position,
  );

describe('the Diplomat', () => {
  test('[C49] a hit: the item is traded for one of the Diplomat’s choice', () => {
    const table = diplomat().play('0 demand goblet 1');
    expect(table.told('public', 'demanded')).toMatchObject([{ by: 0, to: 1, item: 'goblet', hit: true }]);
    expect([table.step, table.asked, table.options(0)]).toEqual(['exchange', [0], ['exchange key', 'exchange ring']]);
    table.play('0 exchange ring');
    expect([table.hand(0), table.hand(1), table.asked]).toEqual(['goblet key', 'monocle ring', [1]]);
    expect(table.told(2, 'traded')).toMatchObject([{ gave: null, got: null }]);
  });

  test('[C49] a miss: the turn ends, and nothing else of the hand is shown', () => {
    const table = diplomat().play('0 demand whip 1');
    expect(table.told('public', 'demanded')).toMatchObject([{ by: 0, to: 1, item: 'whip', hit: false }]);
    expect([table.step, table.asked]).toEqual(['act', [1]]);
    expect(table.hand(1)).toBe('goblet monocle');
    expect([table.told(0, 'sawItems'), table.told(0, 'spied')]).toEqual([[], []]);
  });

  test('[C49] takes the place of the action, and is opened for it', () => {
    const table = diplomat().play('0 demand goblet 1', '0 exchange key');
    expect([table.state.turn, table.view('public').open[0]]).toEqual([2, 'diplomat']);
  });

  test('[C49] once, in the own turn, by the Diplomat', () => {
    expect(diplomat({ open: [0] }).why(0, 'demand goblet 1')).toBe('C46 spent-profession');
    expect(diplomat({ active: 1 }).why(0, 'demand goblet 1')).toBe('C13 not-your-turn');
    expect(diplomat({ active: 1 }).why(1, 'demand key 0')).toBe('C46 not-your-profession');
  });

  test('[C49] what somebody else can’t have can’t be demanded', () => {
    expect(diplomat().why(0, 'demand ring 1')).toBe('C49 holds-all');
    expect(diplomat().why(0, 'demand key 1')).toBeUndefined();
    expect(diplomat().why(0, 'demand goblet 0')).toBe('C13 not-yourself');
  });

  test('[C49] [C18] no Bag for a Bag', () => {
    const own = 'bagKey ring';
    const text = `order diplomat: ${own}
      brotherhood doctor: goblet
      order priest: key
      brotherhood clairvoyant: bagGoblet whip`;
    const table = coach(text).play('0 demand bagGoblet 3');
    expect(table.options(0)).toEqual(['exchange ring']);
    expect(table.why(0, 'exchange bagKey')).toBe('C18 no-bag-for-bag');
    expect(coach(text.replace(own, 'bagKey')).why(0, 'demand bagGoblet 3')).toBe('C18 no-bag-for-bag');
  });

  test('[C49] [C20] the demanded item is read aloud, and its giver has the effect', () => {
    const table = diplomat().play('0 demand monocle 1', '0 exchange ring');
    expect(table.told('public', 'read')).toMatchObject([{ by: 0, to: 1, item: 'monocle' }]);
    expect(table.asked).toEqual([1]);
    expect(table.play('1 use monocle').told(1, 'sawSociety')).toMatchObject([{ to: 0, society: 'order' }]);
  });

  test('[C49] [C20] the Diplomat’s own item has its effect first', () => {
    const table = diplomat({}, 'key tome').play('0 demand monocle 1', '0 exchange tome');
    expect(table.asked).toEqual([0]);
    expect(table.play('0 use tome').asked).toEqual([1]);
  });

  test('[C49] [C22] a demanded Mirror silences the trade', () => {
    const table = coach(
      `order diplomat: key tome
       brotherhood doctor: goblet mirror
       order priest: bagKey
       brotherhood clairvoyant: bagGoblet`,
    ).play('0 demand mirror 1', '0 exchange tome');
    expect([table.told('public', 'read'), table.asked]).toEqual([[], [1]]);
  });
});

describe('the Clairvoyant', () => {
  const clairvoyant = (position?: Position) =>
    coach(
      `order clairvoyant: key bagKey
       brotherhood doctor: goblet
       order priest: ring
       brotherhood thug: bagGoblet`,
      position,
    );

  test('[C50] looks through the deck, alone, and acts besides', () => {
    const table = clairvoyant().play('0 use clairvoyant');
    const [seen] = table.told(0, 'foresaw');
    expect(seen!.items).toHaveLength(16);
    expect(table.told(1, 'foresaw')).toMatchObject([{ by: 0, items: null }]);
    table.play('0 top pearl seal');
    expect([table.step, table.asked, table.state.turn]).toEqual(['act', [0], 1]);
    expect(table.options(0)).toContain('spy 1');
  });

  test('[C50] puts two on top, in any order; only the number is known to the others', () => {
    const table = clairvoyant().play('0 use clairvoyant');
    expect(table.options(0)).toEqual(expect.arrayContaining(['top pearl seal', 'top seal pearl', 'top key key']));
    expect(table.why(0, 'top pearl')).toBeUndefined(); // a part of an answer
    expect(table.why(0, 'top pearl pearl')).toBe('C50 top-two');
    expect(table.why(0, 'top ring seal')).toBe('C50 not-in-deck');
    table.play('0 top pearl seal');
    expect(table.told('public', 'topped')).toMatchObject([{ by: 0, items: null, count: 2 }]);
    expect(table.view(1)).toMatchObject({ deck: 16, top: 2 });
  });

  test('[C50] then draws: the upper one first, then the other, then by chance', () => {
    const table = clairvoyant().play(
      '0 use clairvoyant',
      '0 top seal pearl',
      '0 offer bagKey 1',
      '1 accept goblet',
      '0 use bagKey',
    );
    expect(table.hand(0)).toBe('goblet key seal');
    table.play('1 offer bagKey 2', '2 accept ring', '1 use bagKey');
    expect(table.hand(1)).toBe('pearl ring');
    table.play('2 spy 0', 'turned key', '3 offer bagGoblet 0', '0 accept key', '3 use bagGoblet');
    expect(table.step).toBe('draw');
  });

  test('[C50] once, in the own turn, while there is a deck', () => {
    expect(clairvoyant({ open: [0] }).why(0, 'use clairvoyant')).toBe('C46 spent-profession');
    expect(clairvoyant({ active: 1 }).why(0, 'use clairvoyant')).toBe('C13 not-your-turn');
    expect(clairvoyant().duel(0, 1, { 2: 'attacker', 3: 'defender' }).why(0, 'use clairvoyant')).toBe(
      'C51 other-window',
    );
    const empty = coach(
      `order clairvoyant: bagKey ring key key cloak
       brotherhood diplomat: goblet goblet goblet monocle dagger
       order doctor: key privilege gloves knives tome
       brotherhood alchemist: bagGoblet whip sextant mirror pearl seal`,
    );
    expect(empty.why(0, 'use clairvoyant')).toBe('C50 empty-deck');
  });

  test('[C50] of a deck of one item, that one is put on top', () => {
    const table = coach(
      `order clairvoyant: bagKey ring key key cloak
       brotherhood diplomat: goblet goblet goblet monocle dagger
       order doctor: key privilege gloves knives tome
       brotherhood alchemist: bagGoblet whip sextant mirror pearl`,
    ).play('0 use clairvoyant');
    expect(table.options(0)).toEqual(['top seal']);
    table.play('0 top seal', '0 offer bagKey 3', '3 accept pearl', '0 use bagKey');
    expect(table.hand(0)).toBe('cloak key key pearl ring seal');
  });

  test('[C50] [C28] a second look mixes what lay on top into the deck again', () => {
    const table = coach(
      `order clairvoyant: cloak key
       brotherhood doctor: goblet ring
       order priest: bagKey
       brotherhood thug: bagGoblet`,
    ).play(
      '0 use clairvoyant',
      '0 top seal pearl',
      '0 offer cloak 1',
      '1 accept ring',
      '0 use cloak',
      '0 become duellist',
    );
    table.play('1 offer cloak 2', '2 accept bagKey', '1 use cloak', '1 become clairvoyant', '2 use bagKey');
    expect([table.hand(2), table.state.top]).toEqual(['cloak seal', ['pearl']]);
    table.play(
      '2 spy 3',
      'turned bagGoblet',
      '3 spy 2',
      'turned cloak',
      '0 spy 2',
      'turned cloak',
      '1 use clairvoyant',
    );
    expect(table.told(1, 'foresaw').at(-1)!.items).toContain('pearl');
    expect(table.play('1 top tome whip').state.top).toEqual(['tome', 'whip']);
  });
});
