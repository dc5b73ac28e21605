import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lit, thing, touch } from './coach.ts';
import { overhear, type Overheard } from './secrets.ts';
import { byClick } from '../../testing/keys.ts';
import { barriers, newStage } from '../../testing/stage.ts';
import { begin, enterWithBots, join, linkOf, setTable, shut } from '../../testing/tables.ts';

const stage = newStage();

const TABLES = 20; // two of three deals have a card that can be prepared

/** One's own profession and items. */
const ownCards = (page: Page): Locator => page.locator('.coach .cards [data-card]');
const choicesIn = (page: Page): Locator => page.getByRole('group', { name: 'Use it for me' }).getByRole('radio');

interface Opened {
  readonly page: Page;
  readonly line: Overheard;
  readonly at: number; // among one's own cards
}

/** A card of one's own that can be used for one, opened; in the first of the deals that have one. */
async function cardToPrepare(): Promise<Opened> {
  for (let tables = 0; tables < TABLES; tables++) {
    const page = await stage.visit('/', { calm: true });
    const line = overhear(page);
    await enterWithBots(page, 'Coach to the Devil’s Castle', byClick);
    const own = ownCards(page);
    await own.first().waitFor();
    for (let at = 0; at < (await own.count()); at++) {
      await own.nth(at).click({ button: 'right' });
      await page.getByRole('dialog').waitFor();
      if ((await choicesIn(page).count()) > 0) return { page, line, at };
      await page.keyboard.press('Escape');
      await shut(page);
    }
    await page.context().close();
  }
  throw new Error(`nothing could be prepared at ${TABLES} tables`);
}

test('a card is to be used for one: the house keeps it, and it is taken back', async () => {
  const { page, line, at } = await cardToPrepare();
  expect(await barriers(page)).toEqual([]);
  const choices = choicesIn(page);
  await choices.nth(1).check({ force: true });
  const orders = () => line.said.filter((frame) => frame.includes('"order"'));
  await expect.poll(orders).toHaveLength(1);
  expect(orders()[0]).toMatch(/"answers":\[\{"when":"(attacked|fights|always)","say":"use \w+"\}\]/);

  await page.reload(); // the page kept nothing of it
  await ownCards(page).nth(at).click({ button: 'right' });
  await choices.nth(1).and(page.locator(':checked')).waitFor({ state: 'attached' });
  await choices.first().check({ force: true });
  await expect.poll(() => orders().at(-1)).toContain('"answers":[]');
});

test('whoever needs longer candles gets them for all, and nobody learns who it was', async () => {
  const anna = await setTable(stage, 'coach', { calm: true });
  const link = await linkOf(anna);
  const slow = (page: Page) => page.getByRole('group', { name: /^(I need longer candles|Мне нужны свечи подольше)$/ });
  await slow(anna).getByRole('radio').nth(3).check({ force: true });
  expect(await barriers(anna)).toEqual([]);
  await anna.reload();
  await slow(anna).getByRole('radio').nth(3).and(anna.locator(':checked')).waitFor({ state: 'attached' });

  const boris = await stage.visit('about:blank', { calm: true, locale: 'ru', isPhone: true });
  await join(boris, link);
  const carla = await stage.visit('about:blank', { calm: true });
  await join(carla, link, 'Carla');
  for (const page of [boris, carla]) expect(await slow(page).getByRole('radio').first().isChecked()).toBe(true);
  await begin(anna);

  const pages = [anna, boris, carla];
  const asked = () => Promise.all(pages.map((page) => lit(page).count()));
  await expect.poll(async () => Math.max(...(await asked()))).toBeGreaterThan(0);
  const active = pages[(await asked()).findIndex((count) => count > 0)]!;
  const rider = active.locator('.coach [data-thing^="rider "]').first();
  await touch(active, (await rider.getAttribute('data-thing'))!, byClick);
  await thing(active, 'do attack').click();
  const ahead = /(whom do you support|кого вы поддержите)\?$/; // one of them may have a profession for it, too
  await Promise.any(pages.map((page) => page.getByText(ahead).waitFor())); // whoever fights isn't asked
  for (const page of pages) {
    const said = await page.getByRole('timer').getAttribute('aria-label');
    const [seconds] = /\d+/.exec(said!)!.map(Number);
    expect(seconds).toBeGreaterThan(5); // ten times the usual five, and some of it has burnt
  }
});
