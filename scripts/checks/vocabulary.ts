import { readFileSync } from 'node:fs';
import { sourceFiles } from './files.ts';

/** Words of the glossary that stand for one idea: where each is declared as a type. No other file may do so. */
const RESERVED: Readonly<Record<string, string | null>> = {
  Table: 'packages/kernel/src/table.ts',
  Step: 'packages/kernel/src/table.ts',
  Turn: 'packages/kernel/src/game.ts',
  Words: 'packages/kernel/src/title.ts',
  Deed: 'packages/host/src/deeds.ts',
  LogLine: 'packages/host/src/deeds.ts',
  Sitting: 'packages/host/src/sitting.ts',
  Room: 'packages/host/src/room.ts',
  Thing: 'packages/kit/src/choose.ts',
  Scene: 'packages/kit/src/show.ts',
  Stage: 'packages/kit/src/board.ts',
  Link: 'packages/web/src/link/link.ts',
  Line: null, // of what? a log's is a LogLine, a trace's a TraceLine
  Figure: null, // a game's Figure.svelte is the picture beside a rule; people on a board have other names
};

const DECLARATION = /^\s*(?:export )?(?:abstract )?(?:class|interface|type|enum) (\w+)\b(?!,)/gm;
const IS_TEST = /\/(?:test|testing)\//;

/** Types that take a reserved word for something else. */
export function checkVocabulary(): string[] {
  return sourceFiles('packages')
    .filter((file) => !IS_TEST.test(file))
    .flatMap((file) => misused(file, readFileSync(file, 'utf8')));
}

export const misused = (file: string, source: string): string[] =>
  [...source.matchAll(DECLARATION)]
    .map(([, name]) => name!)
    .filter((name) => Object.hasOwn(RESERVED, name) && RESERVED[name] !== file)
    .map((name) => `${file} declares ${name}, which ${meaning(RESERVED[name]!)}`);

const meaning = (file: string | null): string =>
  file === null ? 'says too little: see the glossary' : `means what ${file} says`;
