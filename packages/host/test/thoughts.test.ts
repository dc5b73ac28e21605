import { seeded } from '@ridotto/kernel';
import { expect, test } from 'vitest';
import { within } from '../src/thoughts.ts';

test('a budget of thinking is of work: who has to wait is not out of time, who goes on and on is', () => {
  const rng = within(200, seeded(1));
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400); // this thread gives way to others
  const draws = Array.from({ length: 200 }, () => rng(6));
  expect(draws).toEqual(Array.from({ length: 200 }, seededDie()));
  const search = () => {
    for (;;) rng(6);
  };
  expect(search).toThrow('no answer within 200 ms');
});

function seededDie(): () => number {
  const rng = seeded(1);
  return () => rng(6);
}
