import { seeded } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { title } from '../title.ts';
import { looksIn } from '../rules/knowledge/looks.ts';
import { contradictions } from '../rules/knowledge/marks.ts';
import { notebook } from '../rules/knowledge/notebook.ts';
import { certaintyOf, whyItem, whyProfession, whySociety } from '../rules/knowledge/why.ts';
import type { Item, Profession } from '../rules/model.ts';
import { randomly } from './randomly.ts';
import { coach, type Script } from './rules/coach.ts';

const ride = () =>
  coach(
    `order thug: key ring
     brotherhood doctor: goblet whip
     order priest: bagKey monocle
     brotherhood bodyguard: bagGoblet tome`,
  );

const item = (table: Script, viewer: number, what: Item, seat: number) =>
  whyItem(table.view(viewer), notebook(table.view(viewer)), what, seat);
const profession = (table: Script, viewer: number, what: Profession, seat: number) =>
  whyProfession(table.view(viewer), notebook(table.view(viewer)), what, seat);

describe('why the notebook says so', () => {
  test('[C14] an item that was seen: since the look, with its turn', () => {
    const table = ride().play('0 spy 1', 'turned whip', '1 spy 2', 'turned monocle');
    expect(item(table, 0, 'whip', 1)).toMatchObject({ because: 'shown', since: { type: 'spied', turn: 1, by: 0 } });
    expect(item(table, 0, 'whip', 2)).toMatchObject({ because: 'elsewhere', since: { type: 'spied' }, holders: [1] });
    expect(item(table, 0, 'tome', 2)).toBeUndefined();
    // the other item of that seat was dealt, and only Keys, Goblets and Bags were: no single clue says so
    expect(item(table, 0, 'tome', 1)).toMatchObject({ because: 'together', since: { type: 'spied', turn: 1 } });
  });

  test('one’s own cards need no reason', () => {
    expect(item(ride(), 0, 'key', 0)).toMatchObject({ because: 'own' });
    expect(profession(ride(), 0, 'thug', 0)).toMatchObject({ because: 'own' });
    expect(whySociety(ride().view(0), 0)).toMatchObject({ because: 'own' });
  });

  test('[C26] a hand that was seen whole holds nothing else', () => {
    const table = coach(
      `order thug: key privilege
       brotherhood doctor: goblet whip
       order priest: bagKey monocle
       brotherhood bodyguard: bagGoblet tome`,
    ).play('0 offer privilege 1', '1 accept goblet', '0 use privilege');
    expect(item(table, 0, 'dagger', 1)).toMatchObject({ because: 'shown', since: { type: 'sawItems' } });
  });

  test('[C25] [C6] a society that was looked at, and those that are left over', () => {
    const table = coach(
      `order thug: key monocle
       brotherhood doctor: goblet whip
       order priest: bagKey
       brotherhood bodyguard: bagGoblet tome`,
    ).play('0 offer monocle 2', '2 accept bagKey', '0 use monocle', '2 pass');
    expect(whySociety(table.view(0), 2)).toMatchObject({ because: 'shown', since: { type: 'sawSociety', to: 2 } });
    expect(whySociety(table.view(0), 1)).toMatchObject({ because: 'elsewhere', since: { type: 'sawSociety' } });
    expect(whySociety(table.view(3), 1)).toBeUndefined();
  });

  test('every cell that is decided has a reason, and its event has happened', () => {
    const rng = seeded(8);
    for (const seats of [3, 5, 8]) {
      const state = randomly(seats, 60, rng);
      const view = title.game.view(state, 1);
      const notes = notebook(view);
      for (let seat = 0; seat < seats; seat++) {
        for (const { what, seats: cells } of notes.items) {
          const why = whyItem(view, notes, what, seat);
          expect(why === undefined).toBe(certaintyOf(cells[seat]!) === 'unknown');
          if (why?.since) expect(view.history).toContain(why.since);
          if (why && why.because !== 'own') expect(why.since).not.toBeNull();
        }
      }
    }
  });
});

test('[C14] [C15] [C25] who has looked at whom, for everybody alike', () => {
  const table = ride().play('0 spy 1', 'turned whip', '1 offer goblet 2', '2 refuse', '2 offer monocle 3');
  table.play('3 accept bagGoblet', '2 use monocle', '3 use bagGoblet', 'turned cloak');
  const looks = looksIn(table.view('public')).filter(({ turn }) => turn > 0);
  expect(looks.map(({ by, to, at, turn }) => `${turn}: ${by} ${at} ${to}`)).toEqual([
    '1: 0 item 1',
    '2: 2 item 1',
    '3: 3 item 2',
    '3: 2 society 3',
  ]);
  expect(looksIn(table.view(0))).toEqual(looksIn(table.view(3)));
});

describe('one’s own marks', () => {
  const notes = () => {
    const view = ride().play('0 spy 1', 'turned whip').view(0);
    return { notes: notebook(view), hands: view.hands };
  };
  const against = (marks: Record<string, 'yes' | 'no'>) => {
    const { notes: noted, hands } = notes();
    return [...contradictions(noted, marks, hands)].map(([cell, why]) => `${cell}: ${why}`);
  };

  test('what may be so stands', () =>
    expect(against({ '2 order': 'yes', '3 tome': 'no', '1 doctor': 'yes' })).toEqual([]));
  test('against what is proved', () => {
    expect(against({ '2 whip': 'yes', '1 whip': 'no' })).toEqual(['2 whip: impossible', '1 whip: certain']);
  });
  test('more cards than there are', () => {
    expect(against({ '1 order': 'yes', '2 order': 'yes' })).toEqual(['1 order: copies', '2 order: copies']);
    expect(against({ '1 doctor': 'yes', '2 doctor': 'yes' })).toHaveLength(2);
  });
  test('more cards than a rider has', () => {
    expect(against({ '1 doctor': 'yes', '1 priest': 'yes' })).toEqual(['1 doctor: hand', '1 priest: hand']);
    expect(against({ '1 order': 'yes', '1 brotherhood': 'yes' })).toEqual(['1 order: hand', '1 brotherhood: hand']);
    expect(against({ '1 bagKey': 'yes', '1 goblet': 'yes' })).toEqual(['1 bagKey: hand', '1 goblet: hand']);
  });
});
