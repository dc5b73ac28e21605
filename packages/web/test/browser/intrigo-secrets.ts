import type { View } from '@ridotto/games/intrigo';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { cardsIn, kept, updatesIn, type Overheard } from './secrets.ts';

const CARD = /^[CDGMT][2-4]$/; // [I3]
const CARDS = 4; // of a pack, and of a hand: [I11]
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

/** Of all that was kept in the drafts, a page hears of what its own seat kept: once all have kept theirs. */
export async function expectOwnDrafts(line: Overheard): Promise<void> {
  const isChosen = (_: unknown, at: number) => at % CARDS < CARDS - 1; // the last card of a pack is kept by the house
  const told = () => found(line.heard, /"type":"drafted","kept":\d,"cards":\[[^\]"]*"(\w\d)"/g).filter(isChosen);
  const said = found(line.said, /"keep (\w\d)"/g);
  expect(said.length).toBeGreaterThan(0);
  await expect.poll(() => told().slice(0, said.length)).toEqual(said);
}

/** No card, and no house, is laid by in a browser that plays over the network. */
export const expectNothingKept = async (page: Page): Promise<void> =>
  expect(await kept(page)).not.toMatch(/ridotto-house|"[CDGMT][2-4]\\?"/);
