import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { byClick, byKeys, gone, seen, type Choose } from '../../testing/keys.ts';
import { isOver } from '../../testing/tables.ts';

export const hand = (page: Page): Locator =>
  page.getByRole('toolbar', { name: /^(Your hand|Ваша рука)$/ }).getByRole('button');
export const playable = (page: Page): Locator =>
  hand(page).and(page.getByRole('button', { name: /may be played|можно сыграть/ }));
/** The places where what is chosen may go, on the track and as buttons, from west to east. */
export const lit = (page: Page): Locator => page.getByRole('gridcell', { name: /may go here|сюда можно пойти/ });
export const targets = (page: Page): Locator => page.getByRole('button', { name: /: −?\d+$/ });
export const sendButton = (page: Page): Locator => page.getByRole('button', { name: /^(Send turn|Отправить ход)$/ });
export const isAsked = (page: Page): Locator => page.getByText(/^(Your turn|Ваш ход)$/);

/** Where the six pieces stand, as a screen reader hears it. */
export async function position(page: Page): Promise<string> {
  const lines = page.getByRole('list', { name: /^(Position|Положение)$/ }).getByRole('listitem');
  await lines.first().waitFor({ state: 'attached' });
  return (await lines.allInnerTexts()).slice(0, 6).join(', ');
}

/** Plays a card by the mouse, to the first places that there are. */
export async function playCard(page: Page, card: Locator): Promise<void> {
  await card.click();
  await goAnywhere(page);
}

/** Goes with the chosen card to the first places that there are. */
export async function goAnywhere(page: Page): Promise<void> {
  await seen(targets(page));
  for (let places = await targets(page).allInnerTexts(); places.length > 0;) {
    await targets(page).first().click();
    await changed(page, places);
    places = await targets(page).allInnerTexts();
  }
}

/** Where everybody is led: the end of seat 0, or of seat 1. */
export type Toward = 'west' | 'east';

const numberIn = (text: string) => Number(/(−?\d+)\D*$/.exec(text)![1]!.replace('−', '-'));
const nameIn = (text: string) => /^(.*):/.exec(text)![1]!.toLowerCase();

/** Whether the piece of a target, like "the Doge: −1", would go that way. */
async function leads(page: Page, target: string, toward: Toward): Promise<boolean> {
  const stands = (await position(page)).split(', ').find((line) => nameIn(line) === nameIn(target))!;
  const cells = numberIn(target) - numberIn(stands);
  return toward === 'west' ? cells < 0 : cells > 0;
}

/** Chooses a card, and the farthest places for it if they lead that way; tells whether they do. */
async function lead(page: Page, name: string, toward: Toward, choose: Choose): Promise<boolean> {
  const farthest = (all: Locator) => (toward === 'west' ? all.first() : all.last());
  const places = choose === byKeys ? lit : targets;
  const left = await hand(page).count();
  await choose(
    page,
    playable(page)
      .and(page.getByRole('button', { name, exact: true }))
      .first(),
  );
  await seen(targets(page));
  if (!(await leads(page, (await farthest(targets(page)).getAttribute('aria-label'))!, toward))) {
    await choose(page, page.getByRole('button', { name: /^(Not this|Не это)$/ }));
    await gone(targets(page));
    return false;
  }
  while ((await hand(page).count()) === left) {
    const before = await targets(page).allInnerTexts();
    await choose(page, farthest(places(page)));
    await changed(page, before);
  }
  return true;
}

/** Waits until other places are to choose from than before. */
async function changed(page: Page, before: readonly string[]): Promise<void> {
  await expect.poll(() => targets(page).allInnerTexts()).not.toEqual(before);
}

/** Plays every card that leads that way, else discards the hand; tells how many were played. */
export async function playTurn(page: Page, toward: Toward, choose: Choose = byClick): Promise<number> {
  const useless = new Set<string>();
  let played = 0;
  await seen(hand(page));
  for (;;) {
    const names = await playable(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')!));
    const name = names.find((one) => !useless.has(one));
    if (name === undefined) break;
    if (await lead(page, name, toward, choose)) played++;
    else useless.add(name);
  }
  if (played === 0) await choose(page, page.getByRole('button', { name: /^(Discard the hand|Сбросить руку)$/ }));
  await choose(page, sendButton(page));
  await gone(sendButton(page));
  return played;
}

/** Whose turn it is of these; nobody's when the match is over. */
export async function whoseTurn(...pages: readonly Page[]): Promise<Page | null> {
  const page = await Promise.any(pages.map(async (one) => (await seen(isAsked(one).or(isOver(one))), one)));
  return (await isOver(page).count()) > 0 ? null : page;
}
