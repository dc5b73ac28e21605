import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { readBook, type Block } from '../build/rulebook.ts';
import { GAME_ENTRIES } from '../src/games/index.ts';

const SAMPLE = `# Kuhn

A *small* game, see [the paper](https://example.org).

## Cards
- **K1** Three cards: \`J\`, \`Q\` and **K**.
- **K2** R: the deck is a bag (K1).

| card | rank |
| --- | --- |
| J | 1 |

- one
- two

## Notation
For programs.
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
  const [first, second, table, list] = chapters[0]!.blocks;
  expect(first).toMatchObject({ kind: 'rule', id: 'K1', isRuling: false });
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
  expect(list).toMatchObject({ kind: 'list', items: [[{ text: 'one' }], [{ text: 'two' }]] });
});

test.each(GAME_ENTRIES.map(([game]) => game))('every line of the rules of %s is shown', (game) => {
  const file = createRequire(import.meta.url).resolve(`@ridotto/games/${game}/RULES.md`);
  const markdown = readFileSync(file, 'utf8');
  const book = readBook(markdown);
  const shown = book.chapters
    .flatMap(({ blocks }) => blocks)
    .flatMap(textsOf)
    .join('\n');
  const [rules = ''] = markdown.split('\n## Notation');
  const lines = rules.split('\n').filter((line) => line.startsWith('- '));
  const plain = (text: string) => text.replaceAll(/\*\*|`|\*/g, '').replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
  for (const line of lines) {
    const said = plain(line.replace(/^- (\*\*[A-Z]\d+\*\* )?(R: )?/, '')).slice(1);
    expect(shown).toContain(said);
  }
});

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
