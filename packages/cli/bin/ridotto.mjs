#!/usr/bin/env node
// Starts the command line on the pinned Node where the one at hand is too old to run TypeScript.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
if (Number(process.versions.node.split('.')[0]) >= 24) {
  await import('../src/main.ts');
} else {
  const { pinnedNode } = await import('./pinned-node.mjs');
  const { status, signal } = spawnSync(pinnedNode(), [main, ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exitCode = signal ? 130 : (status ?? 1);
}
