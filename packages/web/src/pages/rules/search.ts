import type { Block, Book, Span } from '../../../build/rulebook.ts';

/** A place of a rule book that speaks of what is looked for. */
export interface Hit {
  readonly id: string; // of the place: a rule, a line or a chapter
  readonly chapter: string;
  readonly text: string;
}

interface Passage extends Hit {
  readonly words: readonly string[];
}

const MOST = 12;
const STEM = 4; // letters that count at least: endings differ

/** The id of a line of a chapter that is no rule: `chapter-3-2-5`, the fifth row or point of the second block. */
export const placeOf = (chapter: string, block: number, line: number): string => `${chapter}-${block}-${line}`;

/** The places where all words are found, whatever their endings; those that have them as they are typed come first. */
export function searchBook(book: Book, wanted: string): Hit[] {
  const words = wordsIn(wanted);
  if (words.length === 0) return [];
  return linesOf(book)
    .map((line) => ({ line, fits: words.map((word) => fitOf(word, line)) }))
    .filter(({ fits }) => fits.every((fit) => fit > 0))
    .map(({ line, fits }) => ({ line, fit: fits.reduce((sum, fit) => sum + fit, 0) }))
    .sort((a, b) => b.fit - a.fit)
    .slice(0, MOST)
    .map(({ line: { id, chapter, text } }) => ({ id, chapter, text }));
}

/** 3: the word itself; 2: its beginning; 1: its stem; 0: not at all. */
function fitOf(word: string, { words }: Passage): number {
  if (words.includes(word)) return 3;
  if (words.some((one) => one.startsWith(word))) return 2;
  const stem = word.slice(0, Math.max(STEM, word.length - 2));
  return word.length > STEM && words.some((one) => one.startsWith(stem)) ? 1 : 0;
}

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}']+/gu) ?? [];

const linesOf = ({ chapters }: Book): Passage[] =>
  chapters.flatMap(({ id, title, blocks }) =>
    blocks.flatMap((block, i) =>
      textsOf(block, id, i).map(([place, text]) => ({
        id: place,
        chapter: title,
        text,
        words: wordsIn(`${title} ${place} ${text}`),
      })),
    ),
  );

function textsOf(block: Block, chapter: string, i: number): (readonly [id: string, text: string])[] {
  switch (block.kind) {
    case 'rule':
      return [[block.id, textOf(block.text)]];
    case 'paragraph':
      return [[placeOf(chapter, i, 0), textOf(block.text)]];
    case 'list':
      return block.items.map((item, n) => [placeOf(chapter, i, n), textOf(item)]);
    case 'table':
      return block.rows.slice(1).map((row, n) => [placeOf(chapter, i, n), row.map(textOf).join(': ')]);
  }
}

const textOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');
