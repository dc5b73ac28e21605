// Everything that can be said about the code without running it: npm run check
import { spawnSync } from 'node:child_process';
import { ROOT } from './checks/files.ts';
import { checkLayers } from './checks/layers.ts';
import { checkLockFile } from './checks/lock-file.ts';
import { checkRuleIds } from './checks/rule-ids.ts';
import { checkVocabulary } from './checks/vocabulary.ts';
import { checkTests } from './checks/tests.ts';

process.chdir(ROOT);

const run =
  (script: string, ...args: string[]) =>
  () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [`node_modules/${script}`, ...args], {
      encoding: 'utf8',
    });
    return status === 0 ? [] : [`${stdout}${stderr}`.trim()];
  };

const CLIENT_TYPES = ['--tsgo-experimental-api', '--fail-on-warnings', '--output', 'human'];

const CHECKS: Record<string, () => string[]> = {
  types: run('@typescript/native/bin/tsc', '-p', '.'),
  'types of the service worker': run('@typescript/native/bin/tsc', '-p', 'packages/web/sw'),
  'types of the client': run('svelte-check/bin/svelte-check', '--workspace', 'packages/web', ...CLIENT_TYPES),
  lint: run('oxlint/bin/oxlint', '--type-aware', '--deny-warnings'),
  format: run('oxfmt/bin/oxfmt', '--check'),
  layers: checkLayers,
  tests: checkTests,
  'lock file': checkLockFile,
  'rule ids': checkRuleIds,
  vocabulary: checkVocabulary,
};

let failed = 0;
for (const [name, check] of Object.entries(CHECKS)) {
  const found = check();
  console.log(`${found.length === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  for (const line of found) console.log(`       ${line.replaceAll('\n', '\n       ')}`);
  if (found.length > 0) failed++;
}
process.exitCode = failed === 0 ? 0 : 1;
