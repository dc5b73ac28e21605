// Finds a Chromium for the browser tests, or gets one. Plain JavaScript, so that any Node can run it.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pinnedNode } from '../packages/cli/bin/pinned-node.mjs';
import { at, npm } from './run.mjs';

const NOTE = at('.cache', 'browser.json'); // { path, env }: what the tests start
const PACKED = '@sparticuz/chromium@153.0.0';

const WINDOWS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
  .map((name) => process.env[name])
  .filter(Boolean)
  .flatMap((folder) => [
    path.join(folder, 'Google/Chrome/Application/chrome.exe'),
    path.join(folder, 'Microsoft/Edge/Application/msedge.exe'),
  ]);

const PLACES = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium-headless-shell', // the same without windows: a sixth less work
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...WINDOWS,
];

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Writes down which browser the tests shall use: an installed one, the system's package, or one of our own. */
export function ensureBrowser() {
  if (!process.env.CHROME_PATH && existsSync(NOTE) && isProgram(JSON.parse(readFileSync(NOTE, 'utf8')).path)) return;
  const found = installed() ?? fromSystem() ?? unpacked();
  if (!found) {
    console.error('No Chrome or Chromium was found for the browser tests: set CHROME_PATH.');
    process.exit(1);
  }
  mkdirSync(path.dirname(NOTE), { recursive: true });
  writeFileSync(NOTE, JSON.stringify(found));
}

function installed() {
  const file = PLACES.find((place) => place && isProgram(place));
  return file && { path: file, env: {} };
}

/** Debian's and Ubuntu's own package, where we may install it. */
function fromSystem() {
  if (process.platform !== 'linux' || process.getuid() !== 0 || !isProgram('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env }).status === 0;
  const install = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name);
  const done = apt('update', '-qq') && (install('chromium-headless-shell') || install('chromium'));
  return done ? installed() : undefined;
}

/** A Chromium from a package, with the libraries that a small system lacks. */
function unpacked() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = at('.cache', 'chromium'); // not in node_modules: the next install would remove it
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"private":true,"type":"module"}');
  npm(['install', '--prefix', folder, '--no-audit', '--no-fund', '--workspaces=false', PACKED], { cwd: folder });
  const script = "import c from '@sparticuz/chromium'; console.log(await c.executablePath());";
  // The variable makes the package unpack its own libraries beside the browser.
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  const { stdout, stderr } = spawnSync(pinnedNode(), ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
  const file = stdout.trim();
  if (!file) {
    console.error(stderr);
    return undefined;
  }
  // Its own list of fonts names folders of another place; without a single font a page kills it.
  const fonts = path.join(folder, 'fonts.conf');
  writeFileSync(
    fonts,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
  );
  return { path: file, env: { LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'), FONTCONFIG_FILE: fonts } };
}
