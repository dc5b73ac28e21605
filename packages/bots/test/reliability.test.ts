import { evenlyBy, fitSoftmax, surpriseAt, type Choice } from '@ridotto/bots';
import { Tally, decide, logLoss, ratioOf } from '@ridotto/bots/arena';
import { seeded } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';

describe('how true beliefs are', () => {
  test('surprise is that at the truth, and nobody is infinitely surprised', () => {
    const marginals = [{ about: 'coin', chances: { heads: 0.25, tails: 0.75 } }];
    expect(logLoss(marginals, { coin: 'heads' })).toBeCloseTo(Math.log(4), 9);
    expect(logLoss(marginals, { coin: 'edge' })).toBeLessThan(10);
    expect(logLoss(marginals, { die: 'six' })).toBe(0);
  });

  test('chances that come true as often as they say have skill; a constant has none', () => {
    const [knowing, dull] = [new Tally(), new Tally()];
    const rng = seeded(1);
    for (let i = 0; i < 4000; i++) {
      const chance = rng(2) === 0 ? 0.1 : 0.9;
      const truth = { it: rng(1000) < chance * 1000 ? 'yes' : 'no' };
      knowing.add([{ about: 'it', chances: { yes: chance, no: 1 - chance } }], truth);
      dull.add([{ about: 'it', chances: { yes: 0.5, no: 0.5 } }], truth);
    }
    const { skill, tenths, cases } = knowing.result();
    expect(cases).toBe(4000);
    expect(skill).toBeGreaterThan(0.6);
    expect(dull.result().skill).toBeCloseTo(0, 2);
    for (const { count, said, was } of tenths) if (count > 0) expect(Math.abs(said - was)).toBeLessThan(0.03);
  });
});

test('drawn evenly, each has its share, rounded up or down', () => {
  const drawn = evenlyBy([1, 0, 2.5, 0.5], 8, seeded(2));
  const countOf = (place: number) => drawn.filter((one) => one === place).length;
  expect(drawn).toHaveLength(8);
  expect(countOf(1)).toBe(0);
  expect(countOf(0)).toBe(2);
  expect(countOf(2)).toBe(5);
});

test('a softmax learns what was preferred', () => {
  const choice = (chosen: number): Choice => ({
    rows: Uint8Array.of(0, 0),
    features: Float64Array.of(1, 0, 0, 1),
    chosen,
  });
  const choices = Array.from({ length: 100 }, (_, at) => choice(at % 10 === 0 ? 1 : 0));
  const weights = fitSoftmax(choices, 1, 2, 20, seeded(1));
  expect(weights[0]![0]! - weights[0]![1]!).toBeCloseTo(Math.log(9), 0);
  expect(surpriseAt(choices, weights, 2)).toBeLessThan(0.35);
});

test('a sequential test decides after as many blocks as if each were looked at from the beginning', () => {
  const rng = seeded(5);
  const scores = Array.from({ length: 400 }, () => (rng(100) < 58 ? 1 : 0));
  const hypotheses = { low: 0.5, high: 0.55 };
  const slowly = scores.findIndex(
    (_, at) => at >= 9 && Math.abs(ratioOf(scores.slice(0, at + 1), hypotheses)) >= Math.log(19),
  );
  expect(decide(scores, hypotheses).after).toBe(slowly < 0 ? 400 : slowly + 1);
});
