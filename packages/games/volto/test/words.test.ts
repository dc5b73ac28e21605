import type { Viewer } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import { REASONS, type ReasonCode } from '../rules/explain.ts';
import { KINDS, KIND_LETTERS, KIND_NAMES, title, type Event } from '../title.ts';
import { readCell } from '../rules/notation.ts';
import { Board } from './board.ts';

const NAMES = ['Anna', 'Boris'];
const { en, ru } = title.words;

describe.each(['en', 'ru'] as const)('words in %s', (locale) => {
  test('every reason is a sentence', () => {
    for (const code of Object.keys(REASONS) as ReasonCode[]) {
      const text = title.words[locale].reason({
        rule: REASONS[code],
        code,
        about: { kind: 'lady', cell: 'b2', count: 2 },
      });
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text).not.toMatch(/undefined/);
    }
  });
});

test('the letters on masks are of their names and tell them apart', () => {
  for (const locale of ['en', 'ru'] as const) {
    const letters = KINDS.map((kind) => KIND_LETTERS[locale][kind]);
    expect(new Set(letters).size).toBe(KINDS.length);
    for (const kind of KINDS)
      expect(KIND_NAMES[locale][kind]).toMatch(new RegExp(`^${[...KIND_LETTERS[locale][kind]].join('.*')}`));
  }
});

test('a picture has the letters of its language, in columns', () => {
  const { state } = new Board(`
    c...n
    .....
    ..N..
    .l...
    ...S.
    A....
    ....C`);
  const view = title.game.view(state, 0);
  expect(title.picture(view, 'ru').split('\n').slice(0, 8)).toEqual([
    '7 ▽?    ·    ·    ·   ▽?',
    '6  ·    ·    ·    ·    ·',
    '5  ·    ·   ▲Дв   ·    ·',
    '4  ·   ▽?    ·    ·    ·',
    '3  ·    ·    ·   ▲Сл   ·',
    '2 ▲Св   ·    ·    ·    ·',
    '1  ·    ·    ·    ·   ▲К',
    '   a    b    c    d    e',
  ]);
  expect(title.picture(view, 'en')).toContain('\n5  ·   ·  ▲N   ·   ·\n');
});

test('counts agree with their nouns', () => {
  const say = (kind: string, count: number) =>
    [en, ru].map((words) => words.reason({ rule: 'V2', code: 'arrange-counts', about: { kind, count } }));
  expect(say('noble', 3)).toEqual(['There must be exactly 3 Nobles.', 'Должно быть ровно 3 Дворянина.']);
  expect(say('lady', 2)).toEqual(['There must be exactly 2 Ladies.', 'Должно быть ровно 2 Дамы.']);
  expect(say('soldier', 1)).toEqual(['There must be exactly 1 Soldier.', 'Должно быть ровно 1 Солдат.']);
});

test('events are told to oneself and of the other', () => {
  const said = (event: Event, viewer: Viewer) => [en, ru].map((words) => words.event(event, viewer, NAMES));
  const first: Event = { type: 'first', seat: 0 };
  expect(said(first, 0)).toEqual(['You begin.', 'Первый ход за вами.']);
  expect(said(first, 1)).toEqual(['Anna begins.', 'Начинает Anna.']);
  const captured: Event = { type: 'captured', seat: 1, at: readCell('d5')!, kind: 'lady' };
  expect(said(captured, 0)).toEqual(['Boris’ mask on d5 is captured: a Lady.', 'Boris теряет маску на d5: это Дама.']);
  expect(said(captured, 1)).toEqual(['Your mask on d5 is captured: a Lady.', 'Вы теряете маску на d5: это Дама.']);
});

test('the ending is told to each side and to spectators', () => {
  const { state } = new Board(`
    c...n
    .....
    ..N..
    .l...
    .....
    .....
    ....C`).move('c5-c4', 'e7-e6', 'c4-b4');
  const ending = (viewer: Viewer) => [en, ru].map((words) => words.ending(title.game.view(state, viewer), NAMES));
  expect(ending(1)).toEqual(['You win: both Ladies have been captured.', 'Вы выиграли: соперник взял обеих Дам.']);
  expect(ending(0)).toEqual([
    'You lose: you have captured both of your opponent’s Ladies.',
    'Вы проиграли: вы взяли обеих Дам соперника.',
  ]);
  expect(ending('public')).toEqual([
    'Boris wins: both Ladies have been captured.',
    'Побеждает Boris: соперник взял обеих Дам.',
  ]);
});
