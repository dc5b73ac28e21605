import { seeded } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { title } from '../title.ts';
import {
  HAND,
  bagOf,
  isOneType,
  typeOf,
  without,
  type Bag,
  type Card,
  type Dealt,
  type State,
  type Type,
  type View,
} from '../rules/model.ts';
import { game } from '../rules/rules.ts';
import { MIXED_HANDS, cards, newMatch, position, twilight } from './twilight.ts';

/** Every way to take `count` of these physical cards: each is as likely as any other. */
function* handsOf(unseen: Bag, count: number, from = 0): Generator<Card[]> {
  if (count === 0) return yield [];
  for (let at = from; at <= unseen.length - count; at++) {
    for (const rest of handsOf(unseen, count - 1, at + 1)) yield [unseen[at]!, ...rest];
  }
}

/** Weights of the different hands, by their text. */
function weigh(hands: Iterable<[hand: readonly Card[], weight: number]>): Map<string, number> {
  const weights = new Map<string, number>();
  for (const [hand, weight] of hands) {
    const key = bagOf(hand).join(' ');
    if (weight > 0) weights.set(key, (weights.get(key) ?? 0) + weight);
  }
  return weights;
}

/**
 * Chi-square of guessed hands against their weights; rare hands are counted together. The bound is four standard
 * deviations above the mean.
 */
function expectSpread(view: View, seat: 0 | 1, weights: Map<string, number>, draws = 20_000): void {
  const rng = seeded(11);
  const counts = new Map<string, number>();
  for (let i = 0; i < draws; i++) {
    const key = game.guess(view, rng).hands[seat].join(' ');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const strangers = [...counts.keys()].filter((key) => !weights.has(key));
  expect(strangers).toEqual([]);

  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const rare = { expected: 0, found: 0 };
  let square = 0;
  let cells = 0;
  for (const [key, weight] of weights) {
    const expected = (draws * weight) / total;
    const found = counts.get(key) ?? 0;
    if (expected < 5) {
      rare.expected += expected;
      rare.found += found;
      continue;
    }
    square += (found - expected) ** 2 / expected;
    cells++;
  }
  if (rare.expected >= 5) {
    square += (rare.found - rare.expected) ** 2 / rare.expected;
    cells++;
  }
  const freedom = cells - 1;
  expect(square).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom) + 1);
}

const uniform = (unseen: Bag, count: number): Map<string, number> =>
  weigh([...handsOf(unseen, count)].map((hand) => [hand, 1]));

/** Seat 0 looks at a hidden hand of seat 1; the deck has what is unseen beside it. */
const lateIn = (other: string, deck: string): State => position('', { hand: 'D D M1', other, deck });

describe('guess', () => {
  test.each([
    ['G1 G11 M2', 'G1 G11 G11 H3 HX'],
    ['D', 'D D M2'],
    ['D D D M2 M2 H1 H2 H3', 'G1 G11 H3 M2'],
    ['D G1 G11 GX M2 M3 H5 HX', ''],
    ['G11 G11 G11 G11', 'G11 G11 G11 M3'],
  ])('deals the unseen cards evenly: %s, and %s in the deck', (other, deck) => {
    const state = lateIn(other, deck);
    const weights = uniform(cards(`${other} ${deck}`), cards(other).length);
    const view = game.view(state, 0);
    expect(title.worlds!(view)).toBe(weights.size);
    expectSpread(view, 1, weights);
  });

  test('both hands are guessed by a spectator', () => {
    const state = position('', { hand: 'D M1', other: 'G1 G1', deck: 'D H1 M1' });
    const unseen = cards('D M1 G1 G1 D H1 M1');
    const view = game.view(state, 'public');
    expectSpread(view, 0, uniform(unseen, 2));
    expectSpread(view, 1, uniform(unseen, 2));
    const pairs = new Set(
      [...handsOf(unseen, 2)].flatMap((first) =>
        [...handsOf(without(unseen, first), 2)].map((second) => `${first.join(' ')}|${second.join(' ')}`),
      ),
    );
    expect(title.worlds!(view)).toBe(pairs.size);
  });

  test('[T6] a hand as it was dealt holds two types', () => {
    const state: State = {
      ...lateIn('G1 G11 G11 G11 G11 G11 G11 M2', 'G11 D'),
      dealt: [null, { played: null, plays: [] }],
    };
    const unseen = cards('G1 G11 G11 G11 G11 G11 G11 M2 G11 D');
    const weights = weigh([...handsOf(unseen, 8)].filter((hand) => !isOneType(hand)).map((hand) => [hand, 1]));
    const view = game.view(state, 0);
    expect(weights.size).toBe(uniform(unseen, 8).size - 1);
    expect(title.worlds!(view)).toBe(weights.size);
    expectSpread(view, 1, weights);
  });

  test.each<[string, string, number[]]>([
    ['G1 G11 G11 G11 G11 G11 G11 M2', 'G11 D', [3]],
    ['G1 G11 G11 G11 G11 G11 G11 M2', 'G11 D D', [7]],
    ['G11 G11 G11 G11 G11 G1 M2 M3', 'G11 D', [2, 3]],
    ['G11 G11 G11 G11 G11 M2', 'G11 D', [4, 2]],
  ])(
    '[T6] after plays of one type a dealt card of another is left: %s, %s in the deck, played %j',
    (other, deck, plays) => {
      const dealt: Dealt = { played: 'guards', plays };
      const state: State = { ...lateIn(other, deck), dealt: [null, dealt] };
      const unseen = cards(`${other} ${deck}`);
      const size = cards(other).length;
      const weights = weigh([...handsOf(unseen, size)].map((hand) => [hand, chanceOfProof(hand, plays, 'guards')]));
      const view = game.view(state, 0);
      expect(title.worlds!(view)).toBe(weights.size);
      expectSpread(view, 1, weights);
    },
  );

  test('[T6] the deal says nothing any more once a second type is played', () => {
    const table = newMatch()
      .lots(0)
      .deal(...MIXED_HANDS);
    expect(table.state.dealt).toEqual([
      { played: null, plays: [] },
      { played: null, plays: [] },
    ]);
    table.say('D+', 'D-', 'end').draw('G1 M1');
    expect(table.state.dealt[0]).toEqual({ played: 'doge', plays: [2] });
    table.say('discard').draw('D D D D D D D D');
    expect(table.state.dealt[1]).toBeNull();
    table.say('M1+', 'end').draw('M1');
    expect(table.state.dealt[0]).toBeNull();
  });

  test('[T6] a hand that is shown is seen by all, the other only by its owner, and it holds two types', () => {
    const { state } = newMatch().lots(0).deal('D D D D D D D D', MIXED_HANDS[1]);
    expect(game.view(state, 1).hands[0]).toEqual(cards('D D D D D D D D'));
    expect(game.view(state, 0).hands[1]).toBeNull();
    expect(game.view(state, 'public').hands).toEqual([cards('D D D D D D D D'), null]);
    const rng = seeded(3);
    for (let i = 0; i < 200; i++) expect(isOneType(game.guess(game.view(state, 0), rng).hands[1])).toBe(false);
  });

  test('[T6] what was shown before a redeal tells nothing afterwards', () => {
    const shown = newMatch()
      .lots(0)
      .deal('D D D D D D D D', MIXED_HANDS[1])
      .deal(...MIXED_HANDS);
    const plain = newMatch()
      .lots(0)
      .deal(...MIXED_HANDS);
    expect(game.view(shown.state, 1)).toEqual(game.view(plain.state, 1));
  });
});

