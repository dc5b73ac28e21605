import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerOnce } from './answers.ts';
import * as coach from './coach.ts';
import * as intrigo from './intrigo.ts';
import { byClick, focused, press } from '../../testing/keys.ts';
import { newStage, whole } from '../../testing/stage.ts';

const stage = newStage();

/** At a table of one's own against bots, when it is one's turn. */
async function sitDown(game: string): Promise<Page> {
  const page = await stage.visit(`/new/${game}?way=bots`, { calm: true });
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.locator('.turn.mine').waitFor();
  return page;
}

async function centre(what: Locator): Promise<readonly [x: number, y: number]> {
  await what.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await what.boundingBox())!;
  return [x + width / 2, y + height / 2];
}

/** Carries one thing to another, or to a point. */
async function drag(page: Page, from: Locator, to: Locator | readonly [x: number, y: number]): Promise<void> {
  const target = Array.isArray(to) ? (to as readonly [number, number]) : await centre(to as Locator);
  await page.mouse.move(...(await centre(from)));
  await page.mouse.down();
  await page.mouse.move(...target, { steps: 6 });
  await page.mouse.up();
}

const sendTurn = (page: Page) => page.getByRole('button', { name: 'Send the turn' });

/** Keeps cards until there is a hand to place. */
async function drafted(): Promise<{ readonly page: Page; readonly hand: Locator }> {
  const page = await sitDown('intrigo');
  const manner = intrigo.mannerIn(page, byClick);
  const hand = page.getByRole('group', { name: 'Your hand' }).getByRole('button');
  const mine = hand.and(page.locator('[data-light=bright]'));
  const asked = manner.asked.or(sendTurn(page)).first();
  for (await asked.waitFor(); (await mine.count()) === 0; await asked.waitFor())
    await answerOnce(page, manner, byClick);
  return { page, hand };
}

test('Intrigo: a card is dragged into a gap, seen there, taken back, and sent; dropped nowhere, nothing has been', async () => {
  const { page, hand } = await drafted();
  const held = await hand.count();
  const gap = page.getByRole('button', { name: /^Between .*: empty/ }).first();
  const thing = page.locator(`[data-thing="${(await gap.getAttribute('data-thing'))!}"]`);
  await drag(page, hand.first(), [640, 8]);
  await whole(page); // nor does anything come of it
  expect(await page.locator('[data-thing][aria-pressed=true]').count()).toBe(0);
  expect(await hand.count()).toBe(held);
  await drag(page, hand.first(), gap);
  await expect.poll(() => thing.innerText()).not.toMatch(/: empty/);
  await expect.poll(() => hand.count()).toBe(held - 1);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => hand.count()).toBe(held);
  await drag(page, hand.first(), thing);
  await sendTurn(page).click();
  await sendTurn(page).waitFor({ state: 'detached' });
  await expect.poll(() => thing.innerText()).not.toMatch(/: empty/);
});

test('Intrigo: a card is placed by keys: the focus goes where it can be put', async () => {
  const { page, hand } = await drafted();
  await press(page, 'Tab', hand);
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toMatch(/^Between .*: empty, place it here/);
  await page.keyboard.press('Backspace');
  await expect.poll(() => focused(page)).not.toMatch(/place it here/);
  await press(page, 'Tab', hand);
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toMatch(/place it here/);
  const gap = (await focused(page)).split(':')[0]!;
  await page.keyboard.press('Enter');
  await press(page, 'Tab', sendTurn(page));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: new RegExp(`^${gap}: (?!empty)`) }).waitFor();
});

test('Coach: an item is offered by dragging it to a rider, and goes at once', async () => {
  const page = await sitDown('coach');
  const manner = coach.mannerIn(page, byClick);
  const isFree = page.getByText('Your turn', { exact: true });
  for (await manner.asked.first().waitFor(); (await isFree.count()) === 0; await manner.asked.first().waitFor())
    await answerOnce(page, manner, byClick);
  const item = page.locator('.fan [data-thing^="card "]').first();
  const rider = page.locator('[data-thing^="rider "]').first();
  await drag(page, item, rider);
  await page
    .getByText(/^You offer /)
    .first()
    .waitFor();
  expect(await page.getByRole('button', { name: 'Send the turn' }).count()).toBe(0);
});

test('a board that can’t be turned around isn’t offered to be', async () => {
  for (const [game, count] of [
    ['coach', 0],
    ['intrigo', 0],
    ['twilight', 1],
  ] as const) {
    const page = await sitDown(game);
    await page.getByRole('tab', { name: 'Table' }).click();
    await page.getByRole('button', { name: 'Fair chance' }).waitFor();
    await page.locator('#board [data-thing]').first().waitFor();
    const turns = page.getByRole('button', { name: /^Turn the board/ });
    await expect.poll(async () => [game, await turns.count()]).toEqual([game, count]);
  }
});
