import { Net, sparse } from '@ridotto/bots';
import { seeded, weightsOf } from '@ridotto/kernel';
import { expect, test } from 'vitest';
import { trainer } from '../bot/training.ts';
import learnt from '../bot/value.json' with { type: 'json' };
import { INPUTS, VALUE_IS } from '../bot/value.ts';

test('a short training learns: it foresees who wins rounds that it has not seen', { timeout: 60_000 }, () => {
  let played = 0;
  const { weights, surprise } = trainer.train(400, 3, () => played++);
  expect(played).toBe(400);
  expect(weights).toHaveLength(INPUTS + 1);
  expect(surprise.before).toBeGreaterThan(0.65);
  expect(surprise.after).toBeLessThan(0.9 * surprise.before);
});

test('what was learnt is written down whole', () => {
  const net = Net.newborn(5, 4, seeded(1));
  const inputs = { ...sparse(2), count: 2 };
  inputs.at.set([1, 3]);
  inputs.amount.set([1, 0.5]);
  for (let step = 0; step < 50; step++) net.learn(inputs, 0.9, 0.1);
  const none = net.begin(sparse(0));
  expect(net.chance(none, inputs)).toBeCloseTo(0.9, 1);
  expect(Net.of(net.rows(6)).chance(none, inputs)).toBeCloseTo(net.chance(none, inputs), 4);
});

test('what was learnt of other features or other rules is not loaded', () => {
  expect(weightsOf(learnt, VALUE_IS)).toBe(learnt.weights);
  expect(() => weightsOf({ ...learnt, features: 'another' }, VALUE_IS)).toThrow('ridotto train');
  expect(() => weightsOf({ ...learnt, rules: 'another' }, VALUE_IS)).toThrow('ridotto train');
});
