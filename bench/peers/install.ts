import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

interface Peer {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
}

/** What our figures are compared with; each is installed in a folder of its own. */
const PEERS = {
  'boardgame.io': {
    dependencies: { 'boardgame.io': '0.50.2' },
    overrides: { 'koa-compose': '4.1.0' }, // with a newer one its lobby finds no route
  },
  colyseus: {
    dependencies: {
      '@colyseus/core': '0.18.17',
      '@colyseus/schema': '5.0.34',
      '@colyseus/sdk': '0.18.4',
      '@colyseus/ws-transport': '0.18.4',
    },
  },
} as const satisfies Record<string, Peer>;

const FOLDER = fileURLToPath(new URL('../../.cache/peers/', import.meta.url));

/** Installs a peer, outside the workspace and only when it is asked for. */
export function requirePeer(name: keyof typeof PEERS): NodeJS.Require {
  const { dependencies, overrides = {} }: Peer = PEERS[name];
  const folder = `${FOLDER}${name}/`;
  if (!Object.keys(dependencies).every((one) => existsSync(`${folder}node_modules/${one}`))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}package.json`, JSON.stringify({ private: true, dependencies, overrides }));
    const args = ['install', '--prefix', folder, '--workspaces=false', '--no-audit', '--no-fund', '--ignore-scripts'];
    const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 2, 2] });
    if (status !== 0) throw new Error(`${name} can't be installed`);
  }
  return createRequire(folder);
}
