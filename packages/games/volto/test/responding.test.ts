import { Net, Trail, sparse, type Sparse } from '@ridotto/bots';
import { mix, playMatch } from '@ridotto/bots/arena';
import { seeded, type Player } from '@ridotto/kernel';
import { expect, test } from 'vitest';
import { Arranging } from '../bot/arranging.ts';
import { INPUTS, Outlook } from '../bot/outlook.ts';
import { pool } from '../bot/pool.ts';
import { kindsIn } from '../rules/arrangements.ts';
import { COLUMNS, type Arrange, type Move, type Volto } from '../rules/model.ts';
import { title } from '../title.ts';

interface Noted {
  readonly outlooks: readonly Sparse[]; // after each move of a seat
  readonly score: number;
}

/** A game of a careful player against a random one, as each seat saw it. */
function played(number: number): Noted[] {
  const noted: Sparse[][] = [[], []];
  const noting =
    (player: Player<Volto>): Player<Volto> =>
    (asked, rng) => {
      const [answer] = player(asked, rng);
      const { view } = asked;
      if (view.phase === 'move') noted[view.viewer as number]!.push(new Outlook(view).after(answer as Move, 0));
      return [answer];
    };
  const [careful, random] = [noting(pool.players.greedy!), noting(pool.players.random!)];
  const { over } = playMatch(title, pool, {
    seats: 2,
    setup: {},
    cap: pool.cap,
    chance: seeded(mix(4, number)),
    mind: (asked, question) => seeded(mix(4, number, asked, question)),
    seated: () => (number % 2 === 0 ? [careful, random] : [random, careful]),
  });
  return noted.map((outlooks, seat) => ({ outlooks, score: (1 + Math.sign(over?.payoffs[seat] ?? 0)) / 2 }));
}

/** The mean surprise at who won, in nats. */
function surpriseAt(games: readonly Noted[], net: Net): number {
  const none = net.begin(sparse(0));
  const all = games.flatMap(({ outlooks, score }) =>
    outlooks.map((inputs) => {
      const chance = Math.min(0.999, Math.max(0.001, net.chance(none, inputs)));
      return -score * Math.log(chance) - (1 - score) * Math.log(1 - chance);
    }),
  );
  return all.reduce((sum, one) => sum + one, 0) / all.length;
}

test('what is seen of a position is enough to learn who wins from it', { timeout: 60_000 }, () => {
  const games = Array.from({ length: 100 }, (_, number) => played(number));
  const [learnt, tested] = [games.slice(0, 80).flat(), games.slice(80).flat()];
  const net = Net.newborn(INPUTS, 16, seeded(1));
  const none = net.begin(sparse(0));
  const before = surpriseAt(tested, net);
  for (const { outlooks, score } of learnt) {
    const trail = new Trail();
    for (const inputs of outlooks) trail.add(inputs, net.chance(none, inputs));
    trail.teach(net, score, 0.02);
  }
  expect(surpriseAt(tested, net)).toBeLessThan(0.75 * before);
});

test('arrangements that win are found, and made again', () => {
  const arranging = new Arranging();
  const rng = seeded(3);
  const isBold = ({ masks }: Arrange) => kindsIn(masks).indexOf('candidate') >= COLUMNS;
  for (let games = 0; games < 300; games++) {
    const tried = arranging.tried(rng);
    arranging.learn(tried, rng(10) < (isBold(tried) ? 8 : 4) ? 1 : 0);
  }
  expect(Array.from({ length: 20 }, () => isBold(arranging.best(rng)))).toEqual(Array(20).fill(true));
  expect(new Set(Array.from({ length: 20 }, () => arranging.best(rng).masks)).size).toBeGreaterThan(10);
});
