import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CAST } from '../pages/art/characters.ts';
import { SIGNS } from '../pages/art/signs.ts';
import { CHARACTERS, ITEMS, PROFESSIONS } from '../rules/model.ts';

/** What is drawn in a file of pictures, by name. */
function drawnIn(file: string): string[] {
  const text = readFileSync(new URL(`../pages/art/${file}`, import.meta.url), 'utf8');
  return [...text.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!).toSorted();
}

test('every item has its picture', () => {
  expect(drawnIn('items.svg')).toEqual(ITEMS.toSorted());
});

test('every profession has its picture', () => {
  expect(drawnIn('professions.svg')).toEqual(PROFESSIONS.toSorted());
});

test('every character has a portrait and something to hold, and all share a sword and a shield', () => {
  const ids = CHARACTERS.map((character) => CAST[character].id);
  const held = ids.map((id) => `${id}-hand`);
  expect(drawnIn('portraits.svg')).toEqual([...ids, ...held, 'seat', 'sword', 'shield'].toSorted());
});

test('every act, item and profession has its sign', () => {
  expect(drawnIn('signs.svg')).toEqual([...SIGNS, ...ITEMS, ...PROFESSIONS].toSorted());
});
