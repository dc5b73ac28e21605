import { seeded, setupOf, trace } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { title } from '../title.ts';
import {
  CARDS,
  CARD_NAMES,
  deckOf,
  DUCATS,
  FAMILIES,
  INFLUENCE,
  INFLUENCES,
  INTRIGUE,
  ringOf,
  SEALS,
  symbolOf,
} from '../rules/model.ts';
import { fromStart } from './intrigo.ts';

const range = (n: number) => [...Array(n).keys()];
const SEATING = { kind: 'seating', first: 2, families: ['M', 'C', 'G', 'D'] };
const SEALS_DRAWN = ['clergy', 'workers', 'clergy', 'military', 'farmers', 'merchants', 'merchants', 'clergy'] as const;

describe('components', () => {
  test('[I1] eight buildings for a seal, eight for a ducat, the door among the first', () => {
    const symbols = range(ringOf(4)).map(symbolOf);
    expect(symbols.filter((symbol) => symbol === 'seal')).toHaveLength(8);
    expect(symbols.filter((symbol) => symbol === 'ducat')).toHaveLength(8);
    expect(symbols[0]).toBe('seal');
  });

  test('[I2] sixteen intrigue cards: three of each of four families, four of Tiepolo', () => {
    const houses = deckOf(4).map((card) => CARDS[card].house);
    expect(FAMILIES).toEqual(['C', 'D', 'G', 'M']);
    expect(houses).toHaveLength(16);
    for (const family of FAMILIES) expect(houses.filter((house) => house === family)).toHaveLength(3);
    expect(houses.filter((house) => house === 'T')).toHaveLength(4);
  });

  test('[I3] families have 2, 3 and 4, Tiepolo 2, 3, 3 and 4', () => {
    for (const family of FAMILIES) expect(INTRIGUE[family]).toEqual([2, 3, 4]);
    expect(INTRIGUE.T).toEqual([2, 3, 3, 4]);
    expect(CARD_NAMES.map((card) => CARDS[card].value)).toEqual([2, 3, 4, 2, 3, 4, 2, 3, 4, 2, 3, 4, 2, 3, 4]);
  });

  test('[I4] six piles of three influence cards, the cheapest on top', () => {
    expect(INFLUENCES).toEqual(['courtesan', 'seller', 'assassin', 'guard', 'gondolier', 'thief']);
    for (const influence of INFLUENCES) expect(INFLUENCE[influence]).toEqual([1, 2, 3]);
    expect(fromStart(4).state.piles).toEqual(INFLUENCE);
  });

  test('[I5] three seals of each organisation in the bag, 32 ducats in the supply', () => {
    const { bag, supply } = fromStart(3).state;
    expect(bag).toEqual({ merchants: 3, military: 3, clergy: 3, farmers: 3, workers: 3 });
    expect(Object.values(SEALS).reduce((sum: number, count) => sum + count, 0)).toBe(15);
    expect([supply, DUCATS]).toEqual([32, 32]);
  });
});

describe('set-up', () => {
  test('[I6] four players have a ring of 16 buildings and gaps, three one of 12, half of them for seals', () => {
    for (const seats of [3, 4]) {
      const ring = seats * 4;
      const { buildings, gaps } = fromStart(seats).state;
      expect([buildings.length, gaps.length]).toEqual([ring, ring]);
      expect(buildings.filter((_, at) => symbolOf(at) === 'seal')).toHaveLength(ring / 2);
    }
  });

  test('[I7] three players: Tiepolo is out, the cards of the family without a player stay in', () => {
    const deck = deckOf(3);
    expect(deck).toHaveLength(12);
    expect(deck.some((card) => CARDS[card].house === 'T')).toBe(false);
    for (const family of FAMILIES) expect(deck.filter((card) => CARDS[card].house === family)).toHaveLength(3);
    const unplayed = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const roll = title.game.roll(fromStart(3).state, seeded(seed));
      if (roll.kind !== 'seating') throw new Error(roll.kind);
      expect(new Set(roll.families).size).toBe(3);
      unplayed.add(FAMILIES.find((family) => !roll.families.includes(family))!);
    }
    expect([...unplayed].sort()).toEqual(FAMILIES);
  });

  test('[I8] each player gets a family, a ducat and no seals, for all to see', () => {
    const { state } = fromStart(4).roll(SEATING);
    const view = title.game.view(state, 'public');
    expect(view.families).toEqual(['M', 'C', 'G', 'D']);
    expect(view.purses).toEqual([1, 1, 1, 1]);
    expect(view.supply).toBe(28);
    expect(view.seals[3]).toEqual({ merchants: 0, military: 0, clergy: 0, farmers: 0, workers: 0 });
  });

  test('[I9] each building gets a token: a random seal on the door and every other one, ducats between', () => {
    const { state } = fromStart(4).roll(SEATING).roll({ kind: 'tokens', seals: SEALS_DRAWN });
    expect(state.buildings.filter((_, at) => at % 2 === 0).map(({ token }) => token)).toEqual(SEALS_DRAWN);
    expect(state.buildings.filter((_, at) => at % 2 === 1).every(({ token }) => token === 'ducat')).toBe(true);
    expect(state.supply).toBe(20);
    expect(state.bag).toEqual({ merchants: 1, military: 2, clergy: 0, farmers: 2, workers: 2 });
  });

  test('[I10] the first player is drawn at random', () => {
    const first = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const roll = title.game.roll(fromStart(4).state, seeded(seed));
      if (roll.kind === 'seating') first.add(roll.first);
    }
    expect(first).toEqual(new Set([0, 1, 2, 3]));
    expect(fromStart(4).roll(SEATING).state).toMatchObject({ first: 2, toMove: 2 });
  });
});

test('dark lamps are agreed on beside the rules: the game is played as at any other table', () => {
  const played = (chosen: object) =>
    [...trace(title, { seats: 3, setup: setupOf(title, chosen, 3)!, seed: 5, views: true })].slice(1);
  expect(setupOf(title, {}, 3)).toEqual({});
  expect(played({ unlit: true })).toEqual(played({}));
  expect(setupOf(title, { unlit: 'yes' }, 3)).toBeUndefined();
});
