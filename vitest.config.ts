import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const PURE = ['bots', 'games', 'kernel', 'kit'].map((name) => `packages/${name}/**/test/**/*.test.ts`);

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  test: {
    testTimeout: 30_000, // a test that needs longer says so itself
    hookTimeout: 60_000, // some start a house or build its pages
    teardownTimeout: 60_000,
    update: 'none', // no test writes what it asserts: `npx vitest -u` does
    expect: { poll: { timeout: 30_000 } }, // a machine may be slow
    globalSetup: ['packages/server/testing/services-setup.ts'],
    maxWorkers: 2,
    projects: [
      // what these load remembers nothing of a test, so it is loaded once for all of them
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      {
        extends: true,
        test: { name: 'house', include: ['packages/**/test/**/*.test.ts', 'scripts/**/*.test.ts'], exclude: PURE },
      },
    ],
  },
});
