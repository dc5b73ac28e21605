import { describe, expect, test } from 'vitest';
import { coach, type Position } from './coach.ts';

/** Professions by seat; seat 0 attacks seat 1. */
const ride = (professions: string, position?: Position) => {
  const [a, b, c, d] = professions.split(' ') as [string, string, string, string];
  return coach(
    `order ${a}: key ring
     brotherhood ${b}: goblet tome
     order ${c}: bagKey knives
     brotherhood ${d}: bagGoblet`,
    position,
  );
};
const SPLIT = { 2: 'attacker', 3: 'defender' } as const;

describe('the Duellist', () => {
  test.each([
    [0, 'duellist priest thug alchemist', [2, 1]],
    [1, 'priest duellist thug alchemist', [1, 2]],
  ] as const)('[C48] seat %i: nobody may support, and one more', (seat, professions, points) => {
    const table = ride(professions).play('0 attack 1').until('duellist');
    table.play(`${seat} use duellist`, 'all pass').decide();
    expect(table.told('public', 'supported')).toEqual([]);
    expect(table.told('public', 'decided')).toMatchObject([{ points }]);
  });

  test('[C48] those who may not support can’t use tokens or items either', () => {
    const table = ride('duellist priest thug alchemist', { tokens: [0, 0, 2, 2] })
      .play('0 attack 1')
      .until('duellist');
    table.play('0 use duellist', '1 pass', '0 pass', '1 pass');
    expect(table.asked).toEqual([2]); // who might be the Alchemist, for all that the others know
    expect(table.options(2)).toEqual(['pass']);
    expect(table.why(2, 'use knives')).toBe('C47 not-on-a-side');
    expect(table.why(2, 'use 1 token')).toBe('C47 not-on-a-side');
    expect(table.play('2 pass').options(3)).toEqual(['use alchemist attacker', 'use alchemist defender', 'pass']);
  });

  test('[C48] not as a supporter, not after the supports, and once', () => {
    const bystander = ride('thug priest duellist alchemist').play('0 attack 1').until('duellist');
    expect([bystander.asked, bystander.why(2, 'use duellist')]).toEqual([[0, 1], 'C13 not-your-turn']);
    expect(ride('duellist priest thug alchemist').duel(0, 1, SPLIT).why(0, 'use duellist')).toBe('C51 other-window');
    const spent = ride('duellist priest thug alchemist', { open: [0] }).duel(0, 1, SPLIT);
    expect(spent.why(0, 'use duellist')).toBe('C46 spent-profession');
  });

  test('[C48] [C36] with the Ring: the one more makes no tie, the tie needs the Grand Master against it', () => {
    const table = ride('duellist grandMaster thug alchemist').play('0 attack 1').until('duellist');
    table.play('0 use duellist', '1 pass', '0 use ring', '0 pass', '1 use grandMaster').decide();
    expect(table.told('public', 'decided')).toMatchObject([{ points: [2, 2], winner: 'attacker', by: 'ring' }]);
  });

  test('[C48] there is no supporter for the Hypnotist to take out', () => {
    const table = ride('hypnotist duellist thug alchemist')
      .play('0 attack 1')
      .until('duellist')
      .play('0 pass', '1 use duellist');
    expect(table.step).toBe('priority');
  });
});

describe('the Priest', () => {
  test('[C48] paid: the attacker with two items gives one of their choice, and the turn ends', () => {
    const table = ride('thug doctor priest alchemist').play('0 attack 1', '1 pass', '2 use priest', '3 pass');
    expect([table.step, table.asked, table.options(0)]).toEqual(['pay', [0], ['pay key', 'pay ring']]);
    expect(table.why(0, 'pay tome')).toBe('C10 not-in-hand');
    table.play('0 pay ring');
    expect([table.hand(0), table.hand(2)]).toEqual(['key', 'bagKey knives ring']);
    expect([table.step, table.asked, table.state.duel]).toEqual(['act', [1], null]);
  });

  test('[C48] only attacker and Priest know the payment', () => {
    const table = ride('thug doctor priest alchemist').play(
      '0 attack 1',
      '1 pass',
      '2 use priest',
      '3 pass',
      '0 pay ring',
    );
    for (const viewer of [0, 2]) expect(table.told(viewer, 'paid')).toMatchObject([{ by: 0, to: 2, item: 'ring' }]);
    for (const viewer of [1, 3, 'public'] as const) expect(table.told(viewer, 'paid')).toMatchObject([{ item: null }]);
  });

  test('[C48] not paid by an attacker with a single item, whose turn ends all the same', () => {
    const table = ride('thug doctor priest alchemist', { active: 3 }).play(
      '3 attack 1',
      '0 pass',
      '1 pass',
      '2 use priest',
    );
    expect([table.step, table.asked, table.hand(3)]).toEqual(['act', [0], 'bagGoblet']);
    expect(table.told('public', 'decided')).toEqual([]);
  });

  test('[C48] the attacked player can be the Priest; the attacker can’t', () => {
    expect(ride('thug priest doctor alchemist').play('0 attack 1').options(1)).toEqual(['use priest', 'pass']);
    const attacker = ride('priest thug doctor alchemist').play('0 attack 1');
    expect([attacker.asked, attacker.why(0, 'use priest')]).toEqual([[1, 2, 3], 'C13 not-your-turn']);
  });

  test('[C48] not once the supports are chosen, and not when spent', () => {
    const late = ride('thug doctor priest alchemist').duel(0, 1, SPLIT).play('0 pass', '1 pass');
    expect(late.why(2, 'use priest')).toBe('C51 other-window');
    const spent = ride('thug doctor priest alchemist', { open: [2] }).play('0 attack 1');
    expect(spent.step).toBe('duellist'); // nobody else can be the Priest: the window isn't there
  });

  test('[C48] [C51] before the Duellist, whose profession stays face down', () => {
    const table = ride('duellist doctor priest alchemist').play(
      '0 attack 1',
      '1 pass',
      '2 use priest',
      '3 pass',
      '0 pay key',
    );
    expect(table.view('public').open).toEqual([null, null, 'priest', null]);
  });
});

