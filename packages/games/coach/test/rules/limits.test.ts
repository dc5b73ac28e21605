import { describe, expect, test } from 'vitest';
import { coach } from './coach.ts';

const FULL = `order thug: bagKey dagger gloves knives key
  brotherhood doctor: goblet whip ring seal tome
  order priest: bagGoblet cloak
  brotherhood bodyguard: monocle
  order alchemist: key`;

describe('the hand limit', () => {
  const HANDS = 'bagKey key key key dagger gloves knives whip'.split(' ');
  const OTHERS = [
    'brotherhood doctor: goblet',
    'order priest: bagGoblet',
    'brotherhood thug: seal',
    'order alchemist: tome',
  ];

  test.each([
    [3, 8],
    [4, 6],
    [5, 5],
  ])('[C11] %i players may hold %i items, and draw the next one only to give one away', (seats, limit) => {
    const drawing = (items: number) =>
      coach([`order duellist: ${HANDS.slice(0, items).join(' ')}`, ...OTHERS.slice(0, seats - 1)].join('\n')).play(
        '0 offer bagKey 1',
        '1 accept goblet',
        '0 use bagKey',
        'turned ring',
      );
    expect(drawing(limit - 1)).toMatchObject({ step: 'act', asked: [1] });
    expect(drawing(limit)).toMatchObject({ step: 'gift', asked: [0] });
  });

  test('[C11] over the limit, an item of one’s choice goes at once to somebody below it', () => {
    const table = coach(FULL).play('0 offer bagKey 2', '2 accept cloak', '0 use bagKey', 'turned mirror');
    expect([table.step, table.asked]).toEqual(['gift', [0]]);
    const receivers = new Set(table.options(0).map((option) => option.split(' ')[2]));
    expect([...receivers]).toEqual(['2', '3', '4']);
    expect(table.why(0, 'give mirror 1')).toBe('C11 receiver-full');
    expect(table.why(0, 'give ring 2')).toBe('C10 not-in-hand');
    expect(table.why(0, 'give key 0')).toBe('C13 not-yourself');
    table.play('0 give mirror 3');
    expect([table.hand(0), table.hand(3)]).toEqual(['cloak dagger gloves key knives', 'mirror monocle']);
  });

  test('[C11] only giver and receiver know the gift', () => {
    const table = coach(FULL).play(
      '0 offer bagKey 2',
      '2 accept cloak',
      '0 use bagKey',
      'turned mirror',
      '0 give mirror 3',
    );
    for (const viewer of [0, 3]) expect(table.told(viewer, 'gave')).toMatchObject([{ by: 0, to: 3, item: 'mirror' }]);
    for (const viewer of [1, 2, 4, 'public'] as const) {
      expect(table.told(viewer, 'gave')).toMatchObject([{ by: 0, to: 3, item: null }]);
    }
  });

  test('[C11] a gift triggers nothing, and the trade’s other effect is still to come', () => {
    const table = coach(FULL).play('0 offer bagKey 2', '2 accept cloak', '0 use bagKey', 'turned sextant');
    table.play('0 give sextant 4');
    expect(table.told('public', 'read').map(({ item }) => item)).toEqual(['bagKey', 'cloak']);
    expect([table.step, table.asked]).toEqual(['effect', [2]]);
  });

  test('[C11] a chain of gifts: the Bag’s draw, the Priest’s pay and the spoils, each over the limit', () => {
    const table = coach(
      `order thug: bagKey dagger gloves knives key
       brotherhood doctor: goblet whip ring seal
       order priest: bagGoblet cloak tome sextant privilege
       brotherhood bodyguard: monocle
       order alchemist: key`,
    );
    table.play('0 offer bagKey 3', '3 accept monocle', '0 use bagKey', 'turned mirror', '0 give mirror 1', '3 pass');
    expect(table.state.items.map((hand) => hand.length)).toEqual([5, 5, 5, 1, 1]);
    table.play('1 attack 0', '0 pass', '2 use priest', '3 pass', '4 pass', '1 pay mirror');
    expect([table.step, table.asked]).toEqual(['gift', [2]]);
    table.play('2 give mirror 4');
    table.duel(2, 4, { 0: 'attacker', 1: 'attacker', 3: 'defender' }).decide().play('2 search', '2 take mirror');
    expect([table.step, table.asked]).toEqual(['gift', [2]]);
    expect(table.options(2).every((option) => /[134]$/.test(option))).toBe(true);
    table.play('2 give mirror 3');
    expect([table.hand(3), table.asked]).toEqual(['bagKey mirror', [3]]);
  });
});

describe('nobody without an item', () => {
  const ONE_EACH = `order thug: key
    brotherhood doctor: goblet
    order priest: bagKey
    brotherhood bodyguard: bagGoblet`;

  test('[C12] the winner who took the last item gives one back', () => {
    const table = coach(ONE_EACH).duel(0, 1, { 2: 'attacker', 3: 'attacker' }).decide();
    table.play('0 search', '0 take goblet');
    expect(table.options(0)).toEqual(['return goblet', 'return key']);
    table.play('0 return goblet');
    expect([table.hand(0), table.hand(1)]).toEqual(['key', 'goblet']);
  });

  test('[C12] an attacker with one item has nothing to pay the Priest with', () => {
    const table = coach(ONE_EACH).play('0 attack 1', '1 pass', '2 use priest', '3 pass');
    expect([table.hand(0), table.asked]).toEqual(['key', [1]]);
  });
});
