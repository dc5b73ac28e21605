import { Tally, playMatch, watchGame } from '@ridotto/bots/arena';
import { heard, listen, seeded, setupOf, type Player, type Seat } from '@ridotto/kernel';
import { anyGiven } from '@ridotto/kernel/testing';
import { expect, test } from 'vitest';
import { DraftBelief, beliefs } from '../bot/belief.ts';
import { worth } from '../bot/bot.ts';
import { pool } from '../bot/pool.ts';
import { Rounds } from '../bot/rounds.ts';
import type { Event, Intrigo, State } from '../rules/model.ts';
import { game } from '../rules/rules.ts';
import { title } from '../title.ts';

const ME: Seat = 0;

/** A game in which all keep what they like, up to the first card that is placed. */
function drafted(seed: number): { readonly state: State; readonly told: readonly Event[] } {
  const rng = seeded(seed);
  const state = game.start(4, setupOf(title, {}, 4)!);
  const told: Event[] = [];
  while (state.phase !== 'place') {
    const turn = game.turn(state);
    const answers = turn.kind === 'ask' ? turn.seats.map((seat) => likedBy(state, seat)) : [];
    const given = turn.kind === 'ask' ? ({ kind: 'answers', answers } as const) : anyGiven<Intrigo>(game, state, rng);
    told.push(...listen<Intrigo>(game, state, given));
  }
  return { state, told: heard<Intrigo>(game, told, ME, 4) };
}

const likedBy = (state: State, seat: Seat) =>
  game.options(state, seat).reduce((top, one) => (worth(state, seat, one) > worth(state, seat, top) ? one : top));

const oddsOf = (chance: number): number => chance / (1 - chance);

test('a belief names the steps of the draft that made a card likelier, and they make up all of the change', () => {
  const { state, told } = drafted(3);
  const view = game.view(state, ME);
  const [weighed, proved] = [new DraftBelief(ME, 'weighed'), new DraftBelief(ME, 'proved')];
  for (const belief of [weighed, proved]) belief.observe(view, told);
  const before = new Map(proved.marginals().map(({ about, chances }) => [about, chances.yes!]));
  let explained = 0;
  for (const { about, chances } of weighed.marginals()) {
    const because = weighed.explain(about, 'yes');
    for (const { event } of because) expect(told[event]!.type).toBe('drafted');
    const factor = because.reduce((product, one) => product * one.factor, 1);
    expect(factor).toBeCloseTo(oddsOf(chances.yes!) / oddsOf(before.get(about)!), 2);
    const strengths = because.map((one) => Math.abs(Math.log(one.factor)));
    expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
    explained += because.length;
  }
  expect(explained).toBeGreaterThan(10);
  expect(proved.explain(weighed.marginals()[0]!.about, 'yes')).toEqual([]);
});

test('what is said to be so likely about those who keep for a reason is so about as often', { timeout: 60_000 }, () => {
  const tallies = { proved: new Tally(), weighed: new Tally() };
  const { greedy } = pool.players;
  const watch = { title, pool, beliefs, seats: 4, setup: setupOf(title, {}, 4)!, watcher: greedy!, others: greedy! };
  for (let number = 0; number < 10; number++) watchGame({ ...watch, seed: 2, every: 5 }, number, tallies);
  const tenths = tallies.weighed.result().tenths.filter(({ count }) => count >= 100);
  expect(tenths.length).toBeGreaterThan(2);
  for (const { said, was } of tenths) expect(Math.abs(said - was), `${said}: ${was}`).toBeLessThan(0.07);
});

test.each([
  ['greedy', 'likely'],
  ['random', 'unlikely'],
] as const)('after the rounds that %s has played it is %s that cards are kept for a reason', (name, how) => {
  const { reason } = roundsOf(name);
  if (how === 'likely') expect(reason).toBeGreaterThan(1000);
  else expect(reason).toBeLessThan(0.001);
});

/** All that the first seat was told in a game of such players. */
function roundsOf(name: string): Rounds {
  let told: readonly Event[] = [];
  const player: Player<Intrigo> = (asked, rng) => {
    told = asked.view.viewer === ME ? asked.told : told;
    return pool.players[name]!(asked, rng);
  };
  playMatch(title, pool, {
    seats: 4,
    setup: setupOf(title, {}, 4)!,
    cap: pool.cap,
    chance: seeded(6),
    mind: (seat, question) => seeded(question * 4 + seat),
    seated: () => Array<Player<Intrigo>>(4).fill(player),
  });
  const rounds = new Rounds(ME);
  for (const event of told) rounds.hear(event);
  return rounds;
}
