import { describe, expect, test } from 'vitest';
import { coach, type Position } from './coach.ts';

/** Seat 0 attacks seat 1; the professions by seat. */
const ride = (professions: string, position?: Position) => {
  const [a, b, c, d] = professions.split(' ') as [string, string, string, string];
  return coach(
    `order ${a}: key dagger
     brotherhood ${b}: goblet tome
     order ${c}: bagKey knives
     brotherhood ${d}: bagGoblet`,
    position,
  );
};
const SPLIT = { 2: 'attacker', 3: 'defender' } as const;

describe('a profession', () => {
  test('[C46] is used by opening it, and stays open', () => {
    const table = ride('thug priest doctor alchemist').duel(0, 1, SPLIT).play('0 use thug');
    expect(table.told('public', 'opened')).toMatchObject([{ by: 0, profession: 'thug' }]);
    expect(table.decide().play('0 look society').view(3).open).toEqual(['thug', null, null, null]);
  });

  test('[C46] only one’s own', () => {
    const table = ride('thug priest doctor alchemist').duel(0, 1, SPLIT);
    expect(table.why(0, 'use bodyguard')).toBe('C46 not-your-profession');
    expect(table.why(0, 'use alchemist attacker')).toBe('C46 not-your-profession');
  });

  test('[C46] a lasting one works again while it lies open', () => {
    const table = ride('thug priest doctor alchemist', { open: [0] })
      .duel(0, 1, SPLIT)
      .play('0 use thug')
      .decide();
    expect(table.told('public', 'decided')).toMatchObject([{ points: [3, 2] }]);
  });

  test('[C46] one that works once is spent while it lies open', () => {
    const table = ride('diplomat priest clairvoyant thug', { open: [0, 2] });
    expect(table.options(0, 'demand')).toEqual([]);
    expect(table.why(0, 'demand tome 1')).toBe('C46 spent-profession');
    table.play('0 spy 1', 'turned tome', '1 spy 0', 'turned key');
    expect(table.why(2, 'use clairvoyant')).toBe('C46 spent-profession');
  });

  test('[C46] spent, it works again once the Tome has turned it face down, for its new owner', () => {
    const table = ride('thug diplomat doctor alchemist', { open: [1], active: 1 });
    expect(table.why(1, 'demand key 0')).toBe('C46 spent-profession');
    table.play(
      '1 offer tome 0',
      '0 accept dagger',
      '1 use tome',
      '2 spy 3',
      'turned bagGoblet',
      '3 spy 2',
      'turned knives',
    );
    expect(table.state.professions[0]).toEqual({ is: 'diplomat', open: false });
    expect(table.play('0 demand dagger 1').step).toBe('exchange');
  });
});

describe('the Bodyguard', () => {
  test.each([
    ['attacker', { 2: 'attacker', 3: 'defender' }, [3, 2]],
    ['defender', { 2: 'defender', 3: 'defender' }, [1, 4]],
  ] as const)('[C47] one more for the %s whom he supports', (_side, supports, points) => {
    const table = ride('thug priest bodyguard alchemist')
      .duel(0, 1, supports)
      .play('0 pass', '1 pass', '2 use bodyguard');
    expect(table.decide().told('public', 'decided')).toMatchObject([{ points }]);
  });

  test('[C47] not as attacker or defender, nor twice', () => {
    expect(ride('bodyguard priest thug alchemist').duel(0, 1, SPLIT).why(0, 'use bodyguard')).toBe(
      'C47 wrong-part-profession',
    );
    expect(ride('priest bodyguard thug alchemist').duel(0, 1, SPLIT).play('0 pass').why(1, 'use bodyguard')).toBe(
      'C47 wrong-part-profession',
    );
    const twice = ride('thug priest bodyguard alchemist').duel(0, 1, SPLIT).play('0 pass', '1 pass', '2 use bodyguard');
    expect(twice.why(2, 'use bodyguard')).toBe('C35 used-already');
  });

  test('[C47] hypnotised he is out of the duel, open or not', () => {
    for (const open of [[], [2]]) {
      const table = ride('hypnotist priest bodyguard alchemist', { open, tokens: [0, 0, 2, 0] });
      table.play('0 attack 1').until('support').play('2 support defender', '3 support defender', '0 use hypnotist 2');
      table.decide();
      expect(table.told('public', 'decided')).toMatchObject([{ points: [1, 2] }]);
      expect(table.state.tokens[2]).toBe(2);
    }
  });
});

