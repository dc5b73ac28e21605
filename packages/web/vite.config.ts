import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { rulebooks } from './build/rulebook.ts';
import { serviceWorker } from './build/service-worker.ts';
import { workers } from './build/workers.ts';

const HOUSE = 'http://127.0.0.1:8080';

const inWeb = (path: string) => new RegExp(`/packages/(?:web/src|kit/svelte)/(?:${path})$`);

/** What is needed together goes in one file: asking for a file costs a page time, however small it is. */
const GROUPS = [
  {
    name: 'kernel',
    test: /\/packages\/kernel\/|\/games\/(?:catalog|list|\w+\/manifest)\.ts$|vite\/preload-helper/,
    priority: 3,
  }, // for the worker too
  { name: 'protocol', test: /\/node_modules\/valibot\/|\/host\/src\/protocol\.ts$|\/link\/errand\.ts$/, priority: 2 }, // and this
  { name: 'svelte', test: /\/node_modules\/svelte\//, priority: 2 },
  {
    name: 'house',
    test: inWeb(
      String.raw`[^/]+\.ts|look/(?!Choice|Stepper).+|words/.+|art/(?:Icon|icons|Logo|Cover|mark)\.\w+|pages/(?:Nowhere|NameForm)\.svelte`,
    ),
    minShareCount: 2,
    priority: 1,
  },
  { name: 'kit', test: /\/packages\/kit\/(?:src\/|svelte\/board\/(?:kit|news)\.)/, priority: 1 }, // lessons have boards too
  {
    name: 'form',
    test: inWeb(String.raw`look/(?:Choice|Stepper)\.svelte|pages/(?:options|new-words)\.ts`),
    minShareCount: 2,
  },
  { name: 'learn', test: inWeb('learn/.+') },
  { name: 'table', test: inWeb(String.raw`(?:table|sound)/(?!.+-words\.).+`), minShareCount: 2 },
];

/** A file of a game says whose it is. */
const chunkFileNames = ({ moduleIds }: { moduleIds: string[] }) => {
  const [, game] = /\/packages\/games\/(\w+)\//.exec(moduleIds.at(-1) ?? '') ?? [];
  return `assets/${game ? `${game}-` : ''}[name]-[hash].js`;
};

/** What the worker loads it loads by itself: there is no page in which links could be put. */
const resolveDependencies = (_file: string, deps: string[], { hostId }: { hostId: string }) =>
  hostId.includes('/kernel-') ? [] : deps;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte(), rulebooks(), workers(), serviceWorker(), compress()],
  build: {
    target: 'es2023',
    cssTarget: ['chrome125', 'firefox128', 'safari18'],
    assetsInlineLimit: 0, // what is small is cached too, and the policy allows no data: addresses in scripts
    reportCompressedSize: false,
    modulePreload: { polyfill: false, resolveDependencies },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { chunkFileNames, codeSplitting: { groups: GROUPS } },
    },
  },
  server: { proxy: { '/api': { target: HOUSE, ws: true } } },
});
