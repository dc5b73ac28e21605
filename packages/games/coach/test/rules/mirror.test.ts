import { describe, expect, test } from 'vitest';
import { coach } from './coach.ts';

/** The first seat holds these, the second those; the reserved items lie with the others. */
function ride(first: string, second: string, contraband = false) {
  const held = `${first} ${second}`.split(' ');
  const rest = ['bagKey', 'bagGoblet', 'goblet'].filter((item) => !held.includes(item));
  return coach(
    `order thug: ${first}
     brotherhood doctor: ${second}
     order priest: key ${rest.slice(1).join(' ')}
     brotherhood bodyguard: ${rest[0] ?? 'ring'}`,
    { setup: { contraband } },
  );
}

const EFFECTS = ['bagKey', 'bagGoblet', 'monocle', 'privilege', 'tome', 'cloak', 'sextant'];

describe('the Broken Mirror', () => {
  test.each(EFFECTS)('[C22] offered for the %s: neither is read aloud, neither has an effect', (item) => {
    const table = ride('mirror whip', `${item} goblet`).play('0 offer mirror 1', `1 accept ${item}`);
    expect(table.told('public', 'read')).toEqual([]);
    expect([table.step, table.asked]).toEqual(['act', [1]]);
    expect(table.state.items[0]).toContain(item);
    expect(table.told(2, 'traded')).toMatchObject([{ gave: null, got: null }]);
  });

  test.each(EFFECTS)('[C22] in answer to the %s: neither is read aloud, neither has an effect', (item) => {
    const table = ride(`${item} whip`, 'mirror goblet').play(`0 offer ${item} 1`, '1 accept mirror');
    expect(table.told('public', 'read')).toEqual([]);
    expect([table.step, table.asked]).toEqual(['act', [1]]);
    expect(table.hand(0)).toBe('mirror whip');
  });

  test('[C22] for an item without an effect it is a trade like any other', () => {
    const table = ride('mirror whip', 'goblet dagger').play('0 offer mirror 1', '1 accept dagger');
    expect([table.hand(0), table.hand(1)]).toEqual(['dagger whip', 'goblet mirror']);
  });

  test('[C22] it silences only the trade it takes part in', () => {
    const table = ride('monocle mirror', 'goblet dagger').play('0 offer monocle 1', '1 accept dagger');
    expect(table.told('public', 'read')).toMatchObject([{ by: 1, item: 'monocle' }]);
  });

  test('[C22] [C53] with Contraband too, and the reason says so to who gave the effect', () => {
    const table = ride('mirror whip', 'monocle goblet', true).play('0 offer mirror 1', '1 accept monocle');
    expect([table.options(0), table.options(1)]).toEqual([['pass'], ['pass']]);
    expect(table.why(1, 'use monocle')).toBe('C22 silenced');
    table.play('all pass');
    expect(table.told('public', 'read')).toEqual([]);
  });

  test('[C22] [C35] it is of no use in a duel', () => {
    const table = ride('mirror whip', 'goblet dagger').duel(0, 1, { 2: 'attacker', 3: 'defender' });
    expect(table.why(0, 'use mirror')).toBe('C35 no-duel-item');
  });
});
