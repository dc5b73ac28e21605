import { expect, test } from 'vitest';
import { apart, by, eitherWay, left, lit, touch, type Thing, type Way } from '../src/choose.ts';
import { reach } from '../src/testing.ts';

const way = (end: string, ...paths: Way<string>['paths']): Way<string> => ({ end, paths });

/** A few moves of a board: from a cell to a cell. */
const MOVES = [
  way('b2-b3', by('cell b2', 'cell b3')),
  way('b2-a2', by('cell b2', 'cell a2')),
  way('c1-c2', by('cell c1', 'cell c2')),
];

/** Touches things one after another, and tells what the last touch came to. */
function touched(ways: readonly Way<string>[], ...things: readonly Thing[]) {
  let chosen: readonly Thing[] = [];
  for (const thing of things.slice(0, -1)) {
    const did = touch(ways, chosen, thing);
    if ('chosen' in did) chosen = did.chosen;
  }
  return touch(ways, chosen, things.at(-1)!);
}

const lights = (ways: readonly Way<string>[], ...chosen: readonly Thing[]) => Object.fromEntries(lit(ways, chosen));

test('what may be touched next is lit, and nothing else', () => {
  expect(lights(MOVES)).toEqual({ 'cell b2': 'bright', 'cell c1': 'bright' });
  expect(lights(MOVES, 'cell b2')).toEqual({ 'cell b3': 'bright', 'cell a2': 'bright' });
});

test('a touch begins, goes on, begins anew, lets go, or wants an explanation', () => {
  expect(touched(MOVES, 'cell b2')).toEqual({ does: 'begin', chosen: ['cell b2'] });
  expect(touched(MOVES, 'cell b2', 'cell b3')).toEqual({ does: 'take', end: 'b2-b3' });
  expect(touched(MOVES, 'cell b2', 'cell c1')).toEqual({ does: 'begin', chosen: ['cell c1'] });
  expect(touched(MOVES, 'cell b2', 'cell b2')).toEqual({ does: 'back', chosen: [] });
  expect(touched(MOVES, 'cell b2', 'cell e5')).toEqual({ does: 'explain' });
});

test('a lone target is not played by itself', () => {
  expect(touched(MOVES, 'cell c1')).toEqual({ does: 'begin', chosen: ['cell c1'] });
});

test('things of a list are touched in whatever order; its first kind is bright', () => {
  const ways = [way('C4@7', by(['card C4', 'gap 7'])), way('C4@8', by(['card C4', 'gap 8']))];
  expect(lights(ways)).toEqual({ 'card C4': 'bright', 'gap 7': 'dim', 'gap 8': 'dim' });
  expect(touched(ways, 'gap 7', 'card C4')).toEqual({ does: 'take', end: 'C4@7' });
  expect(touched(ways, 'card C4', 'gap 8')).toEqual({ does: 'take', end: 'C4@8' });
});

test('a declaration names riders in any order, and wants to be said', () => {
  const ways = [
    way('alone', by('do declare', 'do say')),
    way('1', by('do declare', ['rider 1'], 'do say')),
    way('1 2', by('do declare', ['rider 1', 'rider 2'], 'do say')),
  ];
  expect(touched(ways, 'do declare', 'rider 2', 'rider 1', 'do say')).toEqual({ does: 'take', end: '1 2' });
  expect(touched(ways, 'do declare', 'rider 1')).toMatchObject({ does: 'extend' });
  expect(touched(ways, 'do declare', 'rider 1', 'do say')).toEqual({ does: 'take', end: '1' });
  expect(touched(ways, 'do declare', 'rider 2', 'rider 1', 'rider 2')).toEqual({
    does: 'back',
    chosen: ['do declare', 'rider 1'],
  });
  expect([...reach(ways)].toSorted()).toEqual(['1', '1 2', 'alone']);
});

test('what hung on a thing goes with it when it is let go', () => {
  const ways = [way('demand', by('do demand', 'rider 7', 'item cloak'))];
  expect(touched(ways, 'do demand', 'rider 7', 'do demand')).toEqual({ does: 'back', chosen: [] });
});

test('enough has been said as soon as one end is left; else the rest is asked for', () => {
  const to = (card: string) => [
    { things: [`card ${card}`, 'spot 3', 'piece merchant'], needs: 2 },
    { things: ['piece merchant', 'spot 3', `card ${card}`], needs: 2 },
  ];
  const one = [way('M2+', ...to('M2'))];
  const two = [...one, way('M2b+', ...to('M2b'))];
  expect(touched(one, 'piece merchant', 'spot 3')).toEqual({ does: 'take', end: 'M2+' });
  expect(touched(two, 'piece merchant', 'spot 3')).toMatchObject({ does: 'extend' });
  expect(touched(two, 'piece merchant', 'spot 3', 'card M2b')).toEqual({ does: 'take', end: 'M2b+' });
  expect(touched(two, 'card M2', 'spot 3')).toEqual({ does: 'take', end: 'M2+' });
  expect(lights(two, 'piece merchant')).toEqual({ 'spot 3': 'bright' });
});

test('one of several alike is touched as well as another, and both where both are wanted', () => {
  const ways = [way('D+', by('card D', 'spot 1')), way('DD+', by('card D', 'card D', 'spot 1'))];
  expect(apart(['card D', 'card M2', 'card D'])).toEqual(['card D', 'card M2', 'card D#2']);
  expect(touched(ways, 'card D#2', 'spot 1')).toEqual({ does: 'take', end: 'D+' });
  expect(touched(ways, 'card D', 'card D#3', 'spot 1')).toEqual({ does: 'take', end: 'DD+' });
  expect(touched(ways, 'card D', 'card D')).toEqual({ does: 'back', chosen: [] });
});

test('two orders that are two answers keep theirs', () => {
  const ways = [
    way('swap 5 6', ...eitherWay('building 5', 'building 6')),
    way('swap 6 5', ...eitherWay('building 6', 'building 5')),
  ];
  expect(touched(ways, 'building 5', 'building 6')).toEqual({ does: 'take', end: 'swap 5 6' });
  expect(touched(ways, 'building 6', 'building 5')).toEqual({ does: 'take', end: 'swap 6 5' });
  expect(touched(ways.slice(0, 1), 'building 6', 'building 5')).toEqual({ does: 'take', end: 'swap 5 6' });
});

test('the walk over lit things finds a path that was forgotten, and an answer in the way of another', () => {
  expect(reach([...MOVES, way('forgotten')])).not.toContain('forgotten');
  expect(reach([way('short', by('card D')), way('long', by('card D', 'spot 1'))])).not.toContain('long');
  expect(reach([way('one', by('card D')), way('twin', by('card D'))])).not.toContain('twin');
});

test('what is left are the answers on which everything chosen lies', () => {
  expect(left(MOVES, ['cell b2']).map(({ end }) => end)).toEqual(['b2-b3', 'b2-a2']);
  expect(left(MOVES, ['cell e5'])).toEqual([]);
});
