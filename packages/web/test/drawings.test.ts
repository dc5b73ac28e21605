import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SCENES } from '../../games/twilight/pages/art/cards.ts';
import { whole } from '@ridotto/kit/art/draw.ts';
import { FIGURES } from '../../games/twilight/pages/art/figures.ts';
import { BACKS, MASKS, PLATES } from '../../games/volto/pages/art/masks.ts';

const PACKAGES = new URL('../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, PACKAGES), 'utf8');
const files = (pattern: string): string[] => globSync(pattern, { cwd: fileURLToPath(PACKAGES) });

test('a half becomes a whole that is the same in the mirror', () => {
  expect(whole('M0 -4C2 -3 5 -1 4 0L3 2Q1 3 0 4')).toBe(
    'M0 -4C2 -3 5 -1 4 0L3 2Q1 3 0 4Q-1 3 -3 2L-4 0C-5 -1 -2 -3 -0 -4Z',
  );
});

test('every pigment that a drawing uses is mixed in art.css, and no other', () => {
  const drawings = [...Object.values(MASKS), ...Object.values(FIGURES), ...BACKS, ...PLATES].flat();
  const skies = Object.values(SCENES).flatMap(({ sky }) => sky.map((ink) => `--art-${ink}`));
  const components = files('{web/src,kit/svelte,games/*/pages}/art/*.svelte');
  const used = [...drawings, ...skies, ...components.map(read)].flatMap((text) => text.match(/--art-[a-z]+/g) ?? []);
  const mixed = read('kit/svelte/art/art.css').match(/--art-[a-z]+(?=:)/g) ?? [];
  const ofFamilies = read('kit/svelte/art/art.css').match(/(?<=var\()--art-[a-z]+/g) ?? [];
  expect(new Set([...used, ...ofFamilies])).toEqual(new Set(mixed));
});

test('a cover is small', () => {
  for (const file of files('games/*/pages/cover.svg')) expect(read(file).length).toBeLessThan(6200);
});
