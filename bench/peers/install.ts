import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../.cache/peers/', import.meta.url));

/** Installs a package for comparison, outside the workspace and only when it is asked for. */
export function requirePeer(name: string, version: string, overrides: Record<string, string> = {}): NodeJS.Require {
  const folder = `${FOLDER}${name}/`;
  if (!existsSync(`${folder}node_modules/${name}`)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      `${folder}package.json`,
      JSON.stringify({ private: true, dependencies: { [name]: version }, overrides }),
    );
    const args = ['install', '--prefix', folder, '--workspaces=false', '--no-audit', '--no-fund', '--ignore-scripts'];
    const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 2, 2] });
    if (status !== 0) throw new Error(`${name}@${version} can't be installed`);
  }
  return createRequire(folder);
}
