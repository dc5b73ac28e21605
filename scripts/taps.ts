// How long a tap or a key takes to be seen on a phone whose CPU is four times slower: npm run taps. By the browser's own
// Event Timing, from the finger to the next frame; the browser rounds to 8 ms, and a frame alone may take 16.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { openHouse } from '@ridotto/server/open';
import { median } from '../bench/measure.ts';
import { launch } from '../packages/web/testing/launch.ts';

const SLOWER = 4;
const REPEATS = 5;
const MOST = 50; // ms, by the median
const SETTLED = 4000; // ms until a browser has no more to do for itself
const QUIET = 700; // ms after a page has come to rest, and for an interaction to be reported
const HELD = 80; // ms that a finger stays down
const BAR = 200; // px, and more, for what a browser shows above its page
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

type Step = (page: Page) => Promise<unknown>;

/** Something that is done over and over. Only `act` is measured; the rest leads to it and back. */
interface Deed {
  readonly name: string;
  readonly before?: Step;
  readonly act: Step;
  readonly after?: Step;
}

interface Scene {
  readonly open: Step;
  readonly deeds: readonly Deed[];
}

/** A finger that comes down and rises again, without a look at what is there: the driver's own would take the page's time. */
async function touch(page: Page, x: number, y: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await setTimeout(HELD);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cdp.detach();
}

const tap =
  (find: (page: Page) => Locator): Step =>
  async (page) => {
    await find(page).scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await find(page).boundingBox())!;
    await touch(page, x + width / 2, y + height / 2);
  };
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true }).first();
const key = (name: string) => (page: Page) => page.keyboard.press(name);
const label = (text: string) => (page: Page) => page.locator('label', { hasText: text }).first();
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name });
const cell = (kind: string) => (page: Page) => page.locator(`.cell.${kind}`).first();
const card = (page: Page) =>
  page
    .getByRole('toolbar', { name: 'Your hand' })
    .getByRole('button', { name: /may be played/ })
    .first();
const lit = (page: Page) => page.getByRole('gridcell', { name: /may go here/ }).first();

const againstBot =
  (game: string): Step =>
  async (page) => {
    await page.goto(`/new/${game}?way=bots`);
    await button('Set the table')(page).tap();
    await page.getByText('Your turn', { exact: true }).first().waitFor();
  };

/** Picks up a mask that can go without a capture. */
async function pickQuietly(page: Page): Promise<void> {
  const masks = page.locator('.cell.can');
  for (let i = 0; i < (await masks.count()); i++) {
    await masks.nth(i).tap();
    if ((await cell('target:not(.taken)')(page).count()) > 0) return;
  }
}

/** A table on the network at which somebody else sits too, with the chat open. */
async function withFriend(page: Page): Promise<void> {
  await page.goto('/new/volto?way=friends');
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

/** Goes with the chosen card to the first place. Somebody's head may be before it: the place counts all the same. */
async function goThere(page: Page): Promise<void> {
  const { x, y, width, height } = (await lit(page).boundingBox())!;
  await touch(page, x + width / 4, y + height / 2);
}

/** Back to the hand as it was, however many steps were composed. */
async function takeAllBack(page: Page): Promise<void> {
  while ((await page.getByRole('button', { name: /^(Take back|Not this)$/ }).count()) > 0) {
    await page.keyboard.press('Escape');
    await setTimeout(QUIET);
  }
}

const oneByOne =
  (...steps: readonly Step[]): Step =>
  async (page) => {
    for (const step of steps) await step(page);
  };

const inPlay = oneByOne(
  againstBot('volto'),
  tap(button('Confirm the places')),
  (page) => cell('can')(page).waitFor(),
  () => setTimeout(SETTLED),
);

const SCENES: readonly Scene[] = [
  {
    open: (page) => page.goto('data:text/html,<label><input type="checkbox"> A bare page</label>'),
    deeds: [{ name: 'a bare page', act: tap(label('A bare page')) }], // what this machine and its browser take by themselves
  },
  {
    open: (page) => page.goto('/'),
    deeds: [
      { name: 'home: with friends', act: tap(button('With friends: Volto')), after: key('Escape') },
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
    open: againstBot('volto'),
    deeds: [
      { name: 'volto: arrange', act: tap((page) => page.getByRole('gridcell').first()) },
      { name: 'table: the log', act: tap(tab('Log')), after: tap(tab('Log')) },
      { name: 'table: the menu', act: tap(tab('Table')), after: tap(tab('Table')) },
    ],
  },
  {
    open: inPlay,
    deeds: [
      { name: 'volto: pick up', act: tap(cell('can')), after: tap(cell('picked')) },
      { name: 'volto: walk by key', before: (page) => cell('can')(page).focus(), act: key('ArrowUp') },
      { name: 'volto: move', before: oneByOne(inPlay, pickQuietly), act: tap(cell('target:not(.taken)')) }, // a game may be over soon
    ],
  },
  {
    open: againstBot('twilight'),
    deeds: [
      { name: 'twilight: pick a card', act: tap(card), after: takeAllBack },
      { name: 'twilight: play it', before: tap(card), act: goThere, after: takeAllBack },
      { name: 'twilight: take back', before: oneByOne(tap(card), goThere), act: key('Escape'), after: takeAllBack },
    ],
  },
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

async function measure(page: Page, { before, act, after }: Deed): Promise<Seen> {
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

const data = mkdtempSync(path.join(tmpdir(), 'ridotto-'));
const { address, stop } = await openHouse({
  host: '127.0.0.1',
  port: 0,
  log: 'silent',
  secret: 'only for this run',
  web: path.resolve('packages/web/dist'),
  file: path.join(data, 'house.sqlite'),
});
const browser = await launch();
await setTimeout(SETTLED);

const wanted = process.argv[2] ?? '';
for (const { open, deeds } of SCENES) {
  const chosen = deeds.filter(({ name }) => name.startsWith(wanted));
  if (chosen.length === 0) continue;
  const context = await browser.newContext({ ...PHONE, baseURL: address, locale: 'en-GB' });
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
rmSync(data, { recursive: true });
