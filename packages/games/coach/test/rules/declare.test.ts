import { describe, expect, test } from 'vitest';
import { coach, type Position } from './coach.ts';

const four = (hands: readonly [string, string, string, string], position?: Position) =>
  coach(
    `order thug: ${hands[0]}
     brotherhood doctor: ${hands[1]}
     order priest: ${hands[2]}
     brotherhood alchemist: ${hands[3]}`,
    position,
  );

/** All 21 items are held: the deck is empty. */
const EMPTY_DECK = [
  'bagKey ring key cloak dagger',
  'goblet goblet monocle privilege gloves',
  'key key seal knives tome',
  'bagGoblet goblet whip sextant mirror pearl',
] as const;

describe('who may declare', () => {
  test('[C39] whoever holds a Key of the Order or a Goblet of the Brotherhood, of their own society', () => {
    const table = four(['key', 'goblet', 'bagKey', 'bagGoblet']);
    expect(table.options(0, 'declare')).toEqual([
      'declare alone',
      ...['1', '2', '1 2', '3', '1 3', '2 3', '1 2 3'].map((named) => `declare ${named}`),
    ]);
    expect(four(['key', 'goblet', 'bagKey', 'bagGoblet'], { active: 1 }).options(1, 'declare')).toHaveLength(8);
  });

  test('[C39] not with the other society’s items', () => {
    const table = four(['goblet', 'key', 'bagKey', 'bagGoblet']);
    expect(table.why(0, 'declare alone')).toBe('C39 no-treasure');
    expect(four(['goblet', 'key', 'bagKey', 'bagGoblet'], { active: 1 }).why(1, 'declare 3')).toBe('C39 no-treasure');
  });

  test('[C39] not with the Black Pearl in hand', () => {
    const table = four(['key key key pearl', 'goblet', 'bagKey', 'bagGoblet']);
    expect(table.options(0, 'declare')).toEqual([]);
    expect(table.why(0, 'declare alone')).toBe('C39 holds-pearl');
  });

  test('[C40] a Bag is no Key while the deck lasts', () => {
    const table = four(['bagKey', 'goblet', 'key', 'bagGoblet']);
    expect(table.why(0, 'declare 2')).toBe('C40 bag-not-yet');
    const short = four(['key key bagKey', 'goblet', 'whip', 'bagGoblet']).play('0 declare alone');
    expect(short.ending).toBe('failed 1 3');
  });

  test('[C40] with an empty deck it counts as its Key or Goblet', () => {
    const table = four(EMPTY_DECK).play('0 declare 2'); // a Key and its Bag, and two Keys
    expect(table.ending).toBe('declared 0 2');
    const bags = four(
      [
        'bagKey ring monocle cloak dagger',
        'goblet goblet privilege gloves whip',
        'key key key seal knives',
        'bagGoblet goblet tome sextant mirror pearl',
      ],
      { active: 0 },
    );
    expect(bags.play('0 declare 2').ending).toBe('declared 0 2');
  });

  test('[C40] the other society’s Bag counts for nothing', () => {
    const table = four([
      'bagGoblet key ring cloak dagger',
      'goblet goblet monocle privilege gloves',
      'key seal knives tome mirror',
      'bagKey goblet key whip sextant pearl',
    ]);
    expect(table.play('0 declare 2').ending).toBe('failed 1 3'); // two Keys
  });
});

