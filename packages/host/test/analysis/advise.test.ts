import { GAME_IDS, loadTitle } from '@ridotto/games/catalog';
import { heard, listen, LOCALES, open, same, seeded, setupOf, type AnyKinds, type AnyTitle } from '@ridotto/kernel';
import type { Seat, Table } from '@ridotto/kernel';
import { anyGiven } from '@ridotto/kernel/testing';
import { describe, expect, test } from 'vitest';
import { thoughtOf, type Thought } from '../../src/index.ts';
import { botGame } from '../../src/analysis/bot-games.ts';
import { momentsOf, type Moment } from '../../src/analysis/moments.ts';
import { advise, drawnTogether, falling, inOrder, PLAIN, type Advice } from '../../src/analysis/index.ts';

const POSITIONS = process.env.MODE === 'long' ? 500 : 4; // of each game
const EVERY = 9; // steps between two of them
const SLOW = process.env.MODE === 'long' ? 4 * 3600_000 : 120_000; // milliseconds

interface Question {
  readonly state: AnyKinds['state'];
  readonly seat: Seat;
  readonly seats: number;
  readonly thought: (state: AnyKinds['state']) => Thought;
}

const tableOf = (state: AnyKinds['state'], seats: number): Table<AnyKinds> => ({
  seats,
  state,
  sealed: new Map(),
  drawOffer: undefined,
  length: 0,
});

/** What seats are asked in games at random, where there is something to choose. */
function questionsIn(title: AnyTitle, count: number, seed: number): Question[] {
  const { game } = title;
  const rng = seeded(seed);
  const questions: Question[] = [];
  while (questions.length < count) {
    const [least, most] = title.manifest.seats;
    const seats = least + rng(most - least + 1);
    const { state } = open(title, seats, setupOf(title, {}, seats)!);
    const told: AnyKinds['event'][] = [];
    for (let step = 0; game.turn(state).kind !== 'over' && questions.length < count; step++) {
      const turn = game.turn(state);
      const seat = turn.kind === 'ask' ? turn.seats[rng(turn.seats.length)]! : -1;
      if (turn.kind === 'ask' && step % EVERY === 0 && game.options(state, seat).length > 1) {
        const own = title.manifest.forgets ? heard(game, told, seat, seats) : [];
        const thinking = { seat, level: 'master' as const, told: own, seed: rng(2 ** 32) };
        const thought = (at: AnyKinds['state']) => thoughtOf(title, tableOf(at, seats), thinking);
        questions.push({ state: game.clone(state), seat, seats, thought });
      }
      told.push(...listen(game, state, anyGiven(game, state, rng)));
    }
  }
  return questions;
}

/** What is said to each question; thoughts come from elsewhere, as plain data. */
async function hintsIn(title: AnyTitle) {
  const hinted = [];
  for (const question of questionsIn(title, POSITIONS, 2)) {
    const hint: readonly Advice[] = await advise(title, structuredClone(question.thought(question.state)));
    hinted.push({ ...question, hint });
  }
  return hinted;
}

