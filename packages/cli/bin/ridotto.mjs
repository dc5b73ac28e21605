#!/usr/bin/env node
// Starts the command line on the pinned Node where the one at hand is too old to run TypeScript.
import { spawn } from 'node:child_process';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
if (Number(process.versions.node.split('.')[0]) >= 24) {
  module.enableCompileCache(at('../../../.cache/compiled')); // the second start takes half as long
  await import('../src/main.ts');
} else {
  const { pinnedNode } = await import('./pinned-node.mjs');
  const child = spawn(pinnedNode(), [...process.execArgv, fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.on('SIGINT', () => {}); // a terminal tells both
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code) => (process.exitCode = code ?? 130));
}
