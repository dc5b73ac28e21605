import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';

const HELD = 80; // ms that a finger stays down

export type Act = (page: Page) => Promise<unknown>;

/** Something that is done over and over. Only `act` is measured; the rest leads to it and back. */
export interface Tried {
  readonly name: string;
  readonly before?: Act;
  readonly act: Act;
  readonly after?: Act;
}

export interface Trial {
  readonly seed?: number; // of all chance in its browser
  readonly open: Act;
  readonly deeds: readonly Tried[];
}

/** A finger that comes down and rises again, without a look at what is there: the driver's own would take the page's time. */
export async function touch(page: Page, x: number, y: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await setTimeout(HELD);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cdp.detach();
}

export const tap =
  (find: (page: Page) => Locator): Act =>
  async (page) => {
    await find(page).scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await find(page).boundingBox())!;
    await touch(page, x + width / 2, y + height / 2);
  };
export const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first();
export const key = (name: string) => (page: Page) => page.keyboard.press(name);
export const label = (text: string) => (page: Page) => page.locator('label', { hasText: text }).first();
export const tab = (name: string) => (page: Page) => page.getByRole('tab', { name });
export const againstBot =
  (game: string): Act =>
  async (page) => {
    await page.goto(`/new/${game}?way=bots`);
    await button('Set the table')(page).tap();
    await page.getByText('Your turn', { exact: true }).first().waitFor();
  };

export const oneByOne =
  (...steps: readonly Act[]): Act =>
  async (page) => {
    for (const step of steps) await step(page);
  };
