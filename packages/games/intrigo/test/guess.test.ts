import { applyGiven, seeded, type Rng, type Viewer } from '@ridotto/kernel';
import { anyGiven } from '@ridotto/kernel/testing';
import { describe, expect, test } from 'vitest';
import { worlds } from '../rules/guess.ts';
import { title } from '../title.ts';
import { deckOf, HAND, type State, type View } from '../rules/model.ts';
import { agrees, hypotheses, nameOf, type Hypothesis } from './brute.ts';
import { drafted, fromStart, scriptOf } from './intrigo.ts';

const { game } = title;

const SEEDS = [...Array(6).keys()];
const viewersOf = (seats: number): Viewer[] => ['public', ...Array(seats).keys()];

/** Plays random answers until the state is as wished, or the game is over. */
function playUntil(state: State, rng: Rng, isDone: (state: State) => boolean): State {
  while (!isDone(state) && state.phase !== 'over') {
    applyGiven(game, state, anyGiven(game, state, rng), () => {});
  }
  return state;
}

describe('the number of worlds', () => {
  test.each(SEEDS)('is 12 with three players and 720 with four, right after the draft (seed %i)', (seed) => {
    for (const [seats, count] of [
      [3, 12],
      [4, 720],
    ] as const) {
      const { state } = drafted(seats, seed);
      for (let seat = 0; seat < seats; seat++) expect(worlds(game.view(state, seat))).toBe(count);
    }
  });

  test('for the public is that of all deals: 12!/4!³ and 16!/4!⁴', () => {
    expect(worlds(game.view(drafted(3, 1).state, 'public'))).toBe(34_650);
    expect(worlds(game.view(drafted(4, 1).state, 'public'))).toBe(63_063_000);
  });

  test('is one where nothing is hidden', () => {
    expect(worlds(game.view(fromStart(4).state, 0))).toBe(1);
    const dealt = playUntil(game.start(3, {}), seeded(1), ({ phase }) => phase === 'deal');
    expect(worlds(game.view(dealt, 'public'))).toBe(1);
  });

  test.each(SEEDS.slice(0, 4))('agrees with brute force at every step of the draft (seed %i)', (seed) => {
    for (const seats of [3, 4]) {
      for (let kept = 0; kept <= HAND; kept++) {
        const state = playUntil(
          game.start(seats, {}),
          seeded(seed),
          (s) => s.kept[0]!.length === kept && s.phase !== 'deal' && s.hands[0]!.length > 0,
        );
        const view = game.view(state, 0);
        const found = hypotheses(view);
        expect(worlds(view)).toBe(found.length);
        expect(found.some((hypothesis) => isTrue(hypothesis, state))).toBe(true);
      }
    }
  });

  test.each(SEEDS)('agrees with brute force after every play of a round (seed %i)', (seed) => {
    for (const seats of [3, 4]) {
      const { state } = drafted(seats, seed);
      const rng = seeded(seed);
      for (let seat = 0; seat < seats; seat++) {
        const after = game.clone(state);
        const all = hypotheses(game.view(state, seat));
        for (let plays = 1; after.phase === 'place' || after.phase === 'ability'; plays++) {
          const view = game.view(after, seat);
          expect(worlds(view)).toBe(all.filter((hypothesis) => agrees(hypothesis, view)).length);
          playUntil(after, rng, (s) => s.plays.length >= plays);
        }
      }
    }
  });
});

describe('[I19] a called card tells who does not hold it', () => {
  test('seats before the holder lack it, in the count and in every guess', () => {
    const { before, after } = called();
    const all = hypotheses(before);
    const left = all.filter((hypothesis) => agrees(hypothesis, after));
    const placed = all.filter(({ hands }) => hands[2]!.some((card) => isT3(card)));
    expect(worlds(after)).toBe(left.length);
    expect(left.length).toBeLessThan(placed.length);
    const rng = seeded(1);
    for (let i = 0; i < 300; i++) {
      const { hands } = game.guess(after, rng);
      expect([...hands[0]!, ...hands[1]!]).not.toContain('T3');
    }
  });
});

