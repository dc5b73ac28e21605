import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawn } from '../src/look/qr.ts';

const LINK = 'https://example.org/t/Ab3';

test('a code is drawn square by square as another program has drawn it, with four squares of white around it', () => {
  const rows = readFileSync(new URL('qr.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const dark = rows.flatMap((row, y) =>
    [...row.matchAll(/##/g)].map(({ index }) => `M${index / 2 + 4} ${y + 4}h1v1h-1z`),
  );
  expect(drawn(LINK)).toEqual({ size: rows.length + 8, path: dark.join('') });
});

test('a long link has its code too', () => {
  const { size, path } = drawn(`${LINK}?invite=${'x'.repeat(400)}`);
  expect(size).toBeGreaterThan(drawn(LINK).size);
  expect(path.match(/M/g)!.length).toBeGreaterThan((size * size) / 4);
});
