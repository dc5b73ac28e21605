// Pictures of every page, and of the tables in many states, in both languages, on a desk and on a phone, by night and by
// morning: npm run shots [-- word …]; words choose among scenes (by their beginning), screens, languages and themes.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { startHouse } from '../packages/server/testing/settings.ts';
import { launch } from '../packages/web/testing/launch.ts';
import { SCENES } from './scenes.ts';

const FOLDER = 'shots';
const AT_ONCE = 2;
const PHONE = { deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const SCREENS: Record<string, BrowserContextOptions> = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, ...PHONE },
  small: { viewport: { width: 360, height: 640 }, ...PHONE },
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  wide: { viewport: { width: 2560, height: 1440 } },
  huge: { viewport: { width: 3840, height: 2160 } },
  large: { viewport: { width: 390, height: 844 }, ...PHONE }, // text at 200 %
};
const USUAL = ['desk', 'phone'];
const LOCALES = ['en', 'ru'] as const;
const THEMES = ['dark', 'light'] as const;

interface Shot {
  readonly scene: string;
  readonly screen: string;
  readonly locale: (typeof LOCALES)[number];
  readonly theme: (typeof THEMES)[number];
}

const nameOf = ({ scene, screen, locale, theme }: Shot): string => `${scene}-${screen}-${locale}-${theme}`;

/** Those of a list that were asked for; if none was, the usual ones. */
function chosen<One extends string>(asked: readonly string[], all: readonly One[], usual = all): readonly One[] {
  const some = all.filter((one) => asked.includes(one));
  return some.length > 0 ? some : usual;
}

const KINDS: readonly string[] = [...Object.keys(SCREENS), ...LOCALES, ...THEMES];

function shotsOf(asked: readonly string[]): Shot[] {
  const beginnings = asked.filter((word) => !KINDS.includes(word));
  const scenes = Object.keys(SCENES).filter((scene) => beginnings.some((word) => scene.startsWith(word)));
  return chosen(asked, Object.keys(SCREENS), USUAL).flatMap((screen) =>
    chosen(asked, LOCALES).flatMap((locale) =>
      chosen(asked, THEMES).flatMap((theme) =>
        (scenes.length > 0 ? scenes : Object.keys(SCENES)).map((scene) => ({ scene, screen, locale, theme })),
      ),
    ),
  );
}

async function shoot(browser: Browser, baseURL: string, shot: Shot): Promise<void> {
  const { scene, screen, locale, theme } = shot;
  const context = await browser.newContext({
    ...SCREENS[screen],
    baseURL,
    locale,
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  if (screen === 'large') await enlarge(page);
  page.on('console', (message) => {
    if (message.type() === 'error') console.log(`${nameOf(shot)}: ${message.text()}`);
  });
  try {
    await SCENES[scene]!(page, locale);
    await settle(page);
  } finally {
    const fullPage = screen !== 'large' && (await isShort(page)); // a whole page would be measured anew, by usual letters
    await page.screenshot({ path: path.join(FOLDER, `${nameOf(shot)}.png`), fullPage });
    await context.close();
  }
}

/** Sets the text of the browser to 200 %. */
async function enlarge(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** What is drawn when it comes near has been drawn, and what moves has come to rest. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const wait = () => new Promise((done) => setTimeout(done, 150));
    await wait();
    if (location.hash !== '' || document.querySelector('dialog[open]')) return;
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await wait();
    }
    scrollTo(0, 0);
  });
  await page.waitForTimeout(600);
}

/** Whether the page is short enough to be one picture. */
const isShort = (page: Page): Promise<boolean> => page.evaluate(() => document.body.scrollHeight < innerHeight * 5);

const shots = shotsOf(process.argv.slice(2));
mkdirSync(FOLDER, { recursive: true });
const data = mkdtempSync(path.join(tmpdir(), 'ridotto-'));
const house = await startHouse(path.join(data, 'house.sqlite'), { web: path.resolve('packages/web/dist') });
const browser = await launch();

const waiting = [...shots];
const failed: string[] = [];
async function work(): Promise<void> {
  for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
    const error = (await tried(shot)) && (await tried(shot)); // bots play by chance: a game may be over too soon
    if (error) failed.push(`${nameOf(shot)}: ${error.message}`);
  }
}
async function tried(shot: Shot): Promise<Error | undefined> {
  try {
    await shoot(browser, house.base, shot);
  } catch (error) {
    return error as Error;
  }
}
await Promise.all(Array.from({ length: AT_ONCE }, work));
await browser.close();
await house.stop();
rmSync(data, { recursive: true });

console.log(`${shots.length - failed.length} pictures are in ${FOLDER}/`);
for (const failure of failed) console.error(failure);
process.exitCode = failed.length > 0 ? 1 : 0;
