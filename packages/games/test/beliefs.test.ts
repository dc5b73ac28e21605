import { Tally, logLoss, watchGame, type Reliability } from '@ridotto/bots/arena';
import { GAME_IDS, loadTitle, type GameId } from '@ridotto/games/catalog';
import {
  heard,
  listen,
  same,
  seeded,
  setupOf,
  type AnyKinds,
  type AnyTitle,
  type Credence,
  type Seat,
} from '@ridotto/kernel';
import { anyGiven } from '@ridotto/kernel/testing';
import { describe, expect, test } from 'vitest';

const SLOW = 60_000; // milliseconds
const GAMES_WATCHED = 8;
const CREDENCES = ['proved', 'weighed'] as const;

interface Moment {
  readonly state: AnyKinds['state'];
  readonly view: AnyKinds['view'];
  readonly told: readonly AnyKinds['event'][];
  readonly seat: Seat;
  readonly seats: number;
}

/** Somebody is asked, now and then in random games. */
function momentsIn(title: AnyTitle, count: number): Moment[] {
  const { game } = title;
  const rng = seeded(4);
  const moments: Moment[] = [];
  while (moments.length < count) {
    const seats = title.manifest.seats[1];
    const state = game.start(seats, setupOf(title, {}, seats)!);
    const told: AnyKinds['event'][] = [];
    for (let step = 1; game.turn(state).kind !== 'over' && moments.length < count; step++) {
      const turn = game.turn(state);
      if (turn.kind === 'ask' && step % 9 === 0) {
        const seat = turn.seats[rng(turn.seats.length)]!;
        const view = game.view(state, seat);
        moments.push({ state: game.clone(state), view, told: heard(game, told, seat, seats), seat, seats });
      }
      told.push(...listen(game, state, anyGiven(game, state, rng)));
    }
  }
  return moments;
}

describe.each(GAME_IDS)('beliefs of %s', (id) => {
  test.each(CREDENCES)('%s: worlds that the seat can’t tell from the real one', { timeout: SLOW }, async (credence) => {
    const title = await loadTitle(id);
    const beliefs = await title.beliefs!();
    for (const { view, told, seat } of momentsIn(title, 12)) {
      const belief = beliefs.begin(seat, credence);
      belief.observe(view, told);
      const worlds = belief.sample(5, seeded(1));
      expect(worlds).toHaveLength(5);
      for (const world of worlds) {
        expect(same(title.game.view(world, seat), view)).toBe(true);
        expect(title.isSound(world)).toBe(true);
      }
    }
  });

  test.each(CREDENCES)('%s: chances make one, and the truth has some', { timeout: SLOW }, async (credence) => {
    const title = await loadTitle(id);
    const beliefs = await title.beliefs!();
    let asked = 0;
    for (const { state, view, told, seat } of momentsIn(title, 12)) {
      const belief = beliefs.begin(seat, credence);
      belief.observe(view, told);
      const marginals = belief.marginals(seeded(1));
      const truths = beliefs.truths(state, seat);
      for (const { about, chances } of marginals) {
        expect(Object.values(chances).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
        expect(truths[about], about).toBeDefined();
        asked++;
      }
      expect(Number.isFinite(logLoss(marginals, truths))).toBe(true);
    }
    expect(asked).toBeGreaterThan(0);
  });

  test('told bit by bit or at once, it is the same belief', { timeout: SLOW }, async () => {
    const title = await loadTitle(id);
    const beliefs = await title.beliefs!();
    const moments = momentsIn(title, 4);
    const { view, told, seat } = moments.at(-1)!;
    const [once, slowly] = [beliefs.begin(seat, 'weighed'), beliefs.begin(seat, 'weighed')];
    once.observe(view, told);
    for (const event of told) slowly.observe(view, [event]);
    const [at, bit] = [once.marginals(seeded(2)), slowly.marginals(seeded(2))];
    expect(bit.map(({ about }) => about)).toEqual(at.map(({ about }) => about));
    at.forEach(({ chances }, i) => {
      for (const [value, chance] of Object.entries(chances)) expect(bit[i]!.chances[value]).toBeCloseTo(chance, 6);
    });
  });

  describe('in games of others', () => {
    const about = new Map<string, Promise<Record<Credence, Reliability>>>();
    const beliefsAbout = (player: string) => {
      if (!about.has(player)) about.set(player, reliabilityOf(id, player));
      return about.get(player)!;
    };

    test('who minds how people behave is less surprised by them', { timeout: 2 * SLOW }, async () => {
      const { proved, weighed } = await beliefsAbout('greedy');
      expect(weighed.cases).toBeGreaterThan(50);
      expect(weighed.loss).toBeLessThan(proved.loss);
    });

    test('and hardly misled by those who act for no reason', { timeout: 2 * SLOW }, async () => {
      const { proved, weighed } = await beliefsAbout(IDLE[id] ?? 'random');
      expect(weighed.cases).toBeGreaterThan(50);
      expect(weighed.loss / proved.loss).toBeLessThan(1.01);
    });
  });
});

/** Who acts for no reason and yet lets a game go on. */
const IDLE: Partial<Record<GameId, string>> = { coach: 'silent' };
const EVERY: Partial<Record<GameId, number>> = { coach: 12 }; // its games are long

/** How true the beliefs of somebody at a table with such players are. */
async function reliabilityOf(id: GameId, player: string): Promise<Record<Credence, Reliability>> {
  const title = await loadTitle(id);
  const [pool, beliefs] = [await title.pool!(), await title.beliefs!()];
  const tallies = { proved: new Tally(), weighed: new Tally() };
  const seats = Math.min(6, title.manifest.seats[1]);
  const [watcher, others] = [pool.players.greedy!, pool.players[player]!];
  const every = EVERY[id] ?? 4;
  const watch = { title, pool, beliefs, seats, setup: setupOf(title, {}, seats)!, watcher, others, seed: 1, every };
  for (let game = 0; game < GAMES_WATCHED; game++) watchGame(watch, game, tallies);
  return { proved: tallies.proved.result(), weighed: tallies.weighed.result() };
}
