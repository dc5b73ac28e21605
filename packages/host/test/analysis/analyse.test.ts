import { GAME_IDS, loadAnalyst, loadTitle, type GameId } from '@ridotto/games/catalog';
import { anyTitle, seeded, silence, type AnyAnalyst, type AnyKinds, type AnyTitle, type Log } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { kuhn } from '../../../kernel/testing/kuhn.ts';
import { analyse, exchangeOf, hasLuck, lessonsOf, type Analysis } from '../../src/analysis/index.ts';
import { botGame } from '../../src/analysis/bot-games.ts';
import { isEntry } from '../../src/index.ts';
import { longCoach } from '../../testing/long-game.ts';
import { momentsOf, type Moment } from '../../src/analysis/moments.ts';
import { Playouts } from '../../src/analysis/playouts.ts';

const LONG = 120_000; // milliseconds, beside other work
const MOST = 200; // games in which one is looked for

function analysed(title: AnyTitle, analyst: AnyAnalyst | undefined, log: Log, seed = 1, count = 1): Analysis {
  const run = analyse({ title, analyst, log, seed, count });
  const progress: number[] = [];
  for (;;) {
    const { done, value } = run.next();
    if (!done) progress.push(value);
    else {
      if (typeof value === 'number' || 'refused' in value) throw new Error(JSON.stringify(value));
      expect(progress).toEqual(progress.toSorted((a, b) => a - b));
      expect(progress.at(-1)).toBe(1);
      return value;
    }
  }
}

/** The first game of bots that is wanted. */
function gameOfBots(title: AnyTitle, from: number, isWanted: (log: Log) => boolean = () => true): Log {
  for (let seed = from; seed < from + MOST; seed++) {
    const log = botGame(title, title.manifest.seats[0], seed);
    if (log && isWanted(log)) return log;
  }
  throw new Error(`no game of ${title.manifest.id} is like that`);
}

const setUps = new Map<GameId, ReturnType<typeof newSetUp>>();

/** A game of bots, and who analyses it; played once for all tests. */
function setUp(game: GameId) {
  const known = setUps.get(game) ?? newSetUp(game);
  setUps.set(game, known);
  return known;
}

async function newSetUp(game: GameId) {
  const title = await loadTitle(game);
  const analyst = (await loadAnalyst(game, title.edition))!;
  return { title, analyst, log: gameOfBots(title, 1) };
}

test('a win at once that the mover can know of is certain, on both curves', { timeout: LONG }, async () => {
  const { title, analyst, log } = await setUp('twilight');
  const { points } = analysed(title, analyst, log);
  const [end, before] = [points.at(-1)!, points.at(-2)!];
  const winner = end.open.findIndex(({ p }) => p === 1);
  expect(before.honest[winner]).toEqual({ p: 1, low: 1, high: 1 });
  expect(before.open).toEqual(end.open);
  const playouts = new Playouts(title, analyst, 1);
  const first = (momentsOf(title, log) as Moment[]).find(({ state }) => title.game.turn(state).kind === 'ask')!;
  for (const seat of [0, 1]) expect(playouts.winning(first.state, first.at, seat)).toBeUndefined(); // nor is anything else
});

/** A game of bots that ends before its end: somebody chooses what loses at once in so many of the worlds that may be. */
function slip(title: AnyTitle, analyst: AnyAnalyst, isWanted: (risk: number) => boolean): Log {
  const { game, notation } = title;
  const playouts = new Playouts(title, analyst, 1);
  for (let seed = 0; seed < MOST; seed++) {
    const log = gameOfBots(title, seed);
    const length = log.answers.length - (momentsOf(title, log) as Moment[]).at(-1)!.at; // entries that told nothing
    for (const { state, at } of (momentsOf(title, log) as Moment[]).slice(3, -1)) {
      const turn = game.turn(state);
      const seat = turn.kind === 'ask' ? turn.seats[0]! : -1;
      const worlds = Array.from({ length: 30 }, (_, i) => game.guess(game.view(state, seat), seeded(i)));
      const isLostIn = (world: AnyKinds['state'], answer: AnyKinds['answer']) => {
        const after = game.clone(world);
        game.apply(after, [answer], silence);
        const end = game.turn(after);
        return end.kind === 'over' && end.payoffs[seat]! < 0;
      };
      const found = game.options(state, seat).find((answer) => {
        const risk = worlds.filter((world) => isLostIn(world, answer)).length / worlds.length;
        return (
          isLostIn(state, answer) && isWanted(risk) && (risk < 1 || playouts.ending(state, at, seat, answer) === 0)
        );
      });
      if (found === undefined) continue;
      const answers = log.answers.slice(0, at + length);
      return { ...log, answers: [...answers, { seat, say: notation.answer.write(found) }] };
    }
  }
  throw new Error('nobody can slip');
}

