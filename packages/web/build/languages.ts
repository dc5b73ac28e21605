import { globSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@ridotto/kernel';
import type { Plugin } from 'vite';

const PACKAGES = path.join(import.meta.dirname, '../..');
const STAND_IN = path.join(PACKAGES, 'kit/svelte/words/stand-in.ts');
const PACK = 'words-of:'; // words-of:intrigo/ru
const SPOKEN = '?spoken'; // the words themselves, not what stands in for them

const LANGUAGES = LOCALES.join('|');
/** A module of words in one language: `words/ru.ts`, `names.ru.ts`. */
const IS_WORDS = new RegExp(String.raw`/packages/(?:games|kit|web/src)/.*[/.](?:${LANGUAGES})\.ts$`);

/**
 * Every page speaks one language, and loads the words of no other. Code is written as if all words were there: here
 * a module of words becomes an empty one that stands in for it, until the pack to which it belongs is learnt. Words
 * are therefore looked up when they are said, never while a module is loaded.
 */
export function languages(): Plugin {
  const packs = packsOfHouse();
  return {
    name: 'ridotto:languages',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source.startsWith(PACK)) return `\0${source}`;
      if (!importer?.endsWith(SPOKEN)) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      const isNear = found && IS_WORDS.test(found.id) && packOf(found.id) === packOf(importer.slice(0, -SPOKEN.length));
      return isNear ? found.id + SPOKEN : found; // words among themselves; those of another pack are filled in with it
    },
    load(id) {
      if (id.startsWith(`\0${PACK}`)) return writePack(packs.get(id.slice(PACK.length + 1))!);
      return id.endsWith('/kit/svelte/words/packs.ts') ? writePacks([...packs.keys()]) : undefined;
    },
    transform: {
      order: 'post',
      filter: { id: IS_WORDS },
      handler(code, id) {
        const { body } = this.parse(code);
        return { code: standIn(id, body.flatMap(exportsOf)), map: null };
      },
    },
  };
}

/** The modules of words of each pack. */
function packsOfHouse(): Map<string, string[]> {
  const files = globSync('{kit/{src,svelte},web/src,games/!(testing)}/**/*.ts', { cwd: PACKAGES })
    .map((file) => path.join(PACKAGES, file))
    .filter((file) => IS_WORDS.test(file));
  return Map.groupBy(files.toSorted(), packOf);
}

/** Games have packs of their own, for notebooks and for what comes later too; what the whole house says is loaded first. */
const PARTS = [
  ['after', /\/web\/src\/(?:after\/|table\/ending-words\.)/],
  ['waiting', /\/web\/src\/table\/(?:waiting|seal|closed)-words\./],
  ['window', /\/web\/src\/table\/window-words\./],
  ['menu', /\/web\/src\/table\/menu-words\./],
  ['hint', /\/web\/src\/table\/hint-words\./],
  ['table', /\/web\/src\/table\//],
  ['replay', /\/web\/src\/replay\//],
  ['games', /\/web\/src\/pages\/games\//],
  ['learn', /\/kit\/svelte\/learn\//],
  ['home', /\/web\/src\/pages\/home\//],
  ['pages', /\/web\/src\/pages\/(?:new|settings|account)-words/],
  ['house', /./],
] as const;

/** Of a game: what isn't said before somebody opens it. */
const LATER = [
  ['notes', /\/notebook\.\w+\.ts$/],
  ['aside', /\/(?:pages\/\w+-words|words\/(?:reasons|hints))\.\w+\.ts$/],
] as const;

function packOf(file: string): string {
  const [, game] = /\/games\/(\w+)\//.exec(file) ?? [];
  const [part] = PARTS.find(([, test]) => test.test(file))!;
  const later = LATER.find(([, test]) => test.test(file))?.[0];
  const ofGame = game && (later ? `${game}-${later}` : game);
  return `${ofGame ?? part}/${path.basename(file, '.ts').slice(-2)}`;
}

/** How the file of a pack is called: `words-intrigo-ru`. */
export const packNamed = (id: string | null): string | undefined =>
  id?.startsWith(`\0${PACK}`) ? `words-${id.slice(PACK.length + 1).replace('/', '-')}` : undefined;

const nameOf = (file: string): string => path.relative(PACKAGES, file);

const writePack = (files: readonly string[]): string =>
  [
    ...files.map((file, i) => `import * as m${i} from ${JSON.stringify(file + SPOKEN)};`),
    `export const pack = { ${files.map((file, i) => `${JSON.stringify(nameOf(file))}: m${i}`).join(', ')} };`,
  ].join('\n');

function writePacks(names: readonly string[]): string {
  const byName = Map.groupBy(names, (name) => name.split('/')[0]!);
  const load = (name: string) => `async () => (await import(${JSON.stringify(PACK + name)})).pack`;
  const packs = [...byName].map(([name, all]) => {
    const loads = all.map((one) => `${one.split('/')[1]}: ${load(one)}`);
    return `${JSON.stringify(name)}: { ${loads.join(', ')} }`;
  });
  return `export const PACKS = { ${packs.join(', ')} };`;
}

function standIn(id: string, names: readonly string[]): string {
  const list = names.join(', ');
  return [
    `import { stand } from ${JSON.stringify(STAND_IN)};`,
    `export let ${list};`,
    `stand(${JSON.stringify(nameOf(id))}, (words) => void ({ ${list} } = words));`,
  ].join('\n');
}

interface Statement {
  readonly type: string;
  readonly declaration?: { readonly id?: Named; readonly declarations?: readonly { readonly id: Named }[] } | null;
  readonly specifiers?: readonly { readonly exported: Named }[];
}
type Named = { readonly name?: string } | null;

/** The names that a statement exports. */
function exportsOf(statement: unknown): string[] {
  const { type, declaration, specifiers = [] } = statement as Statement;
  if (type === 'ExportAllDeclaration' || type === 'ExportDefaultDeclaration') throw new Error('words have names');
  if (type !== 'ExportNamedDeclaration') return [];
  const declared = [declaration?.id, ...(declaration?.declarations ?? []).map(({ id }) => id)];
  return [...declared, ...specifiers.map(({ exported }) => exported)].flatMap((named) => named?.name ?? []);
}
