import { describe, expect, test } from 'vitest';
import { coach, type Position } from './coach.ts';

/** Seat 0 gives this item to seat 1, for a Goblet unless said otherwise. */
const given = (item: string, position?: Position, answer = 'goblet') =>
  coach(
    `order thug: ${item} ring
     brotherhood doctor: ${[...new Set(['goblet', 'whip', answer])].join(' ')}
     order priest: bagKey key
     brotherhood bodyguard: bagGoblet`,
    position,
  ).play(`0 offer ${item} 1`, `1 accept ${answer}`);

describe('the Monocle', () => {
  test('[C25] its giver looks at the partner’s society', () => {
    const table = given('monocle').play('0 use monocle');
    expect(table.told(0, 'sawSociety')).toMatchObject([{ by: 0, to: 1, society: 'brotherhood' }]);
    expect(table.told(2, 'sawSociety')).toMatchObject([{ by: 0, to: 1, society: null }]);
    expect(table.told('public', 'sawSociety')).toMatchObject([{ society: null }]);
  });

  test('[C25] can’t be used as anything else, nor without a trade', () => {
    expect(given('monocle').why(0, 'use privilege')).toBe('C20 other-effect');
    const table = coach('order thug: key monocle\nbrotherhood doctor: goblet bagKey\norder priest: bagGoblet whip');
    expect(table.why(0, 'use monocle')).toBe('C13 not-now');
    expect(table.duel(0, 1, { 2: 'attacker' }).why(0, 'use monocle')).toBe('C35 no-duel-item');
  });

  test('[C25] [C27] before the Tome in answer: the society stays, the professions change', () => {
    const table = given('monocle', {}, 'tome').play('0 use monocle', '1 use tome');
    expect(table.told(0, 'sawSociety')).toMatchObject([{ society: 'brotherhood' }]);
    expect(table.state.societies.slice(0, 2)).toEqual(['order', 'brotherhood']);
    expect(table.state.professions.slice(0, 2)).toEqual([
      { is: 'doctor', open: false },
      { is: 'thug', open: false },
    ]);
  });
});

describe('the Privilege', () => {
  test('[C26] its giver looks at all the partner’s items, what was just given among them', () => {
    const table = given('privilege').play('0 use privilege');
    expect(table.told(0, 'sawItems')).toMatchObject([{ by: 0, to: 1, items: ['privilege', 'whip'] }]);
    expect(table.told(2, 'sawItems')).toMatchObject([{ by: 0, to: 1, items: null }]);
    expect(table.told('public', 'sawItems')).toMatchObject([{ items: null }]);
  });

  test('[C26] nothing changes hands, and it can’t be used as the Cloak', () => {
    const table = given('privilege');
    expect(table.why(0, 'use cloak')).toBe('C20 other-effect');
    expect(table.play('0 use privilege').hand(1)).toBe('privilege whip');
  });

  test('[C26] [C29] after the Sextant it shows the hand as it is by then', () => {
    const table = given('sextant', {}, 'privilege').play('0 sextant left');
    table.play('0 hand ring', '1 hand sextant', '2 hand key', '3 hand bagGoblet', '1 use privilege');
    expect(table.told(1, 'sawItems')).toMatchObject([{ by: 1, to: 0, items: ['bagGoblet', 'privilege'] }]);
  });
});

describe('the Tome', () => {
  test('[C27] the two swap professions; only they know which', () => {
    const table = given('tome').play('0 use tome');
    expect(table.state.professions.map(({ is }) => is)).toEqual(['doctor', 'thug', 'priest', 'bodyguard']);
    for (const party of [0, 1]) expect(table.told(party, 'swapped')).toMatchObject([{ gave: 'thug', got: 'doctor' }]);
    expect(table.told('public', 'swapped')).toMatchObject([{ by: 0, to: 1, gave: null, got: null }]);
  });

  test('[C27] open professions are face down again, and work again for whoever has them now [C46]', () => {
    const table = given('tome', { open: [0, 1, 2] });
    expect(table.view('public').open).toEqual(['thug', 'doctor', 'priest', null]);
    table.play('0 use tome');
    expect(table.view('public').open).toEqual([null, null, 'priest', null]);
    table.duel(1, 3, { 0: 'defender', 2: 'attacker' }).until('doctor');
    expect(table.options(0)).toEqual(['use doctor', 'pass']);
  });

  test('[C27] left alone, all stays open', () => {
    const table = given('tome', { open: [0, 1] }).play('0 pass');
    expect(table.view('public').open).toEqual(['thug', 'doctor', null, null]);
  });

  test('[C27] [C28] then the Cloak: the profession just got goes to the unused', () => {
    const table = given('tome', {}, 'cloak').play('0 use tome', '1 use cloak', '1 become duellist');
    expect(table.state.professions.slice(0, 2).map(({ is }) => is)).toEqual(['doctor', 'duellist']);
    expect(table.state.unused).toContain('thug');
    expect(given('tome').why(0, 'become priest')).toBe('C13 not-now');
  });
});