describe.each(GAME_IDS)('a hint in %s', (id) => {
  let asked: ReturnType<typeof hintsIn> | undefined; // once for all tests: a master's thoughts are dear
  const hinted = (title: AnyTitle) => (asked ??= hintsIn(title));

  test(
    'tells nothing that its seat can’t know: it is the same in a world that looks the same',
    { timeout: SLOW },
    async () => {
      const title = await loadTitle(id);
      const rng = seeded(7);
      const differ: string[] = [];
      for (const { state, seat, thought, hint } of await hinted(title)) {
        const world = title.game.guess(title.game.view(state, seat), rng);
        const other = await advise(title, thought(world));
        if (!same(hint, other)) differ.push(`${JSON.stringify(hint)} or ${JSON.stringify(other)}`);
      }
      expect(differ).toEqual([]);
    },
  );

  test('names answers that can be given, with chances and a reason in both languages', { timeout: SLOW }, async () => {
    const title = await loadTitle(id);
    const codes = new Set<string>();
    for (const { state, seat, seats, hint } of await hinted(title)) {
      expect(hint.length).toBeGreaterThan(0);
      expect(hint.length).toBeLessThanOrEqual(3);
      expect(new Set(hint.map(({ says }) => says.join('; '))).size).toBe(hint.length);
      const options = new Set(title.game.options(state, seat).map((option) => title.notation.answer.write(option)));
      const names = Array.from({ length: seats }, (_, one) => `Anna${one}`);
      for (const { says, chance, why } of hint) {
        expect(options).toContain(says[0]);
        expect(chance.low).toBeLessThanOrEqual(chance.p);
        expect(chance.p).toBeLessThanOrEqual(chance.high);
        for (const locale of LOCALES) {
          const sentence = title.words[locale].why!(why, names)!;
          expect(sentence, why.code).toMatch(/\.$/);
          expect(sentence, why.code).not.toMatch(/undefined|NaN|\[object/);
        }
        codes.add(why.code);
      }
    }
    expect(codes.size).toBeGreaterThan(2);
  });
});

test('a hint that wins the game at once is certain', { timeout: SLOW }, async () => {
  const title = await loadTitle('twilight');
  const { game } = title;
  const moments = momentsOf(title, botGame(title, 2, 1)!) as Moment[];
  const { state } = moments.findLast(({ state: one }) => game.turn(one).kind === 'ask')!;
  const { seats } = game.turn(state) as { seats: readonly Seat[] };
  const thinking = { seat: seats[0]!, level: 'master' as const, told: [], seed: 1 };
  const [first] = await advise(title, thoughtOf(title, tableOf(state, 2), thinking));
  expect(first!.chance).toEqual({ p: 1, low: 1, high: 1 });
});

test('a hint that ends the game is as good as the worlds in which it wins: no scale of hasty players is asked', async () => {
  const title = await loadTitle('coach');
  const { game } = title;
  const declarations = (momentsOf(title, botGame(title, 6, 1)!) as Moment[]).flatMap(({ state }) => {
    const turn = game.turn(state);
    if (turn.kind !== 'ask' || turn.seats.length > 1) return [];
    const [seat] = turn.seats as [Seat];
    const said = game.options(state, seat).find((one) => title.notation.answer.write(one).startsWith('declare'));
    return said === undefined ? [] : [{ state, seat, said }];
  });
  const { state, seat, said } = declarations[0]!;
  const adviser = await title.adviser!();
  const idea = { reply: [said] as const, why: { code: 'bot', about: {} } };
  const rash: AnyTitle = { ...title, adviser: async () => ({ ...adviser, consider: () => [idea] }) };
  const thinking = { seat, level: 'master' as const, told: [], seed: 1 };
  const [hint] = await advise(rash, thoughtOf(title, tableOf(state, 6), thinking));
  expect(adviser.analyst.scales.honest[0]![1]).toBeGreaterThan(0.4);
  expect(hint!.chance.p).toBeLessThan(0.1);
});

describe('what playouts say of several answers', () => {
  const rng = seeded(3);
  const won = (chance: number, count = 200) => Array.from({ length: count }, () => Number(rng(1000) < 1000 * chance));

  test('differences that chance alone would make are taken out, and others stay', () => {
    const alike = Array.from({ length: 20 }, () => drawnTogether([won(0.5), won(0.5), won(0.5)]));
    const spread = alike.map((means) => Math.max(...means) - Math.min(...means));
    expect(spread.filter((one) => one === 0).length).toBeGreaterThan(8);
    expect(spread.reduce((sum, one) => sum + one, 0) / spread.length).toBeLessThan(0.05);
    const [best, worst] = drawnTogether([won(0.9), won(0.2)]) as [number, number];
    expect(best - worst).toBeGreaterThan(0.6);
    expect(drawnTogether([[1, 1, 0, 1]])).toEqual([0.75]);
  });

  test('none that stands further down is said to be better', () => {
    expect(falling([0.3, 0.34, 0.2])).toEqual([0.3, 0.3, 0.2]);
    expect(falling([0.9, 0.3, 0.5])).toEqual([0.9, 0.3, 0.3]);
  });

  test('the player’s choice stands first unless another is surely better; the others go by their chances', () => {
    expect(inOrder(PLAIN.honest, [won(0.5), won(0.45), won(0.52)])[0]).toBe(0);
    expect(inOrder(PLAIN.honest, [won(0.3), won(0.2), won(0.9), won(0.3)]).slice(0, 2)).toEqual([2, 0]);
    expect(inOrder(PLAIN.honest, [won(0.6), won(0.1), won(0.3)])).toEqual([0, 2, 1]);
    expect(inOrder(PLAIN.honest, [])).toEqual([]);
  });
});
