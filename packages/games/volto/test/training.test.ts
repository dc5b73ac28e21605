import { weightsOf } from '@ridotto/kernel';
import { expect, test } from 'vitest';
import { HABITS_ARE } from '../bot/habits.ts';
import learnt from '../bot/habits.json' with { type: 'json' };
import { trainer } from '../bot/training.ts';

test('a short training learns: it is far less surprised by games that it has not seen', () => {
  let played = 0;
  const { weights, surprise } = trainer.train(20, 3, () => played++);
  expect(played).toBe(20);
  expect(weights).toHaveLength(5);
  expect(surprise.after).toBeLessThan(0.7 * surprise.before);
});

test('what was learnt of other features or other rules is not loaded', () => {
  expect(weightsOf(learnt, HABITS_ARE)).toBe(learnt.weights);
  expect(() => weightsOf({ ...learnt, features: 'another' }, HABITS_ARE)).toThrow('ridotto train');
  expect(() => weightsOf({ ...learnt, rules: 'another' }, HABITS_ARE)).toThrow('ridotto train');
});
