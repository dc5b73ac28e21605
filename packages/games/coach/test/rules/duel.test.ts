import { describe, expect, test } from 'vitest';
import { coach, unarmed } from './coach.ts';

const SPLIT = { 2: 'attacker', 3: 'defender' } as const;

describe('an attack', () => {
  test('[C30] on another player, whom all know', () => {
    expect(unarmed().options(0, 'attack')).toEqual(['attack 1', 'attack 2', 'attack 3']);
    expect(unarmed().why(0, 'attack 0')).toBe('C13 not-yourself');
    expect(unarmed().play('0 attack 1').told('public', 'attacked')).toMatchObject([{ by: 0, to: 1 }]);
  });

  test('[C30] [C33] a sword for the attacker, a shield for the defender, and one for each supporter', () => {
    const table = unarmed().duel(0, 1, SPLIT).decide();
    expect(table.told('public', 'decided')).toMatchObject([{ points: [2, 2], winner: null, by: 'points' }]);
    const all = unarmed().duel(0, 1, { 2: 'attacker', 3: 'attacker' }).decide();
    expect(all.told('public', 'decided')).toMatchObject([{ points: [3, 1], winner: 'attacker' }]);
  });

  test('[C31] every other player supports one of the two, in secret, all shown at once', () => {
    const table = unarmed().play('0 attack 1').until('support');
    expect(table.asked).toEqual([2, 3]);
    expect(table.options(2)).toEqual(['support attacker', 'support defender']);
    table.play('2 support attacker');
    expect(table.told('public', 'supported')).toEqual([]);
    for (const viewer of [0, 1, 3, 'public'] as const) {
      expect(table.view(viewer).duel!.support).toEqual([null, null, null, null]);
    }
    table.play('3 support defender');
    expect(table.told('public', 'supported')).toMatchObject([{ support: [null, null, 'attacker', 'defender'] }]);
  });

  test('[C31] abstaining isn’t possible, and the two who fight don’t support', () => {
    const table = unarmed().play('0 attack 1').until('support');
    expect(table.why(2, 'pass')).toBe('C31 no-abstaining');
    expect(table.why(1, 'support defender')).toBe('C13 not-your-turn');
  });
});

describe('rounds of priority', () => {
  test('[C32] from the attacker to the left, until all have passed in a row', () => {
    const table = unarmed().duel(0, 1, SPLIT);
    for (const seat of [0, 1, 2, 3]) {
      expect([table.step, table.asked]).toEqual(['priority', [seat]]);
      table.play(`${seat} pass`);
    }
    expect(table.told('public', 'decided')).toHaveLength(1);
  });

  test('[C32] from any attacker, past the last seat', () => {
    const table = unarmed({ active: 2 }).duel(2, 0, { 1: 'attacker', 3: 'attacker' }).play('2 pass', '3 pass');
    expect(table.asked).toEqual([0]);
  });

  test('[C32] whoever adds something may add more, and all may answer it', () => {
    const table = unarmed({ tokens: [1, 1, 1, 1] })
      .duel(0, 1, SPLIT)
      .play('0 pass', '1 pass', '2 pass', '3 use 1 token');
    expect(table.asked).toEqual([3]);
    table.play('3 pass', '0 use 1 token', '0 pass', '1 pass', '2 pass');
    expect(table.asked).toEqual([3]);
    table.play('3 pass');
    expect(table.told('public', 'decided')).toMatchObject([{ points: [3, 3] }]);
  });

  test('[C32] things are used for the own side only', () => {
    const table = unarmed({ tokens: [0, 0, 2, 1] }).duel(0, 1, SPLIT);
    table.play('0 pass', '1 pass', '2 use 2 tokens', '2 pass', '3 use 1 token').decide();
    expect(table.told('public', 'decided')).toMatchObject([{ points: [4, 3] }]);
  });

  test('[C33] a supporter’s character counts for the side it is on', () => {
    const table = unarmed().duel(0, 1, { 2: 'defender', 3: 'defender' }).decide();
    expect(table.told('public', 'decided')).toMatchObject([{ points: [1, 3], winner: 'defender' }]);
  });
});

describe('duel tokens', () => {
  test('[C34] count one each, any number at once, and go back to the stack', () => {
    const table = unarmed({ tokens: [3, 0, 0, 0] }).duel(0, 1, SPLIT);
    expect(table.options(0)).toEqual(['use 1 token', 'use 2 tokens', 'use 3 tokens', 'pass']);
    table.play('0 use 2 tokens');
    expect(table.state).toMatchObject({ tokens: [1, 0, 0, 0], stack: 11 });
    expect(table.told('public', 'spent')).toMatchObject([{ by: 0, count: 2 }]);
    expect(table.decide().told('public', 'decided')).toMatchObject([{ points: [4, 2], winner: 'attacker' }]);
  });

  test('[C34] no more than one has', () => {
    const table = unarmed({ tokens: [1, 0, 0, 0] }).duel(0, 1, SPLIT);
    expect(table.why(0, 'use 2 tokens')).toBe('C34 too-few-tokens');
    expect(table.play('0 use 1 token').why(0, 'use 1 token')).toBe('C34 too-few-tokens');
  });

  test('[C34] [C17] a token from a refusal is used in a later duel', () => {
    const table = unarmed().play('0 offer key 1', '1 refuse', '1 spy 0', 'turned key');
    table.duel(2, 3, { 0: 'attacker', 1: 'defender' }).play('2 pass', '3 pass', '0 use 1 token').decide();
    expect(table.told('public', 'decided')).toMatchObject([{ points: [3, 2] }]);
    expect(table.state).toMatchObject({ tokens: [0, 0, 0, 0], stack: 12 });
  });
});

describe('a tie', () => {
  test('[C38] the attacker draws an item that nobody else sees', () => {
    const table = unarmed().duel(0, 1, SPLIT).decide().play('turned ring');
    expect([table.hand(0), table.asked]).toEqual(['key ring seal', [1]]);
    expect(table.told(0, 'drew')).toMatchObject([{ item: 'ring' }]);
    expect(table.told(1, 'drew')).toMatchObject([{ by: 0, item: null }]);
  });

  test('[C38] not with an empty deck', () => {
    const table = coach(
      `order clairvoyant: bagKey ring key key cloak
       brotherhood diplomat: goblet goblet goblet monocle dagger
       order doctor: key privilege gloves knives tome
       brotherhood alchemist: bagGoblet whip sextant mirror pearl seal`,
    );
    table.duel(0, 1, SPLIT).decide();
    expect([table.told('public', 'drew'), table.asked]).toEqual([[], [1]]);
  });

  test('[C38] [C11] over the limit, the drawn item or another is given away', () => {
    const table = coach(
      `order clairvoyant: key ring cloak dagger gloves knives
       brotherhood diplomat: goblet tome
       order doctor: bagKey
       brotherhood alchemist: bagGoblet`,
    );
    table.duel(0, 1, SPLIT).decide().play('turned seal', '0 give seal 2');
    expect(table.hand(2)).toBe('bagKey seal');
  });

  test('[C38] [C50] the item drawn is the one that a Clairvoyant put on top', () => {
    const table = unarmed().play('0 use clairvoyant', '0 top pearl ring').duel(0, 1, SPLIT).decide();
    expect(table.hand(0)).toBe('key pearl seal');
  });
});
