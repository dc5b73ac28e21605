import { loadTitle } from '@ridotto/games/catalog';
import { random, playerOf } from '@ridotto/bots';
import { decide, mix, playBlock, ratioOf, summaryOf, type BlockResult, type Contest } from '@ridotto/bots/arena';
import { seeded, type AnyKinds, type Player } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';

async function contestOf(game: 'twilight' | 'coach' | 'intrigo', more: Partial<Contest<AnyKinds>> = {}) {
  const title = await loadTitle(game);
  const contest: Contest<AnyKinds> = {
    title,
    pool: await title.pool!(),
    seats: title.manifest.seats[1],
    setup: {} as AnyKinds['setup'],
    candidate: random,
    other: random,
    seed: 1,
    cap: 50,
    ...more,
  };
  return contest;
}

const blockOf = (...scores: number[]): BlockResult => ({
  block: 0,
  games: scores.map((score) => ({ score, end: 'won', turns: 10 })),
  times: [],
  longest: 0,
});

describe('a block', () => {
  test('follows from the contest and its number alone', async () => {
    const contest = await contestOf('twilight');
    expect(playBlock(contest, 3)).toEqual(playBlock(contest, 3));
    expect(playBlock(contest, 3)).not.toEqual(playBlock(contest, 4));
  });

  test('gives the candidate every seat once, with the same deal', async () => {
    const asked: string[] = [];
    const title = await loadTitle('intrigo');
    const candidate: Player<AnyKinds> = (question, rng) => {
      asked.push(`${question.view.viewer}`);
      return random(question, rng);
    };
    playBlock(await contestOf('intrigo', { candidate, cap: 12 }), 0);
    expect([...new Set(asked)].toSorted()).toEqual(['0', '1', '2', '3']);
    expect(title.manifest.seats[1]).toBe(4);
  });

  test('gives the candidates a whole team where teams are dealt, and then the other', async () => {
    const silent = (await (await loadTitle('coach')).pool!()).players.silent!;
    const asked: string[] = [];
    const candidate: Player<AnyKinds> = (question, rng) => {
      const { society } = question.view as unknown as { society: string };
      asked.push(`${question.view.viewer} ${society}`);
      return silent(question, rng);
    };
    const { games } = playBlock(await contestOf('coach', { candidate, other: silent, cap: 20 }), 0);
    expect(games).toHaveLength(2);
    expect(new Set(asked).size).toBe(8);
    const changes = asked.filter((one, at) => at > 0 && one.split(' ')[1] !== asked[at - 1]!.split(' ')[1]);
    expect(changes).toHaveLength(1); // first one society, then the other
  });

  test('ends a game that goes on for too long, and says so', async () => {
    const { games } = playBlock(await contestOf('coach', { cap: 3 }), 0);
    expect(games.filter(({ end }) => end === 'cap').every(({ score, turns }) => score === 0.5 && turns === 3)).toBe(
      true,
    );
  });

  test('takes a whole turn as it was said, and asks again after chance has spoken', async () => {
    const title = await loadTitle('twilight');
    const { master } = await title.players!();
    let thoughts = 0;
    let steps = 0;
    const counted: Player<AnyKinds> = (question, rng) => {
      const reply = master(question, rng);
      thoughts++;
      steps += reply.length;
      return reply;
    };
    playBlock(await contestOf('twilight', { candidate: counted, cap: 60 }), 0);
    expect(steps).toBeGreaterThan(thoughts * 1.2);
  });

  test('a player that says what is no option is a bug', async () => {
    const title = await loadTitle('twilight');
    const odd: Player<AnyKinds> = () => [title.notation.answer.read('word D')!];
    const contest = await contestOf('twilight', { candidate: odd });
    expect(() => playBlock(contest, 0)).toThrow('said what is no option');
  });

  test('even players score about half', async () => {
    const plain = playerOf<AnyKinds>((_view, options, rng) => options[rng(options.length)]!);
    const contest = await contestOf('twilight', { candidate: plain, cap: 400 });
    const { score, margin } = summaryOf(Array.from({ length: 20 }, (_, block) => playBlock(contest, block)));
    expect(Math.abs(score - 0.5)).toBeLessThan(2 * margin + 0.01);
  });
});

describe('what blocks say', () => {
  test('the interval is over blocks, not over games', () => {
    const even = Array.from({ length: 50 }, () => blockOf(1, 0)); // whoever sits first wins
    const odd = Array.from({ length: 50 }, (_, at) => blockOf(at % 2, at % 2));
    expect(summaryOf(even)).toMatchObject({ score: 0.5, margin: 0, games: 100, won: 50, lost: 50 });
    expect(summaryOf(odd).score).toBe(0.5);
    expect(summaryOf(odd).margin).toBeCloseTo(0.14, 2);
  });

  test('the interval holds the truth in 95 of 100 cases', () => {
    const rng = seeded(7);
    const holds = Array.from({ length: 1000 }, () => {
      const { score, margin } = summaryOf(
        Array.from({ length: 60 }, () => blockOf(rng(10) < 6 ? 1 : 0, rng(10) < 6 ? 1 : 0)),
      );
      return Math.abs(score - 0.6) <= margin;
    });
    expect(holds.filter(Boolean).length / 1000).toBeGreaterThan(0.93);
    expect(holds.filter(Boolean).length / 1000).toBeLessThan(0.975);
  });

  test('draws by the rules and games that were too long are told apart', () => {
    const games = [
      { score: 0.5, end: 'agreed', turns: 4 },
      { score: 0.5, end: 'cap', turns: 300 },
    ];
    expect(summaryOf([{ block: 0, games, times: [], longest: 0 }])).toMatchObject({
      drawn: 1,
      capped: 1,
      won: 0,
      lost: 0,
    });
  });
});

describe('the sequential test', () => {
  const HYPOTHESES = { low: 0.5, high: 0.55 };
  const scores = (chance: number, seed: number): number[] => {
    const rng = seeded(mix(seed, 5));
    return Array.from(
      { length: 3000 },
      () => (Number(rng(1000) < chance * 1000) + Number(rng(1000) < chance * 1000)) / 2,
    );
  };

  test.each([
    ['high', 0.55],
    ['low', 0.5],
  ] as const)('finds the %s score in 19 of 20 cases', (verdict, chance) => {
    const found = Array.from({ length: 100 }, (_, seed) => decide(scores(chance, seed), HYPOTHESES).verdict);
    expect(found.filter((one) => one === verdict).length).toBeGreaterThanOrEqual(90);
  });

  test('is decided sooner where the difference is larger', () => {
    const after = (chance: number) =>
      Array.from({ length: 30 }, (_, seed) => decide(scores(chance, seed), HYPOTHESES).after).reduce((a, b) => a + b);
    expect(after(0.7)).toBeLessThan(after(0.58));
  });

  test('says nothing after a few blocks, however clear they are', () => {
    expect(decide(Array<number>(9).fill(1), HYPOTHESES).verdict).toBe('open');
    expect(ratioOf(Array<number>(20).fill(1), HYPOTHESES)).toBeGreaterThan(0);
  });
});
