import { seeded, textOf, type Written } from '@ridotto/kernel';
import { readText } from '@ridotto/kernel/read-text';
import { expect, test } from 'vitest';
import { kuhn } from '../testing/kuhn.ts';
import { playFair } from './fair-play.ts';

const log: Written = {
  ...playFair(kuhn, { seats: 2, setup: {}, key: 'ab'.repeat(32), words: ['one', 'two: #'], rng: seeded(3) }),
  before: { answers: [{ roll: { deal: [0, 1] } }] },
  names: ['Anna', 'Bob'],
};

test('a game as text has its answers in notation with what they told, and is read back whole', () => {
  const text = textOf(log, new Map([[1, ['Cards are dealt.', 'Anna begins.']]]));
  expect(text).toContain(`\n# Cards are dealt.\n# Anna begins.\n0: `);
  expect(readText(text)).toEqual(log);
  expect(readText(`${text.replaceAll('\n', '\r\n')}= 1 -1 (cards)\n\n`)).toEqual(log);
});

test('what is no such text says where it is wrong', () => {
  const first = 'the first line must be like "volto 1, 2 seats"';
  expect(readText('')).toBe(first);
  expect(readText('{}')).toBe(first);
  const [head] = textOf(log).split('\n');
  for (const line of ['nothing', 'rules: {}', '*: {', 'setup: '])
    expect(readText(`${head}\n\n${line}`)).toBe("line 2 can't be read");
  expect(readText(`${head}\nfair: 7`)).toBe('"fair" must hold a commitment and words');
});
