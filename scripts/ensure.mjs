// Makes a fresh clone ready. Runs on any Node >= 18 and needs no dependency.
//   node scripts/ensure.mjs [--build] [--browser] [--services]
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pinnedNode } from '../packages/cli/bin/pinned-node.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureNats } from './ensure-nats.mjs';
import { ensurePostgres } from './ensure-postgres.mjs';
import { at, npm, run } from './run.mjs';

/** Does something once for each state of what it depends on. */
function once(stamp, state, work) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  work();
  writeFileSync(stamp, state);
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(at(file)));
  return hash.digest('hex');
}

/** Installs what the lock file names. */
function install() {
  once(at('node_modules', '.ridotto-lock'), hashOf(['package-lock.json']), () =>
    npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']),
  );
}

const BUILT_FROM = ['kernel', 'kit', 'bots', 'games', 'host', 'web'].map((name) => path.join('packages', name));
const NOT_BUILT = new Set(['dist', 'node_modules', 'test']);

/** The files below a folder that the client is built from. */
const sources = (folder) =>
  readdirSync(at(folder), { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isFile()) return [place];
    return NOT_BUILT.has(entry.name) ? [] : sources(place);
  });

/** Builds the web client, if anything that it is built from has changed. */
function build() {
  const state = hashOf(['package-lock.json', ...BUILT_FROM.flatMap(sources)]);
  once(at('packages/web/dist/.stamp'), state, () =>
    run(pinnedNode(), [at('node_modules/vite/bin/vite.js'), 'build', 'packages/web', '--logLevel', 'warn']),
  );
}

install();
if (process.argv.includes('--build')) build();
if (process.argv.includes('--browser')) ensureBrowser();
if (process.argv.includes('--services')) {
  ensurePostgres();
  ensureNats();
}
