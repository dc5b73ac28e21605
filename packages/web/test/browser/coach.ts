import type { Locator, Page } from 'playwright-core';
import type { Manner } from './answers.ts';
import { byKeys, press, type Choose } from '../../testing/keys.ts';
import { whole } from '../../testing/stage.ts';
import { hasten } from '../../testing/tables.ts';

const TURNS = 2; // before anybody claims to have won
const STRIDE = 5; // so that different things are done
const SOLEMN = ['do swear', 'do say', 'do declare', 'do seal'];

/** What may be touched now, on the way to an answer. */
export const lit = (page: Page): Locator => page.locator('.coach [data-light]');
const bright = (page: Page): Locator => page.locator('.coach [data-light=bright]'); // where PageDown leads
export const thing = (page: Page, name: string): Locator => page.locator(`.coach [data-thing="${name}"]`);

/** By keys alone: Tab leads to the board, PageDown to whatever can be touched. */
const byPages: Choose = async (page, what) => {
  const isThere = await page.evaluate(() => document.activeElement?.matches('.coach [data-thing]') ?? false);
  if (!isThere) await press(page, 'Tab', page.locator('.coach [data-thing]'));
  await press(page, 'PageDown', what);
  await page.keyboard.press('Enter');
};

type Watched = typeof globalThis & { litChanges?: number };

/** How often what may be touched has changed since this was first asked: it does with every touch and every question. */
const litChanges = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const watched = globalThis as Watched;
    if (watched.litChanges !== undefined) return watched.litChanges;
    const look = () =>
      [...document.querySelectorAll<HTMLElement>('.coach [data-light]')].map(({ dataset }) => dataset.thing).join();
    let seen = look();
    watched.litChanges = 0;
    new MutationObserver(() => {
      const now = look();
      if (now !== seen) watched.litChanges!++;
      seen = now;
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
    return watched.litChanges;
  });

/** Touches something, and waits until that has changed what may be touched, or something else is asked meanwhile. */
export async function touch(page: Page, name: string, choose: Choose): Promise<void> {
  const before = await litChanges(page);
  try {
    await (choose === byKeys ? byPages : choose)(page, thing(page, name));
  } catch (error) {
    if ((await litChanges(page)) === before) throw error;
  }
  await page.waitForFunction((since) => (globalThis as Watched).litChanges! > since, before);
}

/** At a table with bots, so many in all, when one is asked. */
export async function ride(page: Page, seats: number): Promise<void> {
  hasten(page);
  const more = page.getByRole('button', { name: /^(More|Больше)$/ });
  for (let have = 3; have < seats; have++) await more.first().click();
  await page.getByRole('button', { name: /^(Set the table|Накрыть стол)$/ }).click();
  await lit(page).first().waitFor();
  await whole(page);
}

const thingsIn = (all: Locator): Promise<string[]> =>
  all.evaluateAll((elements) => elements.map((element) => (element as HTMLElement).dataset.thing!));

/** Does one thing and another, and claims to have won as soon as that may be so. */
export function mannerIn(page: Page, choose: Choose): Manner {
  let [touched, turns] = [0, 0];
  const pick = (things: readonly string[]): string => {
    if (things.includes('do spy')) turns++;
    const claim = SOLEMN.find((one) => things.includes(one) && (turns >= TURNS || /say|swear/.test(one)));
    const others = things.filter((one) => !SOLEMN.includes(one) && one !== 'do divine');
    return claim ?? others[(STRIDE * touched++) % others.length]!;
  };
  return {
    asked: lit(page),
    async answer() {
      const things = await thingsIn(choose === byKeys ? bright(page) : lit(page));
      if (things.length > 0) await touch(page, pick(things), choose); // else the question has just gone
    },
  };
}
