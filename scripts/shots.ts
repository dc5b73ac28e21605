// Pictures of every page in both languages, on a desk and on a phone, by night and by morning: npm run shots [-- page …]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { openHouse } from '@ridotto/server/open';
import { launch } from '../packages/web/test/browser/launch.ts';

const FOLDER = 'shots';
const SCREENS: Record<string, BrowserContextOptions> = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
};
const LOCALES = ['en', 'ru'];
const THEMES = ['dark', 'light'] as const;

/** How to come to each page. */
const PAGES: Record<string, (page: Page) => Promise<unknown>> = {
  home: (page) => page.goto('/'),
  new: (page) => page.goto('/new/volto?way=friends'),
  settings: (page) => page.goto('/settings'),
  shelf: (page) => page.goto('/rules'),
  'rules-volto': (page) => page.goto('/rules/volto#V12'),
  'rules-twilight': (page) => page.goto('/rules/twilight#T28'),
  'learn-volto': (page) => page.goto('/learn/volto'),
  'learn-twilight': (page) => page.goto('/learn/twilight'),
  nowhere: (page) => page.goto('/nowhere'),
  waiting: (page) => enter(page, 'volto', 'friends'),
  door: async (page) => {
    await enter(page, 'twilight', 'friends');
    const address = page.url();
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    return page.goto(address);
  },
  volto: (page) => enter(page, 'volto', 'bots'),
  twilight: (page) => enter(page, 'twilight', 'bots'),
  intrigo: (page) => enter(page, 'intrigo', 'bots'),
  coach: (page) => enter(page, 'coach', 'bots'),
  curtain: (page) => enter(page, 'volto', 'device'),
};

/** Sets a table by the form that offers all options. */
async function enter(page: Page, game: string, way: string): Promise<void> {
  await page.goto(`/new/${game}?way=${way}`);
  const name = page.locator('form input.input').first();
  if (await name.isVisible()) await name.fill('Anna');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/\/(t|here)\//);
}

async function shoot(browser: Browser, base: string, wanted: readonly string[]): Promise<void> {
  for (const [screen, options] of Object.entries(SCREENS)) {
    for (const locale of LOCALES) {
      for (const colorScheme of THEMES) {
        for (const name of wanted) {
          const context = await browser.newContext({ ...options, baseURL: base, locale, colorScheme });
          const page = await context.newPage();
          await PAGES[name]!(page);
          await page.waitForLoadState('networkidle').catch(() => {}); // a table's line never rests
          await page.evaluate(() => scrollTo(0, document.body.scrollHeight)); // what is drawn when it comes near
          await page.waitForTimeout(400);
          if (!page.url().includes('#')) await page.evaluate(() => scrollTo(0, 0));
          await page.waitForTimeout(400); // what moves has come to rest
          const file = path.join(FOLDER, `${name}-${screen}-${locale}-${colorScheme}.png`);
          await page.screenshot({ path: file, fullPage: screen === 'desk' || name === 'home' });
          await context.close();
        }
      }
    }
  }
}

const asked = process.argv.slice(2);
const wanted = asked.length > 0 ? asked.filter((name) => name in PAGES) : Object.keys(PAGES);
mkdirSync(FOLDER, { recursive: true });
const data = mkdtempSync(path.join(tmpdir(), 'ridotto-'));
const { address, stop } = await openHouse({
  host: '127.0.0.1',
  port: 0,
  log: 'silent',
  file: path.join(data, 'house.sqlite'),
  secret: 'only for this run',
  web: path.resolve('packages/web/dist'),
});
const browser = await launch();
await shoot(browser, address, wanted);
await browser.close();
await stop();
rmSync(data, { recursive: true });
console.log(`${wanted.length} pages are in ${FOLDER}/`);
