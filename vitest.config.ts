import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  test: {
    include: ['packages/**/test/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 30_000, // a test that needs longer says so itself
    update: 'none', // no test writes what it asserts: `npx vitest -u` does
    expect: { poll: { timeout: 30_000 } }, // a machine may be slow
    globalSetup: ['packages/server/testing/services-setup.ts'],
    maxWorkers: 2,
  },
});
