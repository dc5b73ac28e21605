import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { rulebooks } from './build/rulebook.ts';
import { serviceWorker } from './build/service-worker.ts';

const HOUSE = 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [svelte(), rulebooks(), serviceWorker(), compress()],
  build: {
    target: 'es2023',
    cssTarget: ['chrome125', 'firefox128', 'safari18'],
    assetsInlineLimit: 0, // what is small is cached too, and the policy allows no data: addresses in scripts
    reportCompressedSize: false,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: HOUSE, ws: true } } },
});
