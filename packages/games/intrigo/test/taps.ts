import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { againstBot, key, oneByOne, tap, type Trial } from '../../../../scripts/tap.ts';
import { drafted } from './scenes.ts';

const QUIET = 700; // ms until what was taken back is seen
const first = (found: string) => (page: Page) => page.locator(found).first();
const packed = first('.letter .card.can');
const held = first('.hand .card.can');
const gap = first('.gap .lit');
const seller = first('[data-thing="hire seller"]');

/** Back to the turn as it began, however much was chosen. */
async function takeAllBack(page: Page): Promise<void> {
  while ((await page.getByRole('button', { name: 'Take back' }).count()) > 0) {
    await page.keyboard.press('Backspace');
    await setTimeout(QUIET);
  }
}

export const TRIALS: readonly Trial[] = [
  {
    open: againstBot('intrigo'),
    deeds: [{ name: 'intrigo: keep a card', act: tap(packed), after: takeAllBack }],
  },
  {
    open: oneByOne(againstBot('intrigo'), (page) => drafted(page, 'en')),
    deeds: [
      { name: 'intrigo: pick a card', act: tap(held), after: takeAllBack },
      { name: 'intrigo: place it', before: tap(held), act: tap(gap), after: takeAllBack },
      { name: 'intrigo: take back', before: oneByOne(tap(held), tap(gap)), act: key('Backspace'), after: takeAllBack },
      { name: 'intrigo: hire', before: tap(seller), act: tap(gap), after: takeAllBack },
    ],
  },
];
