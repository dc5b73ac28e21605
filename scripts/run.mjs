// Programs that set-up scripts start. Plain JavaScript, so that any Node can run it.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const at = (...parts) => path.join(root, ...parts);

/** Runs a program; what it prints goes to standard error. If it fails, so do we. */
export function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 'inherit'], ...options });
  if (status === 0) return;
  console.error(`failed: ${command} ${args.join(' ')}`);
  process.exit(status ?? 1);
}

export function npm(args, options = {}) {
  const cli = process.env.npm_execpath;
  if (cli && /\.[cm]?js$/.test(cli)) run(process.execPath, [cli, ...args], options);
  else run('npm', args, { shell: process.platform === 'win32', ...options });
}
