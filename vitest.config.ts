import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  test: {
    include: ['packages/**/test/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 300_000, // laws play thousands of games; speed is measured by `npm run bench`, not here
    expect: { poll: { timeout: 30_000 } }, // a machine may be slow
    globalSetup: ['packages/server/testing/services-setup.ts'],
    maxWorkers: 2,
  },
});