describe('the Alchemist', () => {
  const turn = (side: 'attacker' | 'defender') =>
    ride('thug doctor priest alchemist').duel(0, 1, { 2: side, 3: side }).play('0 pass', '1 pass', '2 pass');

  test.each(['attacker', 'defender'] as const)('[C48] names the %s the winner, against all points', (winner) => {
    const other = winner === 'attacker' ? 'defender' : 'attacker';
    const table = turn(other).play(`3 use alchemist ${winner}`);
    expect(table.told('public', 'opened')).toMatchObject([{ by: 3, profession: 'alchemist', on: winner }]);
    expect(table.told('public', 'decided')).toMatchObject([{ winner, by: 'alchemist' }]);
    expect(table.until('spoils').asked).toEqual([winner === 'attacker' ? 0 : 1]);
  });

  test('[C48] only if neither attacker nor defender', () => {
    const attacker = ride('alchemist doctor priest thug').duel(0, 1, SPLIT);
    expect(attacker.why(0, 'use alchemist attacker')).toBe('C47 wrong-part-profession');
    const defender = ride('thug alchemist priest doctor').duel(0, 1, SPLIT).play('0 pass');
    expect(defender.why(1, 'use alchemist defender')).toBe('C47 wrong-part-profession');
  });

  test('[C48] once', () => {
    const table = ride('thug doctor priest alchemist', { open: [3] })
      .duel(0, 1, SPLIT)
      .play('0 pass', '1 pass', '2 pass');
    expect(table.why(3, 'use alchemist attacker')).toBe('C46 spent-profession');
  });

  test('[C48] then the Doctor cancels even that: no winner', () => {
    const table = turn('attacker').play('3 use alchemist defender');
    expect([table.step, table.options(1)]).toEqual(['doctor', ['use doctor', 'pass']]);
    table.play('0 pass', '1 use doctor', '2 pass');
    expect([table.step, table.asked]).toEqual(['act', [1]]);
    expect(table.view('public').open).toEqual([null, 'doctor', null, 'alchemist']);
  });
});

describe('the Doctor', () => {
  test('[C48] right after the duel its result is cancelled: no spoils', () => {
    const table = ride('thug priest doctor alchemist').duel(0, 1, { 2: 'attacker', 3: 'attacker' }).until('doctor');
    expect(table.told('public', 'decided')).toMatchObject([{ winner: 'attacker' }]);
    table.play('0 pass', '1 pass', '2 use doctor', '3 pass');
    expect([table.step, table.asked, table.state.duel]).toEqual(['act', [1], null]);
    expect(table.told('public', 'sawItems')).toEqual([]);
  });

  test('[C51] a tie is cancelled too: no drawn item', () => {
    const table = ride('thug priest doctor alchemist').duel(0, 1, SPLIT).until('doctor');
    table.play('0 pass', '1 pass', '2 use doctor', '3 pass');
    expect([table.step, table.state.deck.length]).toEqual(['act', 14]);
  });

  test('[C48] principals can be the Doctor as well', () => {
    const table = ride('thug doctor priest alchemist').duel(0, 1, { 2: 'attacker', 3: 'attacker' }).until('doctor');
    expect(table.options(1)).toEqual(['use doctor', 'pass']);
  });

  test('[C48] not before the outcome is known; once', () => {
    const early = ride('doctor thug priest alchemist').duel(0, 1, SPLIT);
    expect(early.why(0, 'use doctor')).toBe('C51 other-window');
    const spent = ride('doctor thug priest alchemist', { open: [0] }).duel(0, 1, { 2: 'attacker', 3: 'attacker' });
    expect(spent.why(0, 'use doctor')).toBe('C46 spent-profession');
    expect(spent.decide().step).toBe('spoils');
  });

  test('[C48] [C36] a tie that the Ring has won is cancelled too', () => {
    const table = ride('thug priest doctor alchemist').duel(0, 1, SPLIT).play('0 use ring').until('doctor');
    expect(table.told('public', 'decided')).toMatchObject([{ winner: 'attacker', by: 'ring' }]);
    table.play('0 pass', '1 pass', '2 use doctor', '3 pass');
    expect([table.step, table.asked, table.state.deck.length]).toEqual(['act', [1], 14]);
  });

  test('[C48] [C34] tokens used in a cancelled duel are spent', () => {
    const table = ride('thug priest doctor alchemist', { tokens: [2, 0, 0, 0] })
      .duel(0, 1, SPLIT)
      .play('0 use 2 tokens');
    table.until('doctor').play('0 pass', '1 pass', '2 use doctor', '3 pass');
    expect(table.state).toMatchObject({ tokens: [0, 0, 0, 0], stack: 12 });
  });
});
