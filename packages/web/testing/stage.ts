import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { seedHouse } from './chance.ts';
import { launch } from './launch.ts';
import type { ServerOptions } from '../../server/src/server.ts';
import { seededChance } from '../../host/testing/fake.ts';
import { SWIFT, startHouse, type OpenHouse } from '../../server/testing/settings.ts';

export const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/** What a visitor brings along. */
export interface Visitor {
  readonly locale?: 'en' | 'ru';
  readonly theme?: 'light' | 'dark';
  readonly isPhone?: boolean;
  readonly calm?: boolean; // asks for less motion
  readonly seed?: number; // of all chance in this browser; every visitor has one, by the order in which they come
  readonly keeps?: boolean; // the whole house, for when there is no network: most tests can do without fetching it
}

type Rules = NonNullable<ServerOptions['rules']>;

const PATIENCE = 40_000; // milliseconds: a machine may be slow, and busy with other tests
const LONG = 300_000; // of a test, in which a browser may wait several times
const DESK = { width: 1280, height: 800 };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** A real server on loopback and a real browser, for the tests of one file. Errors in any page fail its test. */
export class Stage {
  #browser!: Browser;
  #folder!: string;
  #contexts: BrowserContext[] = [];
  #errors: string[] = [];
  #count = 0; // of visitors so far
  readonly #rules: Rules;
  house!: OpenHouse;

  constructor(rules: Rules = {}) {
    this.#rules = rules;
  }

  get base(): string {
    return this.house.base;
  }

  get file(): string {
    return path.join(this.#folder, 'house.sqlite');
  }

  async open(): Promise<void> {
    this.#folder = mkdtempSync(path.join(tmpdir(), 'ridotto-'));
    this.house = await startHouse(this.file, {
      web: DIST,
      rules: { pace: SWIFT, alone: SWIFT, ...this.#rules },
      ports: { chance: seededChance(1) },
    });
    this.#browser = await launch();
  }

  /** A visitor with a browser profile of its own. */
  async visitor({
    locale = 'en',
    theme = 'dark',
    isPhone = false,
    calm = false,
    seed = 100 + this.#count++,
    keeps = false,
  }: Visitor = {}): Promise<BrowserContext> {
    const options: BrowserContextOptions = {
      baseURL: this.base,
      locale: locale === 'en' ? 'en-GB' : 'ru-RU',
      colorScheme: theme,
      reducedMotion: calm ? 'reduce' : 'no-preference',
      ...(isPhone ? PHONE : { viewport: DESK }),
    };
    const context = await this.#browser.newContext(options);
    context.setDefaultTimeout(PATIENCE);
    await seedHouse(context, seed);
    if (!keeps) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    context.on('page', (page) => this.#listen(page));
    this.#contexts.push(context);
    return context;
  }

  /** A page of a new visitor, at an address of ours. */
  async visit(address: string, visitor?: Visitor): Promise<Page> {
    const page = await (await this.visitor(visitor)).newPage();
    await page.goto(address);
    return page;
  }

  #listen(page: Page): void {
    page.on('pageerror', (error) => this.#errors.push(`${page.url()}: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(`${page.url()}: ${message.text()}`);
    });
  }

  /** Takes what the pages have complained about so far, for tests that expect it. */
  takeErrors(): string[] {
    return this.#errors.splice(0);
  }

  /** Forgets complaints that a test expects. */
  forgive(expected: RegExp): void {
    this.#errors = this.#errors.filter((error) => !expected.test(error));
  }

  async clear(): Promise<void> {
    await Promise.all(this.#contexts.splice(0).map((context) => context.close()));
    expect(this.takeErrors()).toEqual([]);
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.house.stop();
    rmSync(this.#folder, { recursive: true });
  }
}

/** A stage that opens and closes with the file of tests, and is cleared after each. */
export function newStage(rules?: Rules): Stage {
  vi.setConfig({ testTimeout: LONG });
  const stage = new Stage(rules);
  beforeAll(() => stage.open(), PATIENCE);
  afterEach(() => stage.clear(), PATIENCE);
  afterAll(() => stage.close(), PATIENCE);
  return stage;
}

/** Waits until all parts of a page have come: as long as one waits for its turn, every picture brings some. */
export const whole = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const STEADY = 5; // pictures without anything new
    for (let [count, since] = [0, 0]; since < STEADY; since++) {
      await new Promise(requestAnimationFrame);
      const now = document.querySelectorAll('*').length;
      if (now !== count) [count, since] = [now, 0];
    }
  });

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Found = { readonly violations: { id: string; nodes: { target: unknown[]; failureSummary: string }[] }[] };
type Axe = { readonly axe?: { run(options: object): Promise<Found> } };

/** What axe finds, as the rule and the place. It is evaluated from outside, so the page's policy stays on. */
async function found(page: Page, options: object): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (options) => {
    const { violations } = await (globalThis as Axe).axe!.run(options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
    );
  }, options);
}

const BRIEF = { resultTypes: ['violations'] }; // what holds isn't written out: quicker, and as strict
const COLOURS = { ...BRIEF, runOnly: ['color-contrast', 'link-in-text-block'] };

/** What shuts people out of this page as it is now, by night and by morning: they differ in nothing but colours. */
export async function barriers(page: Page): Promise<string[]> {
  await whole(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const night = await found(page, BRIEF);
  await page.emulateMedia({ colorScheme: 'light' });
  const morning = await found(page, COLOURS);
  return [...night.map((one) => `by night: ${one}`), ...morning.map((one) => `by morning: ${one}`)];
}
