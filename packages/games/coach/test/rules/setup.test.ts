import { admit, seeded, setupOf } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { title } from '../../title.ts';
import { CHARACTERS, COPIES, GREEN_SEAL, PROFESSIONS, RED_SEAL, TOKENS, type Deal } from '../../rules/model.ts';
import { coach, newCoach } from './coach.ts';

const SEATS = [3, 4, 5, 6, 7, 8];
const count = (list: readonly unknown[], one: unknown) => list.filter((other) => other === one).length;

/** A deal by chance, and the table that it makes. */
function dealt(seats: number, seed = 1) {
  const table = newCoach(seats);
  const deal = title.game.roll(table.state, seeded(seed)) as Deal;
  return { deal, table: table.roll(deal) };
}

const deals = (seats: number, games = 40) => Array.from({ length: games }, (_, seed) => dealt(seats, seed));

describe('components', () => {
  test('[C1] 10 characters, 10 professions, 8 society cards, 21 items, 12 duel tokens', () => {
    expect(CHARACTERS).toHaveLength(10);
    expect(PROFESSIONS).toHaveLength(10);
    expect(Object.values(COPIES).reduce((sum: number, copies) => sum + copies, 0)).toBe(21);
    const { table } = dealt(8);
    expect(count(table.state.societies, 'order')).toBe(4);
    expect(count(table.state.societies, 'brotherhood')).toBe(4);
    expect([table.state.items.flat().length + table.state.deck.length, table.state.stack]).toEqual([21, TOKENS]);
    expect(TOKENS).toBe(12);
  });

  test('[C2] three Keys, three Goblets, and one of every other item', () => {
    const { key, goblet, ...others } = COPIES;
    expect([key, goblet]).toEqual([3, 3]);
    expect(Object.keys(others).join(' ')).toBe(
      'bagGoblet bagKey cloak dagger gloves knives mirror monocle pearl privilege ring seal sextant tome whip',
    );
    expect(new Set(Object.values(others))).toEqual(new Set([1]));
  });

  test('[C3] the ten professions', () => {
    expect(PROFESSIONS.join(' ')).toBe(
      'alchemist bodyguard clairvoyant diplomat doctor duellist grandMaster hypnotist priest thug',
    );
  });

  test('[C4] a character is chosen freely; whoever does not choose gets a free one', () => {
    const characters = ['Mara Sotberg', null, 'Juan Turcador'] as const;
    const view = newCoach(4, { characters }).view('public');
    expect(view.characters[0]).toBe('Mara Sotberg');
    expect(view.characters[2]).toBe('Juan Turcador');
    expect(new Set(view.characters).size).toBe(4);
    expect(setupOf(title, { characters: ['Mara Sotberg', 'Mara Sotberg'] }, 4)).toBeUndefined();
    expect(setupOf(title, { characters: ['Count Nobody'] }, 4)).toBeUndefined();
  });
});

describe('set-up', () => {
  test.each(SEATS)('[C5] %i players: a profession each, face down; the rest are unused', (seats) => {
    for (const { table } of deals(seats)) {
      const { professions, unused } = table.state;
      expect(professions.every(({ open }) => !open)).toBe(true);
      expect([...professions.map(({ is }) => is), ...unused].toSorted()).toEqual([...PROFESSIONS]);
      expect(table.view('public')).toMatchObject({ profession: null, open: professions.map(() => null) });
    }
  });

  test.each([
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
    [7, 4],
    [8, 4],
  ])('[C6] %i players: %i cards of each society', (seats, each) => {
    const minorities = new Set<string | null>();
    for (const { deal } of deals(seats)) {
      const cards = [...deal.societies, ...(deal.removed === null ? [] : [deal.removed])];
      expect([count(cards, 'order'), count(cards, 'brotherhood')]).toEqual([each, each]);
      minorities.add(deal.removed);
    }
    expect(minorities).toEqual(new Set(seats % 2 === 1 ? ['order', 'brotherhood'] : [null]));
  });

  test('[C6] nobody sees the society card that is left over', () => {
    const { table } = dealt(5);
    for (const viewer of [0, 1, 2, 3, 4, 'public'] as const) expect(table.view(viewer)).not.toHaveProperty('removed');
  });

  test.each([
    [3, 2, 20],
    [4, 1, 21],
    [5, 1, 21],
    [6, 1, 21],
    [7, 1, 21],
    [8, 1, 21],
  ])('[C7] %i players: %i items each of %i, the red seals among them', (seats, each, all) => {
    for (const { table } of deals(seats)) {
      const { items, deck } = table.state;
      expect(items.map((hand) => hand.length)).toEqual(items.map(() => each));
      expect(items.flat().length + deck.length).toBe(all);
      for (const item of RED_SEAL) expect(items.flat()).toContain(item);
      if (seats === 8)
        expect([count(items.flat(), 'key') >= 2, count(items.flat(), 'goblet') >= 2]).toEqual([true, true]);
      expect([...items.flat(), ...deck].includes('pearl')).toBe(seats !== 3);
    }
  });

  test('[C7] chance cannot deal without the red seals, nor the Black Pearl to three', () => {
    const { deal } = dealt(3);
    const withItems = (hands: readonly (readonly string[])[]) =>
      admit(title, newCoach(3).table, { roll: { ...deal, items: hands } });
    const bags = ['bagKey', 'bagGoblet'];
    expect(withItems([bags, ['key', 'goblet'], ['ring', 'whip']])).toMatchObject({ kind: 'roll' });
    expect(withItems([bags, ['key', 'key'], ['ring', 'whip']])).toEqual({ refused: 'not-a-roll' });
    expect(withItems([bags, ['key', 'goblet'], ['pearl', 'whip']])).toEqual({ refused: 'not-a-roll' });
  });

  test('[C8] red seals: both Bags, a Key and a Goblet; green seals: a Key and a Goblet', () => {
    expect([...RED_SEAL].toSorted()).toEqual(['bagGoblet', 'bagKey', 'goblet', 'key']);
    expect([...GREEN_SEAL].toSorted()).toEqual(['goblet', 'key']);
  });

  test('[C9] chance names the first player, and anybody can be it; turns go to the left', () => {
    const firsts = new Set(deals(5, 60).map(({ deal }) => deal.first));
    expect(firsts).toEqual(new Set([0, 1, 2, 3, 4]));
    const table = coach(
      `order thug: key
       brotherhood doctor: goblet
       order priest: bagKey
       brotherhood bodyguard: bagGoblet`,
      { active: 2 },
    );
    table.play('2 spy 0', 'turned key');
    expect(table.asked).toEqual([3]);
    table.play('3 spy 0', 'turned key');
    expect(table.asked).toEqual([0]);
  });

  test('[C10] one may look at one’s own cards at any time, and at nobody else’s', () => {
    const table = coach(
      `order thug: key ring
       brotherhood doctor: goblet
       order priest: bagKey
       brotherhood bodyguard: bagGoblet`,
    );
    expect(table.view(0)).toMatchObject({ society: 'order', profession: 'thug', items: ['key', 'ring'] });
    expect(table.view(1)).toMatchObject({ society: 'brotherhood', profession: 'doctor', items: ['goblet'] });
    expect(table.view('public')).toMatchObject({ society: null, profession: null, items: [], hands: [2, 1, 1, 1] });
    expect(table.why(0, 'offer whip 1')).toBe('C10 not-in-hand');
    expect(table.why('public', 'spy 1')).toBe('C10 not-a-player');
  });
});