describe('a choice that loses at once', { timeout: LONG }, () => {
  const lost = { p: 0, low: 0, high: 0 };

  test('[V18, V19] is a blunder where that was certain, however little was left to lose', async () => {
    const { title, analyst } = await setUp('volto');
    const { choices, points } = analysed(
      title,
      analyst,
      slip(title, analyst, (risk) => risk === 1),
      1,
      40,
    );
    const { seat, risk, grade, change, at } = choices.at(-1)!;
    const [before, end] = points.slice(-2);
    expect({ risk, grade, at }).toEqual({ risk: 1, grade: 'blunder', at: end!.at });
    expect(change.by).toBeCloseTo(-before!.honest[seat]!.p);
    expect([end!.honest[seat], end!.open[seat]]).toEqual([lost, lost]);
  });

  test('is measured against something safer where it was likely; the open curve falls to what is true', async () => {
    const { title, analyst } = await setUp('volto');
    const { choices, points } = analysed(
      title,
      analyst,
      slip(title, analyst, (risk) => risk > 0.3 && risk < 0.9),
      1,
      40,
    );
    const { seat, risk, say, bot } = choices.at(-1)!;
    expect(risk).toBeGreaterThan(0.1);
    expect(bot).not.toBe(say);
    expect(points.at(-1)!.open[seat]).toEqual(lost);
  });
});

describe.each(GAME_IDS)('the analysis of %s', (game) => {
  test('gives the same figures for the same seed, and ends where the game ended', { timeout: LONG }, async () => {
    const { title, analyst, log } = await setUp(game);
    const first = analysed(title, analyst, log);
    expect(analysed(title, analyst, log)).toEqual(first);
    expect(JSON.parse(JSON.stringify(first))).toEqual(first); // it is kept
    expect(hasLuck(first)).toBe(game !== 'volto'); // there chance names who begins [V5], and no more
    const end = (momentsOf(title, log) as Moment[]).at(-1)!;
    const turn = title.game.turn(end.state);
    const payoffs = turn.kind === 'over' ? turn.payoffs : [];
    const { at, honest, open } = first.points.at(-1)!;
    expect(at).toBe(end.at);
    expect(honest).toEqual(open);
    expect(open.map(({ p }) => p > 0.5)).toEqual(payoffs.map((payoff) => payoff > Math.min(...payoffs)));
    const chances = first.points
      .flatMap((point) => [...point.honest, ...point.open])
      .filter((chance) => chance !== null);
    for (const { p, low, high } of chances) {
      expect(0 <= low && low <= p && p <= high && high <= 1).toBe(true);
    }
  });

  test('of a seat’s chances knows nothing that the seat didn’t', { timeout: LONG }, async () => {
    const { title, analyst, log } = await setUp(game);
    const playouts = new Playouts(title, analyst, 1);
    const moments = (momentsOf(title, log) as Moment[]).slice(0, -1);
    const rng = seeded(7);
    for (let look = 0; look < 8; look++) {
      const { state, at } = moments[rng(moments.length)]!;
      const seat = rng(log.seats);
      const other = title.game.guess(title.game.view(state, seat), rng);
      const advice = playouts.advice(state, at, seat);
      expect(playouts.advice(other, at, seat)).toEqual(advice);
      expect(playouts.honest(other, at, seat, 6, advice)).toEqual(playouts.honest(state, at, seat, 6, advice));
    }
  });

  test(
    'tells in both languages what a seat knew, and nothing before it could know anything',
    { timeout: LONG },
    async () => {
      const { title, analyst, log } = await setUp(game);
      const moments = momentsOf(title, log) as Moment[];
      const names = Array.from({ length: log.seats }, (_, seat) => `P${seat}`);
      const some = moments.filter((_, n) => n % Math.ceil(moments.length / 12) === 0);
      const told = some.flatMap(({ state }) =>
        names.map((_, seat) => {
          const [en, ru] = (['en', 'ru'] as const).map((locale) =>
            analyst.knows!(title.game.view(state, seat), locale, names),
          );
          expect(en!.length).toBe(ru!.length);
          expect([...en!, ...ru!].filter((line) => !/^\S.*[^ ]\.$/.test(line) || /undefined|NaN/.test(line))).toEqual(
            [],
          );
          return en!.length;
        }),
      );
      expect(told[0]).toBe(0);
      expect(Math.max(...told)).toBeGreaterThan(1);
    },
  );

  test('has scales that never fall', async () => {
    const { scales }: AnyAnalyst = (await setUp(game)).analyst;
    for (const scale of [scales.honest, scales.open]) {
      const chances = scale.map(([, chance]) => chance);
      expect(chances).toEqual(chances.toSorted((a, b) => a - b));
      expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
    }
  });
});

