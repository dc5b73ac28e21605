import { expect, test } from 'vitest';
import { walk, type Area } from '../src/walk.ts';

const GRID: Area = {
  id: 'grid',
  rows: [
    ['a', 'b', 'c'],
    ['d', null, 'f'],
    ['g', 'h', 'i'],
  ],
};

/** Where keys lead, one after another. */
const path = (area: Area, from: string, ...keys: readonly string[]) =>
  keys.reduce((thing, key) => walk(area, thing, key)!, from);

test('arrows walk as the things are seen, and stay at the edge', () => {
  expect(path(GRID, 'a', 'ArrowRight', 'ArrowRight', 'ArrowDown')).toBe('f');
  expect(path(GRID, 'a', 'ArrowLeft')).toBe('a');
  expect(path(GRID, 'g', 'ArrowDown')).toBe('g');
});

test('holes are stepped over', () => {
  expect(path(GRID, 'd', 'ArrowRight')).toBe('f');
  expect(path(GRID, 'h', 'ArrowUp')).toBe('b');
});

test('Home and End lead along the row', () => {
  expect(path(GRID, 'h', 'Home')).toBe('g');
  expect(path(GRID, 'd', 'End')).toBe('f');
});

test('in a shorter row one comes to its end', () => {
  const area: Area = { id: 'hand', rows: [['a', 'b', 'c'], ['d']] };
  expect(path(area, 'c', 'ArrowDown')).toBe('d');
  expect(path(area, 'd', 'ArrowRight')).toBe('d');
});

test('other keys, and things of elsewhere, lead nowhere', () => {
  expect(walk(GRID, 'a', 'x')).toBeUndefined();
  expect(walk(GRID, 'z', 'ArrowUp')).toBeUndefined();
});
