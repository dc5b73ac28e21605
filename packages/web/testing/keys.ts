import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';

const OFTEN = 25; // milliseconds between two looks
const PATIENCE = 40_000;

async function until(isSo: () => Promise<boolean>, what: Locator): Promise<void> {
  for (const end = performance.now() + PATIENCE; !(await isSo());) {
    if (performance.now() > end) throw new Error(`waited in vain for ${what.toString()}`);
    await wait(OFTEN);
  }
}

/** Waits until something is there, or is gone: after a while Playwright's own waiting looks only twice a second. */
export const seen = (what: Locator): Promise<void> => until(() => what.first().isVisible(), what);
export const gone = (what: Locator): Promise<void> => until(async () => (await what.count()) === 0, what);

/** What the focus is on, as it is said. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

const MOST = 90; // presses; whoever needs more is lost

/** Presses a key until the focus is where it is wanted. */
export async function press(page: Page, key: string, wanted: Locator): Promise<void> {
  await wanted.first().waitFor();
  for (let presses = 0; presses < MOST; presses++) {
    const isThere = await wanted.evaluateAll((all) => all.includes(document.activeElement as HTMLElement)); // as it is now
    if (isThere) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${wanted.toString()}; it ends at "${await focused(page)}"`);
}

/** Walks the arrow keys to a cell of the grid that has the focus, by where the two are seen. */
export async function walkTo(page: Page, cell: Locator): Promise<void> {
  for (let presses = 0; presses < MOST; presses++) {
    const key = await cell.evaluate((wanted) => {
      const [from, to] = [document.activeElement!, wanted].map((element) => element.getBoundingClientRect());
      const [right, down] = [(to!.x - from!.x) / to!.width, (to!.y - from!.y) / to!.height];
      if (Math.abs(right) > 0.5) return right > 0 ? 'ArrowRight' : 'ArrowLeft';
      if (Math.abs(down) > 0.5) return down > 0 ? 'ArrowDown' : 'ArrowUp';
      return null;
    });
    if (key === null) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no arrow leads to ${cell.toString()}; they end at "${await focused(page)}"`);
}

/** How somebody chooses what is on the page. */
export type Choose = (page: Page, what: Locator) => Promise<void>;
export const byClick: Choose = (_, what) => what.click();
export const byTap: Choose = (_, what) => what.tap();

/** Whether something comes before what has the focus. */
const isBehind = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const focused = document.activeElement ?? document.body;
    return (focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
  });

/** By Tab, arrows and Enter alone: Tab leads to a grid or a toolbar as a whole, arrows inside it; PageDown to what is lit. */
export const byKeys: Choose = async (page, what) => {
  const role = await what.evaluate(
    (element) => element.closest('[role=grid], [role=toolbar]')?.getAttribute('role') ?? null,
  );
  const isHand = role === 'toolbar' && (await what.getAttribute('tabindex')) !== null;
  if (role === 'grid') {
    await press(page, 'Tab', page.locator('[role=grid] [role=gridcell]'));
    await walkTo(page, what);
  } else if (isHand) {
    await press(page, 'Tab', page.locator('[role=toolbar] [tabindex]'));
    await page.keyboard.press('Home');
    await press(page, 'ArrowRight', what);
  } else if ((await what.getAttribute('data-light')) === 'bright') {
    if (!(await page.evaluate(() => document.activeElement?.matches('[data-thing]'))))
      await press(page, 'Tab', page.locator('[data-thing][tabindex="0"]'));
    await press(page, 'PageDown', what);
  } else await press(page, (await isBehind(what)) ? 'Shift+Tab' : 'Tab', what);
  await page.keyboard.press('Enter');
};
