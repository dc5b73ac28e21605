import type { View } from '@ridotto/games/intrigo';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { cardsIn, kept, updatesIn, type Overheard } from './secrets.ts';

const CARD = /^[CDGM][2-4]$/; // [I3] [I7]
const OWN_OR_OPEN = /^(hand|kept|seen\.\d|gaps\.\d+\.card|plays\.\d+\.choice\.card)$/;

/** Counts the updates; there are no cards in them but the seat's own and those that all see. */
export function expectOwnCards(line: Pick<Overheard, 'heard'>, seat = 0): number {
  const updates = updatesIn<View>(line);
  for (const { view, you } of updates) {
    expect([you, view.viewer]).toEqual([seat, seat]);
    expect(cardsIn(view, CARD).filter((path) => !OWN_OR_OPEN.test(path))).toEqual([]);
  }
  return updates.length;
}

const found = (frames: readonly string[], card: RegExp) =>
  frames.flatMap((frame) => [...frame.matchAll(card)].map(([, name]) => name));

/** Of all that was kept in the drafts, a page has heard of what its own seat kept. */
export function expectOwnDrafts(line: Overheard, seats: number): void {
  const told = found(line.heard, /"type":"drafted","kept":\d,"cards":\[[^\]"]*"(\w\d)"/g);
  const said = found(line.said, /"keep (\w\d)"/g);
  const cards = 12 / seats;
  const isChosen = (_: unknown, at: number) => at % cards < cards - 1; // the last card of a pack is kept by the house
  expect(said.length).toBeGreaterThan(0);
  expect(told.filter(isChosen).slice(0, said.length)).toEqual(said);
}

/** No card, and no house, is laid by in a browser that plays over the network. */
export const expectNothingKept = async (page: Page): Promise<void> =>
  expect(await kept(page)).not.toMatch(/ridotto-house|"[CDGM][2-4]\\?"/);