describe('the Grand Master', () => {
  test('[C47] one more as defender', () => {
    const table = ride('priest grandMaster thug alchemist').duel(0, 1, SPLIT).play('0 pass', '1 use grandMaster');
    expect(table.decide().told('public', 'decided')).toMatchObject([{ points: [2, 3], winner: 'defender' }]);
  });

  test('[C47] not as attacker or supporter', () => {
    expect(ride('grandMaster priest thug alchemist').duel(0, 1, SPLIT).why(0, 'use grandMaster')).toBe(
      'C47 wrong-part-profession',
    );
    const supporter = ride('thug priest alchemist grandMaster').duel(0, 1, SPLIT).play('0 pass', '1 pass', '2 pass');
    expect(supporter.why(3, 'use grandMaster')).toBe('C47 wrong-part-profession');
  });

  test('[C47] against the Thug the two cancel out', () => {
    const table = ride('thug grandMaster priest alchemist').duel(0, 1, SPLIT);
    table.play('0 use thug', '0 pass', '1 use grandMaster').decide();
    expect(table.told('public', 'decided')).toMatchObject([{ points: [3, 3], winner: null }]);
  });
});

describe('the Thug', () => {
  test('[C47] one more as attacker', () => {
    const table = ride('thug priest doctor alchemist').duel(0, 1, SPLIT).play('0 use thug').decide();
    expect(table.told('public', 'decided')).toMatchObject([{ points: [3, 2], winner: 'attacker' }]);
  });

  test('[C47] not as defender or supporter', () => {
    expect(ride('priest thug doctor alchemist').duel(0, 1, SPLIT).play('0 pass').why(1, 'use thug')).toBe(
      'C47 wrong-part-profession',
    );
    const supporter = ride('priest doctor thug alchemist').duel(0, 1, SPLIT).play('0 pass', '1 pass');
    expect(supporter.why(2, 'use thug')).toBe('C47 wrong-part-profession');
  });

  test('[C47] [C35] with the Dagger: two more', () => {
    const table = ride('thug priest doctor alchemist').duel(0, 1, SPLIT).play('0 use thug', '0 use dagger').decide();
    expect(table.told('public', 'decided')).toMatchObject([{ points: [4, 2] }]);
  });
});

describe('the Hypnotist', () => {
  const asked = (position?: Position) =>
    ride('hypnotist priest thug alchemist', position)
      .play('0 attack 1')
      .until('support')
      .play('2 support attacker', '3 support defender');

  test('[C47] as attacker, after the supports are shown: one supporter is out of this duel', () => {
    const table = asked();
    expect([table.step, table.options(0)]).toEqual(['hypnotist', ['use hypnotist 2', 'use hypnotist 3', 'pass']]);
    table.play('0 use hypnotist 3');
    expect(table.told('public', 'opened')).toMatchObject([{ by: 0, profession: 'hypnotist', on: 3 }]);
    expect(table.decide().told('public', 'decided')).toMatchObject([{ points: [2, 1], winner: 'attacker' }]);
  });

  test('[C47] who is out has no turn in the rounds, neither for items nor tokens nor profession', () => {
    const table = asked({ tokens: [0, 0, 1, 1] }).play('0 use hypnotist 3', '0 pass', '1 pass', '2 pass');
    expect(table.told('public', 'decided')).toHaveLength(1);
    expect(table.state.tokens[3]).toBe(1);
  });

  test('[C47] [C35] the Knives of who is out stay in the pocket', () => {
    const table = asked().play('0 use hypnotist 2', '0 pass', '1 pass');
    expect(table.asked).toEqual([3]); // seat 2, who holds the Knives, is passed over
    expect(table.decide().told('public', 'decided')).toMatchObject([{ points: [1, 2], winner: 'defender' }]);
  });

  test('[C47] only in that duel: in the next one the seat supports again', () => {
    const table = asked().play('0 use hypnotist 3').decide().play('0 look society');
    table.play('1 attack 0').until('support');
    expect(table.asked).toEqual([2, 3]);
  });

  test('[C47] neither of the two who fight can be hypnotised, nor oneself', () => {
    expect(asked().why(0, 'use hypnotist 1')).toBe('C47 not-a-supporter');
    expect(asked().why(0, 'use hypnotist 0')).toBe('C13 not-yourself');
  });

  test('[C47] not as defender or supporter, and not later', () => {
    const defender = ride('priest hypnotist thug alchemist').duel(0, 1, SPLIT).play('0 pass');
    expect(defender.why(1, 'use hypnotist 2')).toBe('C51 other-window');
    expect(asked().play('0 pass').why(0, 'use hypnotist 2')).toBe('C51 other-window');
  });

  test('[C47] works again while it lies open', () => {
    expect(asked({ open: [0] }).options(0)).toContain('use hypnotist 2');
  });

  test('[C47] [C48] an Alchemist or Doctor who is out can’t act', () => {
    const table = ride('hypnotist priest doctor alchemist').play('0 attack 1').until('support');
    table.play('2 support defender', '3 support defender', '0 use hypnotist 2').until('doctor');
    expect(table.asked).not.toContain(2);
  });
});
