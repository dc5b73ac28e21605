// What Lighthouse says of the pages on a phone: npm run lighthouse [-- address …]. It is installed in .cache when first asked
// for. Each page is visited a few times, and the visit in the middle counts: whatever else the machine does, costs points.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { GAME_IDS } from '@ridotto/games/catalog';
import { findBrowser } from '../packages/web/testing/launch.ts';
import { openPassingHouse } from './passing-house.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const FOLDER = path.resolve('.cache/lighthouse');
const VISITS = 3;
const SETTLED = 4000; // ms until a browser has no more to do for itself

const EVERY = [
  '/',
  '/settings',
  '/rules',
  ...GAME_IDS.flatMap((game) => [`/rules/${game}`, `/new/${game}`, `/learn/${game}`]),
];
const PAGES = process.argv.length > 2 ? process.argv.slice(2) : EVERY;
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
};
const LEAST: Record<string, number> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

interface Report {
  readonly lhr: {
    readonly categories: Record<
      string,
      { readonly score: number; readonly auditRefs: readonly { readonly id: string }[] }
    >;
    readonly audits: Record<
      string,
      { readonly score: number | null; readonly title: string; readonly displayValue?: string }
    >;
  };
}
type Lighthouse = (url: string, flags: object) => Promise<Report>;

interface Chrome {
  readonly port: number; // of its debugger
  kill(): void;
}
type Launch = (options: object) => Promise<Chrome>;

/** Lighthouse, and its own way to start a browser: nobody else looks on, as the tests' driver would. */
async function load(): Promise<{ lighthouse: Lighthouse; launch: Launch }> {
  if (!existsSync(path.join(FOLDER, 'node_modules/lighthouse'))) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(path.join(FOLDER, 'package.json'), JSON.stringify({ private: true }));
    const args = ['install', '--prefix', FOLDER, '--workspaces=false', '--no-audit', '--no-fund', '--ignore-scripts'];
    const { status } = spawnSync('npm', [...args, LIGHTHOUSE], { cwd: FOLDER, stdio: ['ignore', 2, 2] });
    if (status !== 0) throw new Error('Lighthouse can’t be installed');
  }
  const { resolve } = createRequire(path.join(FOLDER, 'package.json'));
  const module = (name: string) => import(pathToFileURL(resolve(name)).href) as Promise<unknown>;
  const { default: lighthouse } = (await module('lighthouse')) as { default: Lighthouse };
  const { launch } = (await module('chrome-launcher')) as { launch: Launch };
  return { lighthouse, launch };
}

/** The scores of a page, and below them what cost points. */
function tell(address: string, { lhr: { categories, audits } }: Report): boolean {
  const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)] as const);
  const measured = Object.entries(METRICS).map(([name, id]) => `${name} ${audits[id]!.displayValue}`);
  console.log(`${address.padEnd(16)} ${scores.map(([name, score]) => `${name} ${score}`).join('   ')}`);
  console.log(`${' '.repeat(17)}${measured.join('   ')}`);
  const low = scores.filter(([name, score]) => score < LEAST[name]!).map(([name]) => name);
  for (const { id } of low.flatMap((name) => categories[name]!.auditRefs)) {
    const { score, title, displayValue = '' } = audits[id]!;
    if (score !== null && score < 0.9) console.log(`    ${title} ${displayValue}`);
  }
  return low.length === 0;
}

const performance = ({ lhr }: Report): number => lhr.categories.performance!.score;

const middle = (reports: readonly Report[]): Report =>
  reports.toSorted((a, b) => performance(a) - performance(b))[Math.floor(reports.length / 2)]!;

const { lighthouse, launch } = await load();
const { address, stop } = await openPassingHouse();
const { executablePath, env, args } = findBrowser();
const browser = await launch({ chromePath: executablePath, envVars: env, chromeFlags: ['--headless=new', ...args] });
await setTimeout(SETTLED);

let isGood = true;
for (const page of PAGES) {
  const reports: Report[] = [];
  for (let n = 0; n < VISITS; n++)
    reports.push(await lighthouse(`${address}${page}`, { port: browser.port, logLevel: 'error' }));
  isGood = tell(page, middle(reports)) && isGood;
}
browser.kill();
await stop();
process.exitCode = isGood ? 0 : 1;