describe('a declaration', () => {
  test('[C41] opens the cards, and says who was named', () => {
    const table = four(['key key', 'goblet', 'bagKey key', 'bagGoblet']).play('0 declare 2');
    expect(table.told('public', 'over')).toMatchObject([
      {
        named: [2],
        societies: ['order', 'brotherhood', 'order', 'brotherhood'],
        professions: ['thug', 'doctor', 'priest', 'alchemist'],
        items: [['key', 'key'], ['goblet'], ['bagKey', 'key'], ['bagGoblet']],
      },
    ]);
  });

  test('[C41] only others can be named', () => {
    const table = four(['key key', 'goblet', 'bagKey key', 'bagGoblet']);
    expect(table.why(0, 'declare 0')).toBe('C13 not-yourself');
    expect(table.why(0, 'declare 4')).toBe('C13 no-such-seat');
  });

  test('[C42] three Keys alone: nobody is named', () => {
    expect(four(['key key key', 'goblet', 'bagKey', 'bagGoblet']).play('0 declare alone').ending).toBe('declared 0 2');
  });

  test('[C42] three Goblets of two members', () => {
    const table = four(['key', 'goblet goblet', 'bagKey', 'bagGoblet goblet'], { active: 3 });
    expect(table.play('3 declare 1').ending).toBe('declared 1 3');
  });

  test('[C42] a named member without one of the items spoils it', () => {
    expect(four(['key key key', 'goblet', 'bagKey', 'bagGoblet']).play('0 declare 2').ending).toBe('failed 1 3');
  });

  test('[C42] so does a holder of the other society', () => {
    expect(four(['key key', 'goblet key', 'bagKey', 'bagGoblet']).play('0 declare 1').ending).toBe('failed 1 3');
  });

  test('[C42] two are too few with an even number of players', () => {
    expect(four(['key key', 'goblet', 'bagKey', 'bagGoblet']).play('0 declare alone').ending).toBe('failed 1 3');
  });

  test('[C42] not every member needs to be named', () => {
    const six = coach(
      `order thug: key key
       brotherhood doctor: goblet
       order priest: key
       brotherhood alchemist: bagGoblet
       order duellist: bagKey
       brotherhood diplomat: ring`,
    );
    expect(six.play('0 declare 2').ending).toBe('declared 0 2 4');
  });

  const five = (societies: readonly string[], position?: Position) =>
    coach(
      ['thug: key', 'doctor: goblet', 'priest: key bagKey', 'alchemist: bagGoblet', 'duellist: goblet']
        .map((line, seat) => `${societies[seat]} ${line}`)
        .join('\n'),
      position,
    );
  const FEW = ['order', 'brotherhood', 'order', 'brotherhood', 'brotherhood'];
  const MANY = ['order', 'brotherhood', 'order', 'brotherhood', 'order'];

  test('[C43] with an odd number of players two are enough for the minority', () => {
    expect(five(FEW).play('0 declare 2').ending).toBe('declared 0 2');
  });

  test('[C43] and not for the majority', () => {
    expect(five(MANY).play('0 declare 2').ending).toBe('failed 1 3');
    expect(five(FEW, { active: 1 }).play('1 declare 4').ending).toBe('failed 0 2');
  });

  test('[C43] nobody is told which it is: before it ends, both are offered the same', () => {
    expect(five(FEW).options(0, 'declare')).toEqual(five(MANY).options(0, 'declare'));
    expect(five(FEW).view('public')).toEqual(five(MANY).view('public'));
  });

  test('[C44] success: all members win, named or not; failure: all of the other society', () => {
    const table = four(['key key key', 'goblet', 'bagKey', 'bagGoblet']).play('0 declare alone');
    expect(table.payoffs).toEqual([1, -1, 1, -1]);
    const wrong = four(['key', 'goblet', 'bagKey', 'bagGoblet']).play('0 declare alone');
    expect(wrong.payoffs).toEqual([-1, 1, -1, 1]);
    expect(wrong.why(1, 'spy 0')).toBe('C44 game-over');
  });
});

describe('the Seal of the Lodge', () => {
  test('[C45] with three Keys and Goblets in any mix its holder wins alone', () => {
    const table = four(['seal key goblet goblet', 'goblet', 'bagKey key', 'bagGoblet']).play('0 declare seal');
    expect([table.ending, table.payoffs]).toEqual(['seal 0', [1, -1, -1, -1]]);
  });

  test('[C45] is offered only when it is true', () => {
    expect(four(['seal key goblet', 'goblet', 'bagKey', 'bagGoblet']).why(0, 'declare seal')).toBe('C45 seal-too-few');
    expect(four(['key key goblet', 'goblet', 'bagKey', 'bagGoblet']).why(0, 'declare seal')).toBe('C45 no-seal');
    expect(four(['goblet', 'key', 'bagKey', 'bagGoblet']).why(0, 'declare seal')).toBe('C45 no-seal');
    expect(four(['seal whip', 'goblet', 'bagKey key', 'bagGoblet']).why(0, 'declare seal')).toBe('C45 seal-too-few');
  });

  test('[C45] the Black Pearl doesn’t prevent it', () => {
    const table = four(['seal pearl key key goblet', 'goblet', 'bagKey', 'bagGoblet']);
    expect(table.options(0, 'declare')).toEqual(['declare seal']);
    expect(table.play('0 declare seal').ending).toBe('seal 0');
    expect(four(['seal pearl key', 'goblet', 'bagKey', 'bagGoblet']).why(0, 'declare seal')).toBe('C45 seal-too-few');
  });

  test('[C45] [C40] Bags count for it while the deck is empty', () => {
    expect(four(['seal bagKey key goblet', 'goblet', 'ring', 'bagGoblet']).why(0, 'declare seal')).toBe(
      'C45 seal-too-few',
    );
    const empty = four([
      'seal bagKey bagGoblet key cloak',
      'goblet goblet monocle privilege gloves',
      'key key ring knives tome',
      'dagger goblet whip sextant mirror pearl',
    ]);
    expect(empty.play('0 declare seal').ending).toBe('seal 0');
  });

  test('[C45] members of the holder’s own society lose too', () => {
    const table = four(['seal key key key', 'goblet', 'bagKey', 'bagGoblet']).play('0 declare seal');
    expect(table.payoffs).toEqual([1, -1, -1, -1]);
  });
});
