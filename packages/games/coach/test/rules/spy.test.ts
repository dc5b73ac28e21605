import { describe, expect, test } from 'vitest';
import { coach, type Position } from './coach.ts';

const ride = (position?: Position) =>
  coach(
    `order thug: key ring
     brotherhood doctor: goblet whip
     order priest: bagKey
     brotherhood bodyguard: bagGoblet pearl`,
    position,
  );

describe('a turn', () => {
  test('[C13] exactly one of four actions', () => {
    const verbs = new Set(
      ride()
        .options(0)
        .map((option) => option.split(' ')[0]),
    );
    expect(verbs).toEqual(new Set(['spy', 'offer', 'attack', 'declare']));
  });

  test.each([
    ['spy', ['0 spy 1', 'turned whip']],
    ['a trade', ['0 offer ring 1', '1 accept whip']],
    ['a refusal', ['0 offer ring 1', '1 refuse']],
  ])('[C13] after %s it is the next player’s turn', (_action, report) => {
    const table = ride().play(...report);
    expect([table.state.active, table.state.turn, table.step]).toEqual([1, 2, 'act']);
    expect(table.why(0, 'spy 1')).toBe('C13 not-your-turn');
  });

  test('[C13] a duel too ends the turn', () => {
    const table = ride().duel(0, 1, { 2: 'attacker', 3: 'attacker' }).decide().play('0 look society');
    expect([table.state.active, table.step]).toEqual([1, 'act']);
  });

  test('[C13] every action needs another player at the table', () => {
    expect(ride().why(0, 'spy 0')).toBe('C13 not-yourself');
    expect(ride().why(0, 'offer key 0')).toBe('C13 not-yourself');
    expect(ride().why(0, 'attack 4')).toBe('C13 no-such-seat');
    expect(ride().why(0, 'accept key')).toBe('C13 not-now');
    expect(ride().why(0, 'waltz 1')).toBe('C13 not-notation');
  });
});

describe('spy', () => {
  test('[C14] the spy alone sees the item; everybody knows who spied on whom', () => {
    const table = ride().play('0 spy 1', 'turned whip');
    expect(table.told(0, 'spied')).toMatchObject([{ by: 0, to: 1, item: 'whip' }]);
    for (const viewer of [1, 2, 3, 'public'] as const) {
      expect(table.told(viewer, 'spies')).toMatchObject([{ by: 0, to: 1 }]);
      expect(table.told(viewer, 'spied')).toMatchObject([{ by: 0, to: 1, item: null }]);
    }
  });

  test('[C14] the item stays where it was', () => {
    expect(ride().play('0 spy 1', 'turned whip').hand(1)).toBe('goblet whip');
  });

  test('[C14] chance shows any item of that hand, and no other', () => {
    expect(ride().play('0 spy 1', 'turned goblet').told(0, 'spied')).toMatchObject([{ item: 'goblet' }]);
    expect(() => ride().play('0 spy 1', 'turned ring')).toThrow('not-a-roll');
  });

  test('[C14] everybody can be spied on, whatever they hold', () => {
    expect(ride({ active: 3 }).options(3, 'spy')).toEqual(['spy 0', 'spy 1', 'spy 2']);
  });
});
