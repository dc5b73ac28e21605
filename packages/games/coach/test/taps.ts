import type { Page } from 'playwright-core';
import { againstBot, button, key, tab, tap, type Trial } from '../../../../scripts/tap.ts';

const ONE_BEGINS = 2; // the seed of a ride whose first turn is one's own
const rider = (page: Page) => page.locator('[data-thing^="rider "][data-light]').first();
const card = (page: Page) => page.locator('[data-thing^="card "]').first();

export const TRIALS: readonly Trial[] = [
  {
    seed: ONE_BEGINS,
    open: againstBot('coach'),
    deeds: [
      { name: 'coach: touch a rider', act: tap(rider), after: key('Escape') },
      { name: 'coach: look at a card', act: tap(card), after: key('Escape') },
      { name: 'coach: declare', act: tap(button('Declare victory')), after: key('Escape') },
      { name: 'coach: notebook', act: tap(tab('Notes')), after: tap(tab('Notes')) },
    ],
  },
];
