import { describe, expect, test } from 'vitest';
import type { Side } from '../../rules/model.ts';
import { coach } from './coach.ts';

type Supports = Readonly<Record<number, Side>>;
const SPLIT = { 2: 'attacker', 3: 'defender' } as const;

/** Seat 0 attacks seat 1; each holds these items beside what is always dealt. */
function duel(items: Readonly<Record<number, string>>, supports: Supports = SPLIT) {
  const hand = (seat: number) => items[seat] ?? '';
  return coach(
    `order thug: key ${hand(0)}
     brotherhood grandMaster: goblet ${hand(1)}
     order bodyguard: bagKey ${hand(2)}
     brotherhood alchemist: bagGoblet ${hand(3)}`,
  ).duel(0, 1, supports);
}

const ITEMS = [
  { item: 'dagger', by: 0, points: [3, 2] },
  { item: 'gloves', by: 1, points: [2, 3] },
  { item: 'knives', by: 2, points: [3, 2] },
  { item: 'whip', by: 3, points: [2, 3] },
] as const;

describe.each(ITEMS)('the $item', ({ item, by, points }) => {
  const turnOf = (seat: number, report = duel({ [seat]: item })) => {
    while (!report.asked.includes(seat)) report.play('all pass');
    return report;
  };

  test('[C35] counts one, is shown to all, and is taken back', () => {
    const table = turnOf(by).play(`${by} use ${item}`);
    expect(table.told('public', 'showed')).toMatchObject([{ by, item }]);
    expect(table.decide().told('public', 'decided')).toMatchObject([{ points }]);
    expect(table.state.items[by]).toContain(item);
  });

  test('[C35] once in a duel', () => {
    const table = turnOf(by).play(`${by} use ${item}`);
    expect(table.why(by, `use ${item}`)).toBe('C35 used-already');
  });

  test('[C35] is of no use to the other parts', () => {
    for (const other of [0, 1, 2, 3].filter((seat) => seat !== by)) {
      expect(turnOf(other).why(other, `use ${item}`)).toBe('C35 wrong-part');
    }
  });

  test('[C35] has to be in hand', () => {
    expect(turnOf(by, duel({})).why(by, `use ${item}`)).toBe('C10 not-in-hand');
  });
});

describe('items together', () => {
  test('[C35] Dagger and Thug, Gloves and Grand Master, Knives and Bodyguard, Whip', () => {
    const table = duel({ 0: 'dagger', 1: 'gloves', 2: 'knives', 3: 'whip' });
    table.play('0 use dagger', '0 use thug', '0 pass', '1 use gloves', '1 use grandMaster', '1 pass');
    table.play('2 use knives', '2 use bodyguard', '2 pass', '3 use whip').decide();
    expect(table.told('public', 'decided')).toMatchObject([{ points: [6, 5], winner: 'attacker', by: 'points' }]);
  });

  test('[C35] a supporter of the other side can’t use Knives or Whip', () => {
    const table = duel({ 2: 'knives whip' }, { 2: 'defender', 3: 'defender' }).play('0 pass', '1 pass');
    expect(table.why(2, 'use knives')).toBe('C35 wrong-part');
    expect(table.options(2, 'use')).toEqual(['use whip', 'use bodyguard']);
  });

  test('[C35] the attacker holding all of them uses only Dagger and Ring', () => {
    expect(duel({ 0: 'dagger gloves knives whip ring' }).options(0, 'use')).toEqual([
      'use dagger',
      'use ring',
      'use thug',
    ]);
  });

  test.each(['key', 'goblet', 'bagKey', 'monocle', 'privilege', 'tome', 'cloak', 'sextant', 'pearl', 'seal'])(
    '[C35] the %s is of no use in a duel',
    (item) => {
      const table = coach(
        `order thug: key goblet bagKey ${['key', 'goblet', 'bagKey'].includes(item) ? 'ring' : item}
         brotherhood grandMaster: goblet
         order bodyguard: dagger
         brotherhood alchemist: bagGoblet`,
      ).duel(0, 1, SPLIT);
      expect(table.why(0, `use ${item}`)).toBe('C35 no-duel-item');
    },
  );
});

describe('the Poisoned Ring', () => {
  test.each([
    [0, 'attacker', ['0 use ring']],
    [1, 'defender', ['0 pass', '1 use ring']],
  ] as const)('[C36] seat %i, the %s, shows it and wins the tie', (holder, winner, report) => {
    const table = duel({ [holder]: 'ring' })
      .play(...report)
      .decide();
    expect(table.told('public', 'decided')).toMatchObject([{ points: [2, 2], winner, by: 'ring' }]);
    expect([table.step, table.asked]).toEqual(['spoils', [holder]]);
    expect(table.state.items[holder]).toContain('ring');
  });

  test('[C36] not shown, it does nothing', () => {
    const table = duel({ 0: 'ring' }).decide();
    expect(table.told('public', 'decided')).toMatchObject([{ winner: null }]);
    expect(table.step).toBe('draw');
  });

  test('[C36] counts no point and breaks nothing but a tie', () => {
    const table = duel({ 0: 'ring', 1: 'gloves' }).play('0 use ring', '0 pass', '1 use gloves').decide();
    expect(table.told('public', 'decided')).toMatchObject([{ points: [2, 3], winner: 'defender', by: 'points' }]);
  });

  test('[C36] a supporter can’t use it', () => {
    const table = duel({ 2: 'ring' }).play('0 pass', '1 pass');
    expect(table.why(2, 'use ring')).toBe('C35 wrong-part');
  });

  test('[C36] [C34] a tie made with tokens and the Dagger is won as well', () => {
    const table = duel({ 0: 'dagger ring' }, { 2: 'attacker', 3: 'defender' });
    table.play('0 use dagger', '0 use ring', '0 pass', '1 use grandMaster').decide();
    expect(table.told('public', 'decided')).toMatchObject([{ points: [3, 3], winner: 'attacker', by: 'ring' }]);
  });

  test('[C36] [C48] the Alchemist’s word goes before it', () => {
    const table = duel({ 0: 'ring' }).play('0 use ring', '0 pass', '1 pass', '2 pass', '3 use alchemist defender');
    expect(table.told('public', 'decided')).toMatchObject([{ winner: 'defender', by: 'alchemist' }]);
  });
});