describe('guess', () => {
  const POSITIONS = [
    { seats: 3, seed: 5, plays: 0 },
    { seats: 3, seed: 6, plays: 2 },
    { seats: 4, seed: 5, plays: 4 },
    { seats: 4, seed: 0, plays: 7 },
    { seats: 4, seed: 2, plays: 5 },
  ];

  test.each(POSITIONS)('draws every world, and each as often as any other: %o', ({ seats, seed, plays: least }) => {
    const state = playUntil(drafted(seats, seed).state, seeded(seed), ({ plays }) => plays.length >= least);
    const view = game.view(state, 1);
    expectEven(view);
  });

  test('weighs rightly which of two equal cards was placed', () => {
    const { before, after } = called();
    expect(worlds(after)).toBeLessThan(worlds(before));
    expectEven(after);
  });

  test('works on a view that has travelled as JSON', () => {
    const { state } = drafted(4, 3);
    for (const viewer of viewersOf(4)) {
      const view = JSON.parse(JSON.stringify(game.view(state, viewer))) as View;
      expect(game.view(game.guess(view, seeded(1)), viewer)).toEqual(view);
    }
  });

  test('the cards of earlier rounds are gathered: a new deal tells nothing of them', () => {
    const state = playUntil(game.start(3, {}), seeded(4), ({ round, phase }) => round === 2 && phase === 'place');
    expect(state.round).toBe(2);
    expect(worlds(game.view(state, 2))).toBe(12);
  });
});

const sound = () => drafted(4, 2).state;

describe('a state could have come about', () => {
  test('if nothing is lost or doubled', () => {
    expect(title.isSound(sound())).toBe(true);
  });

  test.each<[string, (state: State) => void]>([
    ['a ducat is missing', (state) => state.supply--],
    ['a seal is doubled', (state) => (state.bag = { ...state.bag, clergy: state.bag.clergy + 1 })],
    ['two seats hold the same card', (state) => (state.hands[0] = state.hands[1]!)],
    ['a hand is not what was kept', (state) => ([state.hands[0], state.hands[1]] = [state.hands[1]!, state.hands[0]!])],
    ['a card lies in the palace that nobody placed', (state) => (state.gaps[3] = { card: 'C2', up: true })],
    ['an influence card came from nowhere', (state) => (state.gaps[3] = { influence: 'thief', cost: 1 })],
    ['a pile has lost its bottom card', (state) => (state.piles.thief = [1, 2])],
  ])('not if %s', (_what, spoil) => {
    const state = sound();
    spoil(state);
    expect(title.isSound(state)).toBe(false);
  });
});

/** Seat 0 has drafted neither T3: one is at seat 2, the other at seat 3, and seat 0 calls one. */
function called(): { before: View; after: View } {
  for (let seed = 0; ; seed++) {
    const { state } = drafted(4, seed);
    const holders = state.hands.flatMap((hand, seat) => hand.filter((card) => card === 'T3').map(() => seat));
    if (holders.join() !== '2,3') continue;
    state.toMove = 0;
    const before = game.view(state, 0);
    scriptOf(state).say('courtesan@7', 'call T3 8');
    return { before, after: game.view(state, 0) };
  }
}

/** Draws many guesses: every world must come, and each as often as any other. */
function expectEven(view: View): void {
  const weights = new Map<string, number>(); // equal cards look alike: a world of names stands for several
  for (const { hands } of hypotheses(view).filter((hypothesis) => agrees(hypothesis, view))) {
    const key = keyOf(hands.map((cards) => cards.map(nameOf)));
    weights.set(key, (weights.get(key) ?? 0) + 1);
  }
  const drawn = new Map<string, number>();
  const rng = seeded(9);
  for (let i = 0; i < 200 * worlds(view); i++) {
    const key = keyOf(game.guess(view, rng).kept);
    drawn.set(key, (drawn.get(key) ?? 0) + 1);
  }
  expect([...drawn.keys()].sort()).toEqual([...weights.keys()].sort());
  const chiSquare = [...weights].reduce((sum, [key, weight]) => {
    const expected = 200 * weight;
    return sum + (drawn.get(key)! - expected) ** 2 / expected;
  }, 0);
  const freedom = weights.size - 1;
  expect(chiSquare).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom));
}

const isT3 = (card: string) => nameOf(card) === 'T3';
const keyOf = (hands: readonly (readonly string[])[]) => hands.map((cards) => [...cards].sort().join(' ')).join(' | ');

const isTrue = ({ hands, packs }: Hypothesis, state: State): boolean =>
  keyOf(hands.map((cards) => cards.map(nameOf))) === keyOf(state.kept) &&
  (state.phase !== 'draft' || keyOf(packs.map((cards) => cards.map(nameOf))) === keyOf(state.hands));

test('the brute force knows every card', () => {
  const view = game.view(drafted(4, 0).state, 0);
  for (const { hands } of hypotheses(view).slice(0, 20)) {
    expect(hands.flat().map(nameOf).sort()).toEqual([...deckOf(4)].sort());
  }
});