describe('[T35] when the deck runs out, each player has counted out the other’s hand', () => {
  const other = 'G1 G1 G11 G11 H1 H2 H3 H4';
  const shuffled = () =>
    twilight('', { hand: 'D D D M1 M2 M2 M3 HX', other, deck: 'G11' }).say('D+', 'D-', 'end').draw('G11');

  test('the drawer knows all of it, the other what was there before the draw went on', () => {
    const table = shuffled();
    expect(table.state.phase).toBe('draw');
    table.draw('D');
    expect(game.view(table.state, 0).known![1]).toEqual(cards(other));
    expect(game.view(table.state, 1).known![0]).toEqual(cards('D M1 M2 M2 M3 HX G11'));
    expect(title.worlds!(game.view(table.state, 0))).toBe(1);
    const weights = weigh(table.state.deck.concat('D').map((card) => [[...cards('D M1 M2 M2 M3 HX G11'), card], 1]));
    expect(title.worlds!(game.view(table.state, 1))).toBe(weights.size);
    expectSpread(game.view(table.state, 1), 0, weights);
  });

  test('what is played of it is known no longer, what is drawn isn’t known', () => {
    const table = shuffled().draw('D').say('G1 w-', 'G1 w-', 'end').draw('G1 M2');
    expect(game.view(table.state, 0).known![1]).toEqual(cards('G11 G11 H1 H2 H3 H4'));
    expect(game.view(table.state, 0).sizes[1]).toBe(8);
    const unseen = bagOf([...table.state.deck, 'G1', 'M2']);
    const weights = weigh([...handsOf(unseen, 2)].map((hand) => [[...cards('G11 G11 H1 H2 H3 H4'), ...hand], 1]));
    expectSpread(game.view(table.state, 0), 1, weights);
  });

  test('a hand that is discarded is known no longer', () => {
    const table = shuffled().draw('D').say('discard').draw('D D D D G11 G11 M2 M2');
    expect(game.view(table.state, 0).known![1]).toEqual([]);
  });

  test('a spectator hasn’t counted', () => {
    const view = game.view(shuffled().draw('D').state, 'public');
    expect(view.known).toBeNull();
    expect(view.hands).toEqual([null, null]);
  });

  test('[T38] so it is at the third deal', () => {
    const where = { hand: 'M1 M2', other, deck: '', deal: 2, toMove: 1, lastTurn: true } as const;
    const table = twilight('D0 F0', where).say('M1+', 'end');
    expect(table.state.known).toEqual([cards(other), ['M2']]);
  });
});

/**
 * How likely it is that a card of another type, in a hand after these plays, is one of those dealt. By counting every
 * way in which the plays can have taken the places of a hand of eight: a place once emptied is filled with a new card.
 */
function chanceOfProof(hand: readonly Card[], plays: readonly number[], played: Type): number {
  const places = [...Array(HAND).keys()];
  const subsets = (count: number) => [...handsOf(places as unknown as Bag, count)] as unknown as number[][];
  let proofs = 0;
  let ways = 0;
  const follow = (emptied: ReadonlySet<number>, last: readonly number[], rest: readonly number[]): void => {
    if (rest.length > 0) {
      for (const taken of subsets(rest[0]!)) follow(new Set([...emptied, ...taken]), taken, rest.slice(1));
      return;
    }
    const full = hand.length === HAND;
    const held = places.filter((place) => full || !last.includes(place)); // an unfinished turn leaves its places empty
    ways++;
    if (held.some((place, i) => !emptied.has(place) && typeOf(hand[i]!) !== played)) proofs++;
  };
  follow(new Set(), [], plays);
  return proofs / ways;
}
