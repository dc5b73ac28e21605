// Whole rides of Coach in a real browser, the long ones too: six with people and bots, and 3, 5 and 8 against bots: npm run rides
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'packages/web/test/browser/coach.test.ts', '--testTimeout=900000'],
  { stdio: 'inherit', env: { ...process.env, RIDES: 'all' } },
);
process.exitCode = status ?? 1;
