import { describe, expect, test } from 'vitest';
import { coach, type Position } from './coach.ts';

const ride = (position?: Position) =>
  coach(
    `order thug: key ring
     brotherhood doctor: goblet whip
     order priest: bagKey
     brotherhood bodyguard: bagGoblet pearl mirror`,
    position,
  );

describe('an offer', () => {
  test('[C15] lies face down: the partner alone looks at it', () => {
    const table = ride().play('0 offer ring 1');
    expect(table.told(1, 'offered')).toMatchObject([{ by: 0, to: 1, item: 'ring' }]);
    for (const viewer of [2, 3, 'public'] as const) {
      expect(table.told(viewer, 'offered')).toMatchObject([{ by: 0, to: 1, item: null }]);
      expect(table.view(viewer).offer).toEqual({ by: 0, to: 1, item: null });
    }
    expect(table.view(1).offer).toEqual({ by: 0, to: 1, item: 'ring' });
  });

  test('[C15] is accepted or refused', () => {
    const table = ride().play('0 offer ring 1');
    expect(table.asked).toEqual([1]);
    expect(table.options(1)).toEqual(['accept goblet', 'accept whip', 'refuse']);
  });

  test('[C16] accepted: the partner keeps it and gives another of theirs, which can’t be declined', () => {
    const table = ride().play('0 offer ring 1', '1 accept whip');
    expect([table.hand(0), table.hand(1)]).toEqual(['key whip', 'goblet ring']);
    expect(table.asked).toEqual([1]); // the next turn: nobody asked the proposer
  });

  test('[C16] the offered item itself is no answer', () => {
    expect(ride().play('0 offer ring 1').why(1, 'accept ring')).toBe('C10 not-in-hand');
  });

  test('[C17] refused: it goes back unread, and the proposer takes a token', () => {
    const table = ride().play('0 offer ring 1', '1 refuse');
    expect([table.hand(0), table.hand(1)]).toEqual(['key ring', 'goblet whip']);
    expect(table.state).toMatchObject({ tokens: [1, 0, 0, 0], stack: 11 });
    expect(table.told('public', 'refused')).toMatchObject([{ by: 1, to: 0, token: true }]);
    expect(table.told(2, 'read')).toEqual([]);
  });

  test('[C17] a refused Bag has no effect', () => {
    const table = ride({ active: 2 }).play('2 offer bagKey 1', '1 refuse');
    expect([table.hand(2), table.state.deck.length, table.step]).toEqual(['bagKey', 13, 'act']);
  });

  test('[C17] without a token in the stack there is none to take', () => {
    const table = ride({ tokens: [0, 12, 0, 0] }).play('0 offer ring 1', '1 refuse');
    expect(table.state).toMatchObject({ tokens: [0, 12, 0, 0], stack: 0 });
    expect(table.told('public', 'refused')).toMatchObject([{ token: false }]);
  });

  test('[C21] items without an effect change hands unread', () => {
    const table = ride().play('0 offer key 1', '1 accept goblet');
    for (const viewer of [2, 3, 'public'] as const) {
      expect(table.told(viewer, 'traded')).toMatchObject([{ by: 0, to: 1, gave: null, got: null }]);
      expect(table.told(viewer, 'read')).toEqual([]);
    }
    for (const party of [0, 1]) expect(table.told(party, 'traded')).toMatchObject([{ gave: 'key', got: 'goblet' }]);
  });

  test.each(['key', 'goblet', 'dagger', 'gloves', 'knives', 'whip', 'ring', 'pearl', 'seal'])(
    '[C21] %s has no trade effect',
    (item) => {
      const table = coach(
        `order thug: ${item} key
         brotherhood doctor: goblet
         order priest: bagKey
         brotherhood bodyguard: bagGoblet`,
      ).play(`0 offer ${item} 1`, '1 accept goblet');
      expect([table.step, table.asked]).toEqual(['act', [1]]);
      expect(table.told('public', 'read')).toEqual([]);
    },
  );
});

describe('bag for bag', () => {
  test('[C18] the answer to a Bag can’t be the other Bag', () => {
    const table = ride({ active: 2 }).play('2 offer bagKey 3');
    expect(table.options(3)).toEqual(['accept mirror', 'accept pearl', 'refuse']);
    expect(table.why(3, 'accept bagGoblet')).toBe('C18 no-bag-for-bag');
  });

  test('[C18] whoever holds only a Bag must refuse the other one', () => {
    const table = ride({ active: 3 }).play('3 offer bagGoblet 2');
    expect(table.options(2)).toEqual(['refuse']);
    expect(table.why(2, 'accept bagKey')).toBe('C18 no-bag-for-bag');
    expect(table.play('2 refuse').state.tokens[3]).toBe(1);
  });

  test('[C18] a Bag answers everything else', () => {
    expect(ride().play('0 offer key 2').options(2)).toEqual(['accept bagKey', 'refuse']);
  });
});

describe('what can’t be refused', () => {
  test.each(['pearl', 'mirror'])('[C19] the %s', (item) => {
    const table = ride({ active: 3 }).play(`3 offer ${item} 2`);
    expect(table.options(2)).toEqual(['accept bagKey']);
    expect(table.why(2, 'refuse')).toBe('C19 cannot-be-refused');
    expect(table.play('2 accept bagKey').hand(2)).toBe(item);
  });

  test('[C19] the Black Pearl given away no longer bars its holder’s declaration', () => {
    const pearl = (active: number) =>
      coach(
        `order thug: key pearl
         brotherhood doctor: goblet
         order priest: bagKey
         brotherhood bodyguard: bagGoblet`,
        { active },
      );
    expect(pearl(0).why(0, 'declare alone')).toBe('C39 holds-pearl');
    const table = pearl(0).play('0 offer pearl 1', '1 accept goblet');
    expect(table.hand(1)).toBe('pearl');
    expect(table.why(1, 'declare alone')).toBe('C39 holds-pearl');
    table.play('1 spy 0', 'turned key', '2 spy 0', 'turned key', '3 spy 0', 'turned key');
    expect(table.why(0, 'declare alone')).toBeUndefined();
  });

  test('[C19] with three players the Black Pearl isn’t used at all', () => {
    const table = coach('order thug: key ring\nbrotherhood doctor: goblet bagKey\norder priest: bagGoblet whip');
    expect(table.why(0, 'offer pearl 1')).toBe('C7 not-in-game');
  });

  test('[C19] the answer to what can’t be refused may be the other such item', () => {
    const table = coach(
      `order thug: key pearl
       brotherhood doctor: goblet mirror
       order priest: bagKey
       brotherhood bodyguard: bagGoblet`,
    ).play('0 offer pearl 1', '1 accept mirror');
    expect([table.hand(0), table.hand(1), table.asked]).toEqual(['key mirror', 'goblet pearl', [1]]);
  });
});
