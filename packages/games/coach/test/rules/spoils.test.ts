import { describe, expect, test } from 'vitest';
import { coach, unarmed } from './coach.ts';

const won = () => unarmed().duel(0, 1, { 2: 'attacker', 3: 'attacker' }).decide();

describe('the spoils', () => {
  test('[C37] the winner looks at the loser’s society, or through the items', () => {
    expect([won().step, won().asked, won().options(0)]).toEqual(['spoils', [0], ['look society', 'search']]);
    expect(won().why(0, 'take goblet')).toBe('C13 not-now');
  });

  test('[C37] the society: only the winner sees it', () => {
    const table = won().play('0 look society');
    expect(table.told(0, 'sawSociety')).toMatchObject([{ by: 0, to: 1, society: 'brotherhood' }]);
    for (const viewer of [2, 3, 'public'] as const) {
      expect(table.told(viewer, 'sawSociety')).toMatchObject([{ by: 0, to: 1, society: null }]);
    }
    expect(table.hand(1)).toBe('goblet tome');
  });

  test('[C37] the items: only the winner sees them, and takes one of them', () => {
    const table = won().play('0 search');
    expect(table.told(0, 'sawItems')).toMatchObject([{ by: 0, to: 1, items: ['goblet', 'tome'] }]);
    expect(table.told(2, 'sawItems')).toMatchObject([{ items: null }]);
    expect(table.options(0)).toEqual(['take goblet', 'take tome']);
    expect(table.why(0, 'take whip')).toBe('C37 not-theirs');
    table.play('0 take goblet');
    expect([table.hand(0), table.hand(1)]).toEqual(['goblet key seal', 'tome']);
    for (const viewer of [2, 3, 'public'] as const) {
      expect(table.told(viewer, 'took')).toMatchObject([{ by: 0, to: 1, item: null }]);
    }
  });

  test('[C37] taking an item with an effect triggers nothing', () => {
    const table = won().play('0 search', '0 take tome');
    expect([table.step, table.asked, table.told('public', 'read')]).toEqual(['act', [1], []]);
  });

  test('[C37] the defender who wins has the same choice', () => {
    const table = unarmed().duel(0, 1, { 2: 'defender', 3: 'defender' }).decide();
    expect(table.asked).toEqual([1]);
    table.play('1 search', '1 take key');
    expect([table.hand(0), table.hand(1)]).toEqual(['seal', 'goblet key tome']);
  });

  const LAST = `order clairvoyant: key seal
    brotherhood diplomat: goblet
    order doctor: bagKey
    brotherhood alchemist: bagGoblet`;
  const lastTaken = () =>
    coach(LAST).duel(0, 1, { 2: 'attacker', 3: 'attacker' }).decide().play('0 search', '0 take goblet');

  test('[C37] the loser’s last item: the winner gives back any one, also the one just taken', () => {
    expect(lastTaken().options(0)).toEqual(['return goblet', 'return key', 'return seal']);
    expect(lastTaken().why(0, 'return whip')).toBe('C10 not-in-hand');
    expect(lastTaken().play('0 return goblet').hand(1)).toBe('goblet');
    expect(lastTaken().play('0 return seal').hand(1)).toBe('seal');
  });

  test('[C37] only the two know what was given back', () => {
    const table = lastTaken().play('0 return seal');
    expect(table.told(1, 'returned')).toMatchObject([{ by: 0, to: 1, item: 'seal' }]);
    expect(table.told(2, 'returned')).toMatchObject([{ item: null }]);
  });

  test('[C37] [C11] a winner at the limit who has to give back gives nothing away besides', () => {
    const table = coach(LAST.replace('key seal', 'key seal dagger gloves knives ring'));
    table.duel(0, 1, { 2: 'attacker', 3: 'attacker' }).decide().play('0 search', '0 take goblet', '0 return ring');
    expect([table.hand(0), table.asked]).toEqual(['dagger gloves goblet key knives seal', [1]]);
  });

  test('[C37] [C11] over the limit, the winner gives an item away', () => {
    const table = coach(
      LAST.replace('key seal', 'key seal dagger gloves knives ring').replace(': goblet', ': goblet tome'),
    );
    table.duel(0, 1, { 2: 'attacker', 3: 'attacker' }).decide().play('0 search', '0 take goblet');
    expect(table.step).toBe('gift');
    expect(table.play('0 give goblet 1').hand(1)).toBe('goblet tome');
  });
});
