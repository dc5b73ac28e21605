import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GAME_IDS } from '@ridotto/games/catalog';
import { expect, test } from 'vitest';
import { readBook, type Block, type Book } from '../build/rulebook.ts';

const BOOKS = GAME_IDS.flatMap((game) => [`${game}/RULES.md`, `${game}/RULES.ru.md`]);

const SAMPLE = `# Kuhn

A *small* game, see [the paper](https://example.org).

## Cards
- **K1** Three cards: \`J\`, \`Q\` and **K**. R: no jokers.
- **K2** R: the deck is a bag (K1).

| card | rank |
| --- | --- |
| J | 1 |

Then
- one
- two

An example.
<!-- board 1 -->

- three
<!-- board K2 -->
- four
`;

test('a rule book becomes data', () => {
  const { title, intro, chapters } = readBook(SAMPLE);
  expect(title).toBe('Kuhn');
  expect(intro).toEqual([
    {
      kind: 'paragraph',
      text: [
        { kind: 'text', text: 'A ' },
        { kind: 'em', text: 'small' },
        { kind: 'text', text: ' game, see ' },
        { kind: 'text', text: 'the paper' },
        { kind: 'text', text: '.' },
      ],
    },
  ]);
  expect(chapters.map((chapter) => chapter.title)).toEqual(['Cards']);
  const [first, second, table, then, list, example, ...lists] = chapters[0]!.blocks;
  expect(first).toMatchObject({ kind: 'rule', id: 'K1', isRuling: false });
  expect((first as Block & { kind: 'rule' }).text.slice(-2)).toEqual([
    { kind: 'ruling', text: '' },
    { kind: 'text', text: 'No jokers.' },
  ]);
  expect(second).toEqual({
    kind: 'rule',
    id: 'K2',
    isRuling: true,
    text: [
      { kind: 'text', text: 'The deck is a bag (' },
      { kind: 'rule', text: 'K1' },
      { kind: 'text', text: ').' },
    ],
  });
  expect(table).toMatchObject({
    kind: 'table',
    rows: [
      [[{ text: 'card' }], [{ text: 'rank' }]],
      [[{ text: 'J' }], [{ text: '1' }]],
    ],
  });
  expect(then).toMatchObject({ kind: 'paragraph', text: [{ text: 'Then' }] });
  expect(list).toEqual({ kind: 'list', items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two' }]] });
  expect(example).toEqual({ kind: 'paragraph', text: [{ kind: 'text', text: 'An example.' }], board: '1' });
  expect(lists).toEqual([
    { kind: 'list', items: [[{ kind: 'text', text: 'three' }]], board: 'K2' },
    { kind: 'list', items: [[{ kind: 'text', text: 'four' }]] },
  ]);
});

test.each(BOOKS)('every line of %s is shown, and every rule has its place', (name) => {
  const markdown = textOf(name);
  const book = readBook(markdown);
  const shown = book.chapters
    .flatMap(({ blocks }) => blocks)
    .flatMap(textsOf)
    .join('\n')
    .toLowerCase(); // what follows the mark of a ruling begins a sentence
  const lines = chaptersOf(markdown)
    .flatMap((chapter) => chapter.split('\n'))
    .filter((line) => line.startsWith('- '));
  const plain = (text: string) => text.replaceAll(/\*\*|`|\*/g, '').replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
  for (const line of lines) {
    const said = plain(line.replace(/^- (\*\*[A-Z]\d+\*\* )?(R: )?/, ''))
      .replaceAll(' R: ', ' ')
      .toLowerCase();
    expect(shown).toContain(said);
  }
  const ids = [...markdown.matchAll(/^- \*\*([A-Z]\d+)\*\*/gm)].map(([, id]) => id);
  expect(rulesOf(book).map(({ id }) => id)).toEqual(ids);
  expect(ids.length).toBeGreaterThan(0);
});

test.each(GAME_IDS)('both books of %s are built alike', (game) => {
  const [english, russian] = [`${game}/RULES.md`, `${game}/RULES.ru.md`].map((name) => readBook(textOf(name)));
  expect(shapeOf(russian!)).toEqual(shapeOf(english!));
});

test.each(BOOKS)('%s is in the order in which one learns', (name) => {
  const { chapters } = readBook(textOf(name));
  const where = chapters.map(({ title, blocks }) => ({
    hasRules: blocks.some(({ kind }) => kind === 'rule'),
    boards: blocks.flatMap(({ board }) => board ?? []),
    hasTable: blocks.some(({ kind }) => kind === 'table'),
    isSummary: /^(On one page|На одной странице)$/.test(title),
  }));
  const [firstRules, lastRules] = [
    where.findIndex(({ hasRules }) => hasRules),
    where.findLastIndex(({ hasRules }) => hasRules),
  ];
  expect(chapters[0]!.title).toMatch(/^(The goal|Цель)$/);
  expect(chapters[1]!.title).toMatch(/^(A turn|A round|Ход|Раунд)( in (brief|short)| вкратце)?$/);
  const boards = where.flatMap(({ boards }, at) => (at < firstRules ? boards : []));
  expect(boards.length).toBeGreaterThan(2);
  expect(boards).toEqual(boards.map((_, i) => `${i + 1}`));
  const summary = where.findIndex(({ isSummary }) => isSummary);
  expect(summary).toBeGreaterThan(lastRules);
  expect(where[summary + 1]!.hasTable, 'the list of cards').toBe(true);
});

const chaptersOf = (markdown: string): string[] => markdown.split(/^(?=## )/m);

const textOf = (name: string): string =>
  readFileSync(createRequire(import.meta.url).resolve(`@ridotto/games/${name}`), 'utf8');

const rulesOf = ({ chapters }: Book) =>
  chapters.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'rule'));

/** What a book has whatever its language: chapters, rules with their rulings, points of lists, rows of tables, boards. */
const shapeOf = ({ intro, chapters }: Book) => ({
  intro: intro.map(partOf),
  chapters: chapters.map(({ level, blocks }) => ({
    level,
    blocks: blocks.map((block) => [partOf(block), block.board]),
  })),
});

function partOf(block: Block) {
  switch (block.kind) {
    case 'rule':
      return { id: block.id, rulings: rulingsOf(block) };
    case 'paragraph':
      return 'paragraph';
    case 'list':
      return { items: block.items.length };
    case 'table':
      return { rows: block.rows.length };
  }
}

const rulingsOf = ({ isRuling, text }: Extract<Block, { kind: 'rule' }>): number =>
  Number(isRuling) + text.filter(({ kind }) => kind === 'ruling').length;

function textsOf(block: Block): string[] {
  const join = (spans: readonly { text: string }[]) => spans.map(({ text }) => text).join('');
  switch (block.kind) {
    case 'rule':
    case 'paragraph':
      return [join(block.text)];
    case 'list':
      return block.items.map(join);
    case 'table':
      return block.rows.flat().map(join);
  }
}
