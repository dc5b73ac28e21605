import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { againstBot, key, oneByOne, tap, touch, type Trial } from '../../../../scripts/tap.ts';

const QUIET = 700; // ms until what was taken back is seen
const card = (page: Page) =>
  page
    .getByRole('toolbar', { name: 'Your hand' })
    .getByRole('button', { name: /may be played/ })
    .first();
const lit = (page: Page) => page.getByRole('gridcell', { name: /may go here/ }).first();

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

export const TRIALS: readonly Trial[] = [
  {
    open: againstBot('twilight'),
    deeds: [
      { name: 'twilight: pick a card', act: tap(card), after: takeAllBack },
      { name: 'twilight: play it', before: tap(card), act: goThere, after: takeAllBack },
      { name: 'twilight: take back', before: oneByOne(tap(card), goThere), act: key('Escape'), after: takeAllBack },
    ],
  },
];
