import type { Plugin } from 'vite';

/** A RULES.md as data: the pages draw it, and no Markdown reaches the browser. */
export interface Book {
  readonly title: string;
  readonly intro: readonly Block[];
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  readonly id: string; // for its link
  readonly title: string;
  readonly level: 2 | 3;
  readonly blocks: readonly Block[];
}

export type Block = (
  | { readonly kind: 'rule'; readonly id: string; readonly isRuling: boolean; readonly text: readonly Span[] }
  | { readonly kind: 'paragraph'; readonly text: readonly Span[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Span[])[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Span[])[])[] } // the first is the head
) & { readonly board?: string }; // a small board under it, by name

export type Span =
  | { readonly kind: 'text' | 'code' | 'strong' | 'em'; readonly text: string }
  | { readonly kind: 'rule'; readonly text: string } // another rule's id
  | { readonly kind: 'ruling'; readonly text: '' }; // what follows is a ruling of ours

export function readBook(markdown: string): Book {
  const [head = '', ...parts] = markdown.split(/^(?=#{2,3} )/m);
  const letter = /^- \*\*([A-Z])\d+\*\*/m.exec(markdown)?.[1] ?? '';
  const [, title = ''] = /^# (.+)$/m.exec(head) ?? [];
  return {
    title,
    intro: readBlocks(head.replace(/^# .+$/m, ''), letter),
    chapters: parts.map((part, n) => readChapter(part, n, letter)),
  };
}

function readChapter(text: string, n: number, letter: string): Chapter {
  const [, signs = '', title = ''] = /^(#+) (.+)$/m.exec(text) ?? [];
  return {
    id: `chapter-${n + 1}`,
    title,
    level: signs.length === 2 ? 2 : 3,
    blocks: readBlocks(text.replace(/^#.+$/m, ''), letter),
  };
}

/** A list may follow its introduction without an empty line. */
const LIST_AFTER_TEXT = /^[^-|\s].*\n(?=- )/gm;
/** `<!-- board 2 -->`, a line that only these pages see, puts a small board under what stands before it. */
const BOARD = /^<!-- board (\w+) -->$/m;

const readBlocks = (text: string, letter: string): Block[] =>
  text.split(BOARD).flatMap((part, i, parts) => {
    if (i % 2 === 1) return [];
    const blocks = readText(part, letter);
    const board = parts[i + 1];
    return board === undefined ? blocks : [...blocks.slice(0, -1), { ...blocks.at(-1)!, board }];
  });

function readText(text: string, letter: string): Block[] {
  const blocks: Block[] = [];
  for (const paragraph of text.replaceAll(LIST_AFTER_TEXT, '$&\n').split(/\n{2,}/)) {
    const lines = paragraph.split('\n').filter((line) => line.trim() !== '');
    if (lines.length === 0) continue;
    if (lines.every((line) => line.startsWith('|'))) blocks.push(readTable(lines, letter));
    else if (lines[0]!.startsWith('- ')) blocks.push(...readItems(lines, letter));
    else blocks.push({ kind: 'paragraph', text: readSpans(lines.join(' '), letter) });
  }
  return blocks;
}

/** The lines of a list: rules stand alone, other items together. */
function readItems(lines: readonly string[], letter: string): Block[] {
  const blocks: Block[] = [];
  let items: (readonly Span[])[] = [];
  for (const line of lines) {
    const [, id, ruling, text] = /^- \*\*([A-Z]\d+)\*\*(?: (R):)? (.*)$/.exec(line) ?? [];
    if (id !== undefined) {
      blocks.push({ kind: 'rule', id, isRuling: ruling !== undefined, text: readSpans(capital(text!), letter) });
    } else if (line.startsWith('- ')) {
      if (items.length === 0) blocks.push({ kind: 'list', items });
      items.push(readSpans(line.slice(2), letter));
      continue;
    }
    items = [];
  }
  return blocks;
}

/** What follows the mark of a ruling begins a sentence of its own. */
const capital = (text: string): string => text.replace(/\p{L}/u, (first) => first.toUpperCase());

const readTable = (lines: readonly string[], letter: string): Block => ({
  kind: 'table',
  rows: lines
    .filter((line) => !/^[|\s:-]+$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => readSpans(cell.trim(), letter)),
    ),
});

const SPAN = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\([^)]+\)/g;

function readSpans(text: string, letter: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const found of text.matchAll(SPAN)) {
    const [whole, code, strong, em, link] = found;
    spans.push(...withRules(text.slice(at, found.index), letter));
    if (code !== undefined) spans.push({ kind: 'code', text: code });
    else if (strong !== undefined) spans.push({ kind: 'strong', text: strong });
    else if (em !== undefined) spans.push({ kind: 'em', text: em });
    else spans.push({ kind: 'text', text: link! });
    at = found.index + whole.length;
  }
  return [...spans, ...withRules(text.slice(at), letter)];
}

/** Plain text, in which ids of rules become links, and rulings are marked. */
const withRules = (text: string, letter: string): Span[] =>
  text
    .split(RULING)
    .flatMap((part, i): Span[] => [
      ...(i > 0 ? [{ kind: 'ruling', text: '' } as const] : []),
      ...withIds(i > 0 ? capital(part) : part, letter),
    ]);
const RULING = /(?<=\s)R: /;

const withIds = (text: string, letter: string): Span[] =>
  text
    .split(new RegExp(String.raw`\b(${letter}\d+)\b`))
    .flatMap((part, i): Span[] => (part === '' ? [] : [{ kind: i % 2 === 1 ? 'rule' : 'text', text: part }]));

/** Gives rule books to the pages: `import { book } from '…/RULES.md'`. */
export function rulebooks(): Plugin {
  return {
    name: 'ridotto:rulebooks',
    enforce: 'pre',
    transform: {
      filter: { id: /\/RULES(\.ru)?\.md$/ },
      handler: (markdown) => ({
        code: `export const book = ${JSON.stringify(readBook(markdown))};`,
        map: null,
        moduleType: 'js',
      }),
    },
  };
}
