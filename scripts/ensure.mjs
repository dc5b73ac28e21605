// Makes a fresh clone ready. Runs on any Node >= 18 and needs no dependency.
//   node scripts/ensure.mjs
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const at = (...parts) => path.join(root, ...parts);

function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 'inherit'], ...options });
  if (status === 0) return;
  console.error(`failed: ${command} ${args.join(' ')}`);
  process.exit(status ?? 1);
}

function npm(args) {
  const cli = process.env.npm_execpath;
  if (cli && /\.[cm]?js$/.test(cli)) run(process.execPath, [cli, ...args]);
  else run('npm', args, { shell: process.platform === 'win32' });
}

/** Installs what the lock file names, once for each lock file. */
function install() {
  const stamp = at('node_modules', '.ridotto-lock');
  const hash = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']);
  writeFileSync(stamp, hash);
}

install();