test('a game that goes on is not analysed', async () => {
  const { title, analyst, log } = await setUp('volto');
  const running = { ...log, answers: log.answers.slice(0, -1) };
  expect(analyse({ title, analyst, log: running, seed: 1 }).next().value).toEqual({ refused: 'not-over' });
});

test('a game of Volto of 60 moves takes a phone, four times as slow, under 20 seconds', { timeout: LONG }, async () => {
  const { title, analyst } = await setUp('volto');
  const long = gameOfBots(title, 0, ({ answers }) => answers.length >= 63); // a roll, two arrangements, sixty moves
  const before = process.cpuUsage(); // the clock would count whatever else the machine does
  const run = analyse({ title, analyst, log: long, seed: 1 });
  while (!run.next().done);
  const { user, system } = process.cpuUsage(before);
  expect((4 * (user + system)) / 1e6).toBeLessThan(20);
});

test('another seed gives other figures', async () => {
  const { title, analyst, log } = await setUp('volto');
  expect(analysed(title, analyst, log, 2).points).not.toEqual(analysed(title, analyst, log, 1).points);
});

test('masks that are seen to move, or are taken, give bits away; nobody learns from their own', async () => {
  const { title, analyst, log } = await setUp('volto');
  const analysis = analysed(title, analyst, log);
  const arranged = analysis.knowledge.find(({ worlds }) => worlds[0]! > 1)!;
  expect(arranged.worlds).toEqual([50_400, 50_400]); // [V4]
  const moves = lessonsOf(analysis).filter(({ at }) => at > arranged.at);
  const movers = new Map(analysis.choices.map(({ at, seat }) => [at, seat]));
  const first = moves[0]!;
  const { given, gained } = exchangeOf(first, movers.get(first.at)!);
  expect(given).toBeGreaterThan(0.3);
  expect(gained).toBe(first.learned[movers.get(first.at)!]);
  const learned = moves.reduce((sum, lesson) => sum + lesson.learned[0]!, 0);
  expect(learned).toBeCloseTo(Math.log2(50_400 / analysis.knowledge.at(-1)!.worlds[0]!), 9);
});

test('a game that has no analyst is played out by its bot; what is open is certain where cards decide it', () => {
  const title = anyTitle(kuhn);
  const log = gameOfBots(title, 0, ({ answers }) => answers.length > 3);
  const analysis = analysed(title, undefined, log);
  expect(hasLuck(analysis)).toBe(true); // the deal, though nothing is rolled after it
  const { points } = analysis;
  const [dealt, end] = [points[1]!, points.at(-1)!];
  expect(dealt.open.every(({ low, high }) => low < high)).toBe(true);
  expect(end.open.map(({ p }) => p).toSorted((a, b) => a - b)).toEqual([0, 1]);
});

test(
  'a very long game takes no more playouts than a short one: it is looked at in places',
  { timeout: LONG },
  async () => {
    const { title, analyst } = await setUp('coach');
    const { made, lines } = longCoach(120);
    const answers = lines.flatMap(({ deed }) => (isEntry(deed) ? [deed] : []));
    const log: Log = { game: 'coach', edition: made.edition, seats: made.seats, setup: {}, answers };
    let guesses = 0;
    const guess: AnyTitle['game']['guess'] = (view, rng) => {
      guesses++;
      return title.game.guess(view, rng);
    };
    const hasty = { ...analyst, playouts: 240, most: 1 };
    const run = analyse({ title: { ...title, game: { ...title.game, guess } }, analyst: hasty, log, seed: 1 });
    let found = run.next();
    while (!found.done) found = run.next();
    const { points, leftOut } = found.value as Analysis;
    expect(guesses).toBeLessThanOrEqual(240);
    expect(leftOut).toBeGreaterThan(0);
    expect(points.length).toBeGreaterThan(5); // from the beginning to the end
    expect(points.at(-1)!.honest.every((chance) => chance !== null)).toBe(true);
  },
);
