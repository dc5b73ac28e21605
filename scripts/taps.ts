// How long a tap or a key takes to be seen on a phone whose CPU is four times slower: npm run taps. By the browser's own
// Event Timing, from the finger to the next frame; the browser rounds to 8 ms, and a frame alone may take 16.
import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { GAMES } from '@ridotto/games/catalog';
import { median } from '../bench/measure.ts';
import { seedHouse } from '../packages/web/testing/chance.ts';
import { launch } from '../packages/web/testing/launch.ts';
import { ofGames } from './of-games.ts';
import { openPassingHouse } from './passing-house.ts';
import { againstBot, button, key, label, tab, tap, type Trial, type Tried } from './tap.ts';

const SLOWER = 4;
const REPEATS = 5;
const MOST = 50; // ms, by the median
const SETTLED = 4000; // ms until a browser has no more to do for itself
const QUIET = 700; // ms after a page has come to rest, and for an interaction to be reported
const BAR = 200; // px, and more, for what a browser shows above its page
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const FIRST = GAMES[0]!.id;

/** A table on the network at which somebody else sits too, with the chat open. */
async function withFriend(page: Page): Promise<void> {
  await page.goto(`/new/${FIRST}?way=friends`);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Anna');
  await button('Set the table')(page).tap();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const friend = await (await page.context().browser()!.newContext()).newPage();
  await friend.goto(link);
  await friend.getByRole('textbox', { name: 'Your name' }).fill('Boris');
  await button('Come in')(friend).click();
  await button('Sit down')(friend).click();
  await button('Begin the game')(page).tap();
  await friend.context().close();
  await tab('Chat')(page).tap();
}

const own = (await ofGames<{ readonly TRIALS: readonly Trial[] }>('taps')).flatMap(
  ([game, part]) => part?.TRIALS ?? [plain(game)],
);

/** A game that has no trials of its own: something that is lit is touched, and let go. */
function plain(game: string): Trial {
  const lit = (page: Page) => page.locator('[data-light]').first();
  return { open: againstBot(game), deeds: [{ name: `${game}: touch`, act: tap(lit), after: key('Escape') }] };
}

const TRIALS: readonly Trial[] = [
  {
    open: (page) => page.goto('data:text/html,<label><input type="checkbox"> A bare page</label>'),
    deeds: [{ name: 'a bare page', act: tap(label('A bare page')) }], // what this machine and its browser take by themselves
  },
  {
    open: (page) => page.goto('/'),
    deeds: [
      { name: 'home: with friends', act: tap(button(/^With friends: /)), after: key('Escape') },
      { name: 'home: language', act: tap(label('Русский')), after: tap(label('English')) },
    ],
  },
  {
    open: (page) => page.goto('/settings'),
    deeds: [
      { name: 'settings: theme', act: tap(label('Night')), after: tap(label('Morning')) },
      { name: 'settings: language', act: tap(label('Русский')), after: tap(label('English')) },
      { name: 'settings: a switch', act: tap(label('Sounds')) },
    ],
  },
  {
    open: againstBot(FIRST),
    deeds: [
      { name: 'table: the log', act: tap(tab('Log')), after: tap(tab('Log')) },
      { name: 'table: the menu', act: tap(tab('Table')), after: tap(tab('Table')) },
    ],
  },
  ...own,
  {
    open: withFriend,
    deeds: [
      {
        name: 'chat: a letter',
        before: (page) => page.getByRole('tabpanel').getByRole('textbox').focus(),
        act: key('a'),
      },
    ],
  },
];

/** Collects what the browser says of each interaction. */
function listen(): void {
  const seen: Seen[] = [];
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      const { interactionId, duration, processingStart, processingEnd } = entry;
      if (interactionId > 0) seen.push({ shown: duration, worked: processingEnd - processingStart });
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

interface Seen {
  readonly shown: number; // ms from the finger to the frame
  readonly worked: number; // ms of our own code among them
}

const takeSeen = (page: Page): Promise<Seen[]> =>
  page.evaluate(() => (globalThis as unknown as { seen: Seen[] }).seen.splice(0));

async function measure(page: Page, { before, act, after }: Tried): Promise<Seen> {
  await before?.(page);
  await setTimeout(QUIET);
  await takeSeen(page);
  await act(page);
  await setTimeout(QUIET);
  const seen = await takeSeen(page);
  await after?.(page);
  const [slowest = { shown: 16, worked: 0 }] = seen.toSorted((a, b) => b.shown - a.shown); // quicker ones are not reported
  return slowest;
}

/** Without room for the bar above a page its foot lies outside of the window, where no change counts as shown. */
async function showWhole(cdp: CDPSession): Promise<void> {
  const { windowId, bounds } = await cdp.send('Browser.getWindowForTarget');
  const height = bounds.height! + BAR;
  await cdp.send('Browser.setWindowBounds', { windowId, bounds: { height } });
}

const { address, stop } = await openPassingHouse();
const browser = await launch();
await setTimeout(SETTLED);

const wanted = process.argv[2] ?? '';
for (const { seed, open, deeds } of TRIALS) {
  const chosen = deeds.filter(({ name }) => name.startsWith(wanted));
  if (chosen.length === 0) continue;
  const context = await browser.newContext({ ...PHONE, baseURL: address, locale: 'en-GB' });
  if (seed !== undefined) await seedHouse(context, seed);
  const page = await context.newPage();
  await page.addInitScript(listen);
  await open(page);
  const cdp = await context.newCDPSession(page);
  await showWhole(cdp);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (const deed of chosen) {
    const seen: Seen[] = [];
    for (let i = 0; i < REPEATS; i++) seen.push(await measure(page, deed));
    const shown = median(seen.map((one) => one.shown));
    const worked = median(seen.map((one) => one.worked)).toFixed(0);
    const all = seen.map((one) => one.shown).join(' ');
    console.log(
      `${deed.name.padEnd(24)} ${String(shown).padStart(4)} ms   of it our code ${worked.padStart(3)}   ${all}`,
    );
    if (shown >= MOST) process.exitCode = 1;
  }
  await context.close();
}
await browser.close();
await stop();
