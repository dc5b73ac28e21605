import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REASONS } from '../explain.ts';

const IDS = Array.from({ length: 31 }, (_, i) => `I${i + 1}`);
const RULES = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const TESTS = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
  .join('\n');

test('RULES.md tells every rule once, in order', () => {
  expect([...RULES.matchAll(/^- \*\*(I\d+)\*\*/gm)].map(([, id]) => id)).toEqual(IDS);
});

test('every rule has a test that names it', () => {
  const named = new Set(
    [...TESTS.matchAll(/(?:test|describe)\([^\n]*/g)].flatMap(([line]) => line.match(/I\d+(?=\])/g) ?? []),
  );
  expect(IDS.filter((id) => !named.has(id))).toEqual([]);
});

test('every reason names a rule that there is', () => {
  expect(Object.values(REASONS).filter((rule) => !IDS.includes(rule))).toEqual([]);
});
