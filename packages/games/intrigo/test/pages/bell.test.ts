import { expect, test } from 'vitest';
import { onceARound } from '../../pages/bell.ts';

test('the bell rings once in a round in which somebody can win, and not for what stood when one came', () => {
  const rung: number[] = [];
  let now = 0;
  const warn = onceARound(() => rung.push(now));
  const looks: [round: number, rivals: number[]][] = [
    [3, [1]],
    [3, []],
    [3, [1]],
    [4, []],
    [4, [0]],
    [4, [0, 1]],
    [4, []],
    [4, [2]],
    [5, [2]],
  ];
  for (const [at, [round, rivals]] of looks.entries()) {
    now = at;
    warn(round, rivals);
  }
  expect(rung).toEqual([4, 8]);
});
