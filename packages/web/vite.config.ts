import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { languages, packNamed } from './build/languages.ts';
import { rulebooks } from './build/rulebook.ts';
import { serviceWorker } from './build/service-worker.ts';
import { workers } from './build/workers.ts';

const HOUSE = 'http://127.0.0.1:8080';

const inWeb = (path: string) => new RegExp(String.raw`/packages/(?:web/src|kit/svelte)/(?:${path})(?<!\?spoken)$`); // words apart

/** What is needed together goes in one file: asking for a file costs a page time, however small it is. */
const GROUPS = [
  {
    name: 'record', // what logs and promises need: a house and replays do, home and the page of a table don't
    test: /\/node_modules\/@noble\/|\/packages\/kernel\/src\/(?:before|fair|log|text|trace)\.ts$/,
    priority: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: 'kernel',
    test: /\/packages\/kernel\/src\/(?!(?:before|fair|log|names-ru|read-text|text|trace)\.)|\/words\/stand-in\.ts$|\/games\/(?:catalog|list|\w+\/manifest)\.ts$|vite\/preload-helper/,
    priority: 4,
    includeDependenciesRecursively: false,
  }, // for the worker too
  { name: 'protocol', test: /\/node_modules\/valibot\/|\/host\/src\/protocol\.ts$|\/link\/errand\.ts$/, priority: 2 }, // and this
  { name: 'svelte', test: /\/node_modules\/svelte\//, priority: 2 },
  {
    name: 'house',
    test: inWeb(
      String.raw`(?!opening|save)[^/]+\.ts|look/(?!Choice|Stepper|Field|Switch|Window|when-near).+|words/.+|art/(?:Icon|icons|Logo|mark)\.\w+|pages/Nowhere\.svelte`,
    ),
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'kit',
    test: /\/packages\/kit\/(?:src\/|svelte\/board\/(?:kit|news|telling)\.).+(?<!\?spoken)$/,
    priority: 1,
  }, // lessons have boards too
  {
    name: 'rooms', // for pages, not for tables
    test: inWeb(
      String.raw`look/(?:(?:Field|Switch|Window)\.svelte|when-near\.ts)|art/Cover\.svelte|opening\.ts|pages/(?:NameForm\.svelte|door-words\..+)`,
    ),
    minShareCount: 2,
  },
  {
    name: 'form',
    test: inWeb(String.raw`look/(?:Choice|Stepper)\.svelte|pages/(?:options|new-words)\.ts`),
    minShareCount: 2,
  },
  { name: 'learn', test: inWeb('learn/.+') },
  {
    name: (id: string) => `rules-of-${/\/packages\/games\/(\w+)\//.exec(id)![1]}`, // of each game, for the house too
    test: /\/packages\/games\/\w+\/(?:rules\/|title\.ts)/,
    minShareCount: 2,
  },
  { name: 'table', test: inWeb(String.raw`(?:table|sound|log)/(?!.+-words\.).+`), minShareCount: 2 },
];

/** A file of a game says whose it is, and one of words which. */
const chunkFileNames = ({ facadeModuleId, moduleIds }: { facadeModuleId: string | null; moduleIds: string[] }) => {
  const pack = packNamed(facadeModuleId);
  if (pack) return `assets/${pack}-[hash].js`;
  const [, game] = /\/packages\/games\/(\w+)\//.exec(moduleIds.at(-1) ?? '') ?? [];
  return `assets/${game ? `${game}-` : ''}[name]-[hash].js`;
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [languages(), svelte(), rulebooks(), workers(), serviceWorker(), compress()],
  build: {
    target: 'es2023',
    cssTarget: ['chrome125', 'firefox128', 'safari18'],
    assetsInlineLimit: 0, // what is small is cached too, and the policy allows no data: addresses in scripts
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { chunkFileNames, codeSplitting: { groups: GROUPS } },
    },
  },
  server: { proxy: { '/api': { target: HOUSE, ws: true } } },
});
