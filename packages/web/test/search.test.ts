import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBook } from '../build/rulebook.ts';
import { searchBook } from '../src/pages/rules/search.ts';

const bookOf = (name: string) => readBook(readFileSync(new URL(`../../games/${name}`, import.meta.url), 'utf8'));
const EN = bookOf('coach/RULES.md');
const RU = bookOf('coach/RULES.ru.md');

/** The twelve most likely questions, as people type them, and the rule that the first places found lead to. */
const QUESTIONS: readonly (readonly [en: string, ru: string, rule: string])[] = [
  ['three keys', 'три ключа', 'C42'],
  ['refuse', 'отказаться', 'C19'],
  ['effect giver', 'свойство отдал', 'C20'],
  ['read aloud', 'читают вслух', 'C20'],
  ['support', 'поддерживает', 'C31'],
  ['profession', 'профессию', 'C46'],
  ['tie', 'ничья', 'C38'],
  ['winner duel', 'победитель дуэли', 'C37'],
  ['bag deck empty', 'саквояж колода пуста', 'C40'],
  ['minority', 'меньшинстве', 'C43'],
  ['wrong', 'неверно', 'C44'],
  ['limit', 'предел', 'C11'],
];

test.each(QUESTIONS)('one search answers «%s», «%s»', (en, ru, rule) => {
  for (const [book, wanted] of [
    [EN, en],
    [RU, ru],
  ] as const) {
    const hits = searchBook(book, wanted);
    const isAnswered = hits.some(({ id, text }) => id === rule || text.includes(rule));
    expect(isAnswered, `${wanted}: ${hits.map(({ id }) => id).join()}`).toBe(true);
  }
});

test('a rule is found by its number, endings don’t matter, nonsense finds nothing', () => {
  expect(searchBook(EN, 'c53')[0]).toMatchObject({ id: 'C53', chapter: 'Variants' });
  expect(
    searchBook(RU, 'жемчужиной')
      .map(({ text }) => text)
      .join(),
  ).toContain('Жемчужина');
  expect(searchBook(RU, 'еще')).toEqual(searchBook(RU, 'ещё'));
  expect(searchBook(EN, 'zeppelin')).toEqual([]);
  expect(searchBook(EN, '  ')).toEqual([]);
});

test('what is found has a place of its own, in both languages the same', () => {
  const idsOf = (book: typeof EN) =>
    searchBook({ ...book, chapters: book.chapters.slice(0, 7) }, book === EN ? 'c42' : 'c42').map(({ id }) => id);
  expect(idsOf(EN)).toEqual(idsOf(RU));
  expect(new Set(idsOf(EN)).size).toBe(idsOf(EN).length);
});
