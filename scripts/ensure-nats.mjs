// Gets a NATS server for the tests, where Debian's packages can be had. Plain JavaScript, so that any Node can run it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { at } from './run.mjs';

const PLACES = ['/usr/sbin/nats-server', '/usr/bin/nats-server', '/usr/local/bin/nats-server'];

/** Unpacks Debian's package below `.cache`, without being root; elsewhere tests say that they are skipped. */
export function ensureNats() {
  const folder = at('.cache', 'nats');
  const own = path.join(folder, 'usr', 'sbin', 'nats-server');
  if ([own, ...PLACES].some(isNats)) return;
  mkdirSync(path.join(folder, 'lists', 'partial'), { recursive: true });
  const apt = (...args) => spawnSync('apt-get', args, { cwd: folder, stdio: 'ignore', timeout: 60_000 }).status === 0;
  const lists = ['-o', `Dir::State::Lists=${path.join(folder, 'lists')}`];
  const caches = ['-o', `Dir::Cache=${folder}`];
  const isFetched =
    apt('-qq', 'download', 'nats-server') ||
    (apt(...lists, ...caches, '-qq', 'update') && apt(...lists, ...caches, '-qq', 'download', 'nats-server'));
  const file = isFetched && readdirSync(folder).find((name) => name.endsWith('.deb'));
  if (file) spawnSync('dpkg', ['-x', file, '.'], { cwd: folder, stdio: 'ignore' });
  if (!isNats(own)) console.error('No NATS server can be had here: its tests are skipped.');
}

const isNats = (file) => existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;
