import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Event, View } from '../rules/model.ts';
import { coach, newCoach } from './rules/coach.ts';

const NOTATIONS = ['NOTATION.md', 'NOTATION.ru.md'].map((name) =>
  readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'),
);

test('[C30, C31, C32, C36, C37] the duel of the rule book goes as it says', () => {
  const table = coach(
    `brotherhood clairvoyant: dagger ring
     order diplomat: goblet
     brotherhood doctor: key
     order bodyguard: bagKey
     order alchemist: bagGoblet`,
    { tokens: [0, 0, 1, 0, 0] },
  ).duel(0, 1, { 2: 'attacker', 3: 'defender', 4: 'defender' });
  const { points } = table
    .play('0 use dagger', '0 pass', '1 pass', '2 use 1 token', '2 pass', '3 use bodyguard')
    .play('3 pass', '4 pass', '0 use ring', '0 pass', '1 pass', '2 pass', '3 pass', '4 pass')
    .told('public', 'decided')[0]!;
  expect(points).toEqual([4, 4]);
  table.until('spoils').play('0 search', '0 take goblet');
  expect([table.step, table.asked]).toEqual(['return', [0]]);
  table.play('0 return dagger');
  expect([table.hand(0), table.hand(1)]).toEqual(['goblet ring', 'dagger']);
  expect(table.told('public', 'decided')).toMatchObject([{ winner: 'attacker', by: 'ring' }]);
  expect(table.told('public', 'took')).toMatchObject([{ item: null }]);
  expect(table.state).toMatchObject({ stack: 12, active: 1 });
  expect(table.view('public').open).toEqual([null, null, null, 'bodyguard', null]);
});

/** By the types of the model: what is missing here doesn't compile. */
const EVENTS: Record<Event['type'], true> = {
  dealt: true,
  spies: true,
  spied: true,
  offered: true,
  refused: true,
  traded: true,
  read: true,
  skipped: true,
  drew: true,
  sawSociety: true,
  sawItems: true,
  swapped: true,
  browsed: true,
  became: true,
  kept: true,
  turnedSextant: true,
  passed: true,
  gave: true,
  attacked: true,
  opened: true,
  paid: true,
  supported: true,
  showed: true,
  spent: true,
  decided: true,
  took: true,
  returned: true,
  demanded: true,
  foresaw: true,
  topped: true,
  over: true,
};

describe.each(NOTATIONS)('%#', (notation) => {
  const [, chapter = ''] = notation.split(/^## (?:Events and views|События и виды)$/m);
  const [events = '', fields = ''] = chapter.split(/^## /m)[0]!.split(/^(?:A view has|У вида есть)$/m);
  const firstCells = (table: string): string[] =>
    [...table.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, cell]) => cell!.match(/\w+/g) ?? []);

  test('the notation tells of every event, in the order of the model', () => {
    expect(firstCells(events)).toEqual(Object.keys(EVENTS));
  });

  test('and of every field of a view', () => {
    const view: View = newCoach(3).view('public');
    expect(firstCells(fields).toSorted()).toEqual(Object.keys(view).toSorted());
  });
});
