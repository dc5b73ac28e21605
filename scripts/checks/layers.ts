import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from './files.ts';

/** A file's layer, by where it stands; the first that fits. */
const LAYERS: readonly (readonly [layer: string, place: RegExp])[] = [
  ['manifest', /^packages\/games\/\w+\/(?:editions\/\d+\/)?manifest\.ts$/],
  ['title', /^packages\/games\/\w+\/(?:editions\/\d+\/)?title\.ts$/],
  ['rules', /^packages\/games\/\w+\/(?:editions\/\d+\/)?rules\//],
  ['words', /^packages\/games\/\w+\/(?:editions\/\d+\/)?words\//],
  ['bot', /^packages\/games\/\w+\/(?:editions\/\d+\/)?bot\//],
  ['analysis', /^packages\/games\/\w+\/(?:editions\/\d+\/)?analysis\//],
  ['pages', /^packages\/games\/\w+\/pages\//],
  ['catalog', /^packages\/games\/(?:list|catalog)\.ts$/],
  ['parts', /^packages\/kit\/svelte\//],
];

/** What each layer may import, beside itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  bots: ['kernel'], // what players of all games share, and where they are measured
  manifest: ['kernel'],
  rules: ['kernel', 'manifest'],
  words: ['kernel', 'manifest', 'rules'],
  bot: ['kernel', 'bots', 'manifest', 'rules'],
  analysis: ['kernel', 'manifest', 'rules', 'words', 'bot', 'title'], // loaded for itself, when it is asked for
  title: ['kernel', 'manifest', 'rules', 'words', 'bot'],
  catalog: ['kernel', 'manifest'],
  kit: ['kernel'], // boards without a picture
  parts: ['kernel', 'kit'], // and what their pictures share
  pages: ['kernel', 'kit', 'parts', 'manifest', 'rules', 'words', 'title'],
  host: ['kernel', 'catalog'],
  server: ['kernel', 'catalog', 'host'],
  web: ['kernel', 'catalog', 'host', 'kit', 'parts'], // pages are found there, not named
  cli: ['kernel', 'bots', 'catalog', 'host', 'server'],
};

/** Layers that run in browsers as they are, and all that they may depend on. */
const PURE: Readonly<Record<string, readonly string[]>> = {
  kernel: ['@noble/hashes'],
  kit: [],
  bots: [],
  ...Object.fromEntries(
    ['manifest', 'rules', 'words', 'bot', 'analysis', 'title', 'catalog'].map((layer) => [layer, []]),
  ),
  parts: ['svelte'],
  pages: ['svelte'],
};

const IMPORT = /(?:\bfrom\s+|\bimport\s+|\bimport(\())['"]([^'"]+)['"]/g;

/** Imports that cross the layers the wrong way, or that a pure layer must not have. */
export const checkLayers = (): string[] =>
  sourceFiles('packages').flatMap((file) => wrongImports(file, readFileSync(file, 'utf8')));

/** The same of one file. Tests and their parts may import anything; only `import('…')` may go upward. */
export function wrongImports(file: string, text: string): string[] {
  if (/^packages\/(?:games\/)?\w+\/(?:test|testing)\//.test(file)) return [];
  const layer = layerOf(file);
  if (!Object.hasOwn(MAY_IMPORT, layer)) return [`${file} has no place in the layers`];
  return [...text.matchAll(IMPORT)].flatMap(([, isCalled, target]) => {
    const found = targetOf(file, target!);
    if (found === undefined)
      return mayDepend(layer, target!) ? [] : [`${file} imports ${target}, on which ${layer} may not depend`];
    const isNear = gameOf(found) === undefined || gameOf(file) === undefined || gameOf(found) === gameOf(file);
    const isBelow = layerOf(found) === layer || MAY_IMPORT[layer]!.includes(layerOf(found));
    return isNear && (isBelow || (isCalled && gameOf(file) === gameOf(found))) ? [] : [`${file} imports ${target}`];
  });
}

const layerOf = (file: string): string =>
  LAYERS.find(([, place]) => place.test(file))?.[0] ?? /^packages\/(\w+)\//.exec(file)?.[1] ?? file;

const gameOf = (file: string): string | undefined => /^packages\/games\/(\w+)\//.exec(file)?.[1];

/** The file of ours that an import leads to; undefined for a package of others. */
function targetOf(file: string, target: string): string | undefined {
  if (target.startsWith('.')) return path.posix.join(path.posix.dirname(file), target);
  const [, name, inside = ''] = /^@ridotto\/(\w+)\/?(.*)$/.exec(target) ?? [];
  if (name === undefined) return undefined;
  if (name === 'kit' && inside !== '' && inside !== 'testing') return `packages/kit/svelte/${inside}`;
  if (name !== 'games') return `packages/${name}/src/${inside}`;
  return inside === 'catalog'
    ? 'packages/games/catalog.ts'
    : `packages/games/${inside.includes('/') ? inside : `${inside}/title.ts`}`;
}

const mayDepend = (layer: string, target: string): boolean =>
  !Object.hasOwn(PURE, layer) || PURE[layer]!.some((name) => target === name || target.startsWith(`${name}/`));
