import type { Locator, Page } from 'playwright-core';
import type { Manner } from './answers.ts';
import { byKeys, press, type Choose } from '../../testing/keys.ts';

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

/** Touches something, and waits until it isn't lit any more: it is chosen, or the answer is on its way. */
export async function touch(page: Page, name: string, choose: Choose): Promise<void> {
  const what = thing(page, name);
  const isOut = what.evaluate(
    (element) =>
      new Promise<void>((done) => {
        const look = () => {
          if (element.isConnected && element.hasAttribute('data-light')) return;
          watch.disconnect();
          done();
        };
        const watch = new MutationObserver(look);
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
  await Promise.all([isOut, (choose === byKeys ? byPages : choose)(page, what)]);
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
    answer: async () => touch(page, pick(await thingsIn(choose === byKeys ? bright(page) : lit(page))), choose),
  };
}