describe('the Cloak', () => {
  const UNUSED = ['alchemist', 'clairvoyant', 'diplomat', 'duellist', 'grandMaster', 'hypnotist'];

  test('[C28] its giver looks through the unused professions and takes one, unseen by others', () => {
    const table = given('cloak').play('0 use cloak');
    expect(table.told(0, 'browsed')).toMatchObject([{ by: 0, professions: UNUSED }]);
    expect(table.told(1, 'browsed')).toMatchObject([{ by: 0, professions: null }]);
    table.play('0 become alchemist');
    expect(table.state.professions[0]).toEqual({ is: 'alchemist', open: false });
    expect(table.state.unused).toContain('thug');
    expect(table.told(0, 'became')).toMatchObject([{ profession: 'alchemist' }]);
    expect(table.told('public', 'became')).toMatchObject([{ by: 0, profession: null }]);
  });

  test('[C28] taking none is allowed; what somebody has can’t be taken', () => {
    const table = given('cloak').play('0 use cloak');
    expect(table.options(0)).toEqual([...UNUSED.map((profession) => `become ${profession}`), 'pass']);
    expect(table.why(0, 'become priest')).toBe('C28 not-unused');
    table.play('0 pass');
    expect([table.state.professions[0]!.is, table.asked]).toEqual(['thug', [1]]);
    expect(table.told('public', 'kept')).toMatchObject([{ by: 0 }]);
  });

  test('[C28] an open profession changed for another is face down; kept, it stays open', () => {
    const open = { open: [0] };
    expect(given('cloak', open).play('0 use cloak', '0 become diplomat').view(1).open[0]).toBeNull();
    expect(given('cloak', open).play('0 use cloak', '0 pass').view(1).open[0]).toBe('thug');
  });

  test('[C28] [C46] a spent profession that was put among the unused works again for the next who takes it', () => {
    const table = coach(
      `order priest: cloak ring
       brotherhood doctor: goblet
       order thug: bagKey key
       brotherhood bodyguard: bagGoblet`,
      { open: [0] },
    );
    table.play('0 offer cloak 1', '1 accept goblet', '0 use cloak', '0 become diplomat');
    table.play('1 offer cloak 2', '2 accept key', '1 use cloak', '1 become priest');
    table.play('2 attack 3', '0 pass');
    expect(table.options(1)).toEqual(['use priest', 'pass']);
  });
});

describe('the Sextant', () => {
  test('[C29] to the left: everybody hands an item to the next seat at the same time', () => {
    const table = given('sextant').play('0 sextant left');
    expect(table.asked).toEqual([0, 1, 2, 3]);
    table.play('3 hand bagGoblet', '0 hand ring', '2 hand key', '1 hand whip');
    expect([0, 1, 2, 3].map((seat) => table.hand(seat))).toEqual([
      'bagGoblet goblet',
      'ring sextant',
      'bagKey whip',
      'key',
    ]);
  });

  test('[C29] to the right: to the seat before', () => {
    const table = given('sextant').play(
      '0 sextant right',
      '0 hand ring',
      '1 hand whip',
      '2 hand key',
      '3 hand bagGoblet',
    );
    expect([0, 1, 2, 3].map((seat) => table.hand(seat))).toEqual([
      'goblet whip',
      'key sextant',
      'bagGoblet bagKey',
      'ring',
    ]);
  });

  test('[C29] no effect is triggered, and each learns only what they gave and got', () => {
    const table = given('sextant').play(
      '0 sextant left',
      '0 hand ring',
      '1 hand sextant',
      '2 hand bagKey',
      '3 hand bagGoblet',
    );
    expect([table.step, table.asked]).toEqual(['act', [1]]);
    expect(table.told('public', 'read').map(({ item }) => item)).toEqual(['sextant']);
    expect(table.told(0, 'passed')).toMatchObject([{ items: ['ring', null, null, 'bagGoblet'] }]);
    expect(table.told(2, 'passed')).toMatchObject([{ items: [null, 'sextant', 'bagKey', null] }]);
    expect(table.told('public', 'passed')).toMatchObject([{ to: 'left', items: [null, null, null, null] }]);
  });

  test('[C29] only an own item can be handed on, and a Bag may meet the other Bag', () => {
    const table = given('sextant').play('0 sextant left');
    expect(table.why(3, 'hand key')).toBe('C10 not-in-hand');
    expect(table.options(3)).toEqual(['hand bagGoblet']);
    table.play('0 hand ring', '1 hand whip', '2 hand bagKey', '3 hand bagGoblet');
    expect([table.hand(3), table.hand(0)]).toEqual(['bagKey', 'bagGoblet goblet']);
  });
});
