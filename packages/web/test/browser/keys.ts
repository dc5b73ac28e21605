import type { Locator, Page } from 'playwright-core';

/** What the focus is on, as it is said. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

const MOST = 60; // presses; whoever needs more is lost

/** Presses a key until the focus is where it is wanted. */
export async function press(page: Page, key: string, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < MOST; presses++) {
    await page.keyboard.press(key);
    if (await hasFocus(wanted)) return;
  }
  throw new Error(`${key} does not lead to ${wanted.toString()}; it ends at "${await focused(page)}"`);
}

export const hasFocus = (wanted: Locator): Promise<boolean> =>
  wanted.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement));

/** Walks the arrow keys from the cell that has the focus to another one of its grid. */
export async function walkTo(page: Page, cell: Locator): Promise<void> {
  const [right, down] = await cell.evaluate((wanted) => {
    const rows = [...wanted.closest('[role=grid]')!.querySelectorAll('[role=row]')].map((row) => [...row.children]);
    const placeOf = (one: Element) => {
      const y = rows.findIndex((row) => row.includes(one));
      return [rows[y]!.indexOf(one), y] as const;
    };
    const [[x, y], [toX, toY]] = [placeOf(document.activeElement!), placeOf(wanted)];
    return [toX - x, toY - y] as const;
  });
  for (let n = 0; n < Math.abs(down); n++) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let n = 0; n < Math.abs(right); n++) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
}
