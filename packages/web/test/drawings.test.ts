import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SCENES } from '../src/art/cards.ts';
import { whole } from '../src/art/draw.ts';
import { FIGURES } from '../src/art/figures.ts';
import { BACKS, MASKS, PLATES } from '../src/art/masks.ts';

const ART = new URL('../src/art/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, ART), 'utf8');

test('a half becomes a whole that is the same in the mirror', () => {
  expect(whole('M0 -4C2 -3 5 -1 4 0L3 2Q1 3 0 4')).toBe(
    'M0 -4C2 -3 5 -1 4 0L3 2Q1 3 0 4Q-1 3 -3 2L-4 0C-5 -1 -2 -3 -0 -4Z',
  );
});

test('every pigment that a drawing uses is mixed in art.css, and no other', () => {
  const drawings = [...Object.values(MASKS), ...Object.values(FIGURES), ...BACKS, ...PLATES].flat();
  const skies = Object.values(SCENES).flatMap(({ sky }) => sky.map((ink) => `--art-${ink}`));
  const components = readdirSync(ART).filter((file) => file.endsWith('.svelte'));
  const used = [...drawings, ...skies, ...components.map(read)].flatMap((text) => text.match(/--art-[a-z]+/g) ?? []);
  const mixed = read('art.css').match(/--art-[a-z]+(?=:)/g) ?? [];
  const ofFamilies = read('art.css').match(/(?<=var\()--art-[a-z]+/g) ?? [];
  expect(new Set([...used, ...ofFamilies])).toEqual(new Set(mixed));
});

test('a cover is small', () => {
  for (const file of readdirSync(new URL('covers/', ART))) expect(read(`covers/${file}`).length).toBeLessThan(6200);
});
