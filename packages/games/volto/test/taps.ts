import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { againstBot, button, key, oneByOne, tap, type Trial } from '../../../../scripts/tap.ts';

const SETTLED = 4000; // ms until a browser has no more to do for itself
const cell = (kind: string) => (page: Page) => page.locator(`.cell.${kind}`).first();

/** Picks up a mask that can go without a capture. */
async function pickQuietly(page: Page): Promise<void> {
  const masks = page.locator('.cell.can');
  for (let i = 0; i < (await masks.count()); i++) {
    await masks.nth(i).tap();
    if ((await cell('target:not(.taken)')(page).count()) > 0) return;
  }
}

const inPlay = oneByOne(
  againstBot('volto'),
  tap(button('Confirm the places')),
  (page) => cell('can')(page).waitFor(),
  () => setTimeout(SETTLED),
);

export const TRIALS: readonly Trial[] = [
  {
    open: againstBot('volto'),
    deeds: [{ name: 'volto: arrange', act: tap((page) => page.getByRole('gridcell').first()) }],
  },
  {
    open: inPlay,
    deeds: [
      { name: 'volto: pick up', act: tap(cell('can')), after: tap(cell('picked')) },
      { name: 'volto: walk by key', before: (page) => cell('can')(page).focus(), act: key('ArrowUp') },
      { name: 'volto: move', before: oneByOne(inPlay, pickQuietly), act: tap(cell('target:not(.taken)')) }, // a game may be over soon
    ],
  },
];
