import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriers, newStage, type Visitor } from './stage.ts';

const stage = newStage();

/** Two people at one table of the house; first the one who is to move. */
async function twoAtTable(visitor: Visitor): Promise<readonly [mover: Page, other: Page]> {
  const host = await stage.visit('/new/twilight?way=friends', visitor);
  await host.getByRole('textbox', { name: 'Your name' }).fill('Anna');
  await host.getByRole('button', { name: 'Set the table' }).click();
  const link = await host.getByRole('textbox', { name: 'Link' }).inputValue();
  const guest = await stage.visit(link, visitor);
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Boris');
  await guest.getByRole('button', { name: 'Come in' }).click();
  await guest.getByRole('button', { name: 'Sit down' }).first().click();
  await host.getByRole('button', { name: 'Begin the game' }).click();
  const first = await Promise.any([host, guest].map(async (page) => (await isAsked(page), page)));
  return first === host ? [host, guest] : [guest, host];
}

/** A table against a bot in the page itself, when it is one's turn. */
async function againstBot(visitor: Visitor): Promise<Page> {
  const page = await stage.visit('/new/twilight?way=bots', visitor);
  await page.getByRole('button', { name: /Set the table|Накрыть стол/ }).click();
  await page.getByText(/^(Your turn|Ваш ход)$/).waitFor();
  return page;
}

const isAsked = (page: Page) => page.getByText('Your turn', { exact: true }).waitFor();
const hand = (page: Page) => page.getByRole('toolbar', { name: /Your hand|Ваша рука/ }).getByRole('button');
const playable = (page: Page) => hand(page).and(page.getByRole('button', { name: /may be played|можно сыграть/ }));
const lit = (page: Page) => page.getByRole('gridcell', { name: /may go here|сюда можно пойти/ });
/** Where the six pieces stand, as a screen reader hears it. */
const position = async (page: Page) => {
  const list = await page.getByRole('list', { name: 'Position' }).innerText();
  return list.split('\n').slice(0, 6).join(', ');
};
const sendButton = (page: Page) => page.getByRole('button', { name: /Send turn|Отправить ход/ });

/** A point of a card or a place. Somebody's head may be before it: the place counts all the same. */
async function pointOf(what: Locator): Promise<[x: number, y: number]> {
  const { x, y, width, height } = (await what.boundingBox())!;
  return [x + width / 4, y + height / 2];
}
const tap = async (page: Page, what: Locator) => page.touchscreen.tap(...(await pointOf(what)));
const click = async (page: Page, what: Locator) => page.mouse.click(...(await pointOf(what)));

/** Chooses the first card that can be played, then the first lit place until it has been. */
async function compose(page: Page, choose: typeof tap): Promise<void> {
  await choose(page, playable(page).first());
  while (!(await sendButton(page).isVisible())) await choose(page, lit(page).first());
}

test('a turn is composed, taken back and sent by touch; the preview is what the house then shows', async () => {
  const [mover, other] = await twoAtTable({ isPhone: true });
  const start = await position(mover);
  await compose(mover, tap);
  const preview = await position(mover);
  expect(preview).not.toBe(start);
  expect(await hand(mover).count()).toBeLessThan(8);
  await mover.getByRole('button', { name: 'Take back' }).tap();
  expect(await position(mover)).toBe(start);
  expect(await hand(mover).count()).toBe(8);
  expect(await position(other)).toBe(start);

  await compose(mover, tap);
  expect(await position(mover)).toBe(preview);
  await mover.getByText('The Favourite would stay.').waitFor();
  await sendButton(mover).tap();
  await isAsked(other);
  expect(await position(other)).toBe(preview);
  await expect.poll(() => hand(mover).count()).toBe(8);
  expect(await position(mover)).toBe(preview);
  await other
    .getByText(/^(Anna|Boris): /)
    .last()
    .waitFor(); // what was played stays in sight
});

/** Presses a key until the focus is where it should be. */
async function press(page: Page, key: string, isThere: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, isThere)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never leads to ${isThere}`);
}

test('a turn is composed, taken back and sent by keyboard alone', async () => {
  const [mover, other] = await twoAtTable({});
  const start = await position(mover);
  const choose = async () => {
    await press(mover, 'Tab', '[role=toolbar] button');
    await mover.keyboard.press('Home');
    await press(mover, 'ArrowRight', '[aria-label*="may be played"]');
    await mover.keyboard.press('Enter');
    while (await lit(mover).first().isVisible()) {
      await press(mover, 'ArrowRight', '[role=gridcell][aria-label*="may go here"]');
      await mover.keyboard.press('Enter');
    }
  };
  await choose();
  const preview = await position(mover);
  expect(preview).not.toBe(start);
  await mover.keyboard.press('Escape');
  expect(await position(mover)).toBe(start);
  await choose();
  await press(mover, 'Shift+Tab', 'button.send');
  await mover.keyboard.press('Enter');
  await isAsked(other);
  expect(await position(other)).toBe(preview);
});

test('a card is dragged to its place, and a piece to its', async () => {
  const page = await stage.visit('/learn/twilight', { calm: true });
  await page.getByRole('button', { name: 'Go on' }).click();
  const centre = async (what: Locator) => {
    const { x, y, width, height } = (await what.boundingBox())!;
    return [x + width / 2, y + height / 2] as const;
  };
  const drag = async (from: Locator, to: string) => {
    await page.mouse.move(...(await centre(from)));
    await page.mouse.down();
    await page.mouse.move(...(await centre(page.getByRole('gridcell', { name: to, exact: false }))), { steps: 5 });
    await page.mouse.up();
  };
  await drag(hand(page).first(), 'Doge and Guards, −1');
  expect(await position(page)).toContain('The Doge: −1');
  await page.getByRole('button', { name: 'Take back' }).click();
  await drag(page.locator('[data-figure=doge]'), 'Doge and Guards, −1');
  expect(await position(page)).toContain('The Doge: −1');
});

test('what can’t be chosen says why, with its rule', async () => {
  const page = await againstBot({});
  await page.locator('[data-figure=favourite]').click();
  await page.getByText('The Favourite walks on a track of her own').waitFor();
});

const LESSONS = {
  en: ['Doge 1', 'the Doge: −1', 'Guards 1+1', 'the west Guard: −4', 'Harlequin 3', 'the Doge: −4', 'Merchant 2'],
  ru: ['Дож 1', 'Дож: −1', 'Стража 1+1', 'западный страж: −4', 'Арлекин 3', 'Дож: −4', 'Купец 2'],
} as const;

test.each(['en', 'ru'] as const)('the first match is learned by doing it (%s)', async (locale) => {
  const page = await stage.visit('/learn/twilight', { locale, isPhone: locale === 'ru', calm: true });
  const [doge, dogeTo, guards, westTo, harlequin, masked, merchant] = LESSONS[locale];
  const is = (en: string, ru: string) => (locale === 'en' ? en : ru);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const card = (name: string, at = 0) => hand(page).and(page.getByRole('button', { name })).nth(at);
  const send = () => sendButton(page).click();

  await button(is('Go on', 'Дальше')).click();
  await card(doge).click();
  await button(dogeTo).click();
  await send();
  await card(guards).click();
  await button(westTo).click();
  await send();
  await card(doge).click();
  await card(doge, 1).click();
  await button(dogeTo).click();
  await send();
  await card(harlequin).click();
  await button(masked).click();
  await send();
  await button(is('Guild’s Word', 'Слово гильдии')).click();
  await button(is('the Doge: −6', 'Дож: −6')).click();
  await send();
  await card(merchant).click();
  await button(is('the Merchant: −7', 'Купец: −7')).click();
  await page.getByText(is('The Favourite would take 2 steps toward you.', 'Фаворитка сделает 2 шага к вам.')).waitFor();
  await send();
  await card(doge).click();
  await button(is('the Doge: −6', 'Дож: −6')).click();
  await card(doge).click();
  await button(is('the Doge: −7', 'Дож: −7')).click();
  await page.getByText(is('This wins you the round.', 'Этот ход выигрывает раунд.')).waitFor();
  await send();
  await button(is('Go on', 'Дальше')).click();
  await page.getByText(is('That was your first game.', 'Это была ваша первая партия.')).waitFor();
});

test('an example beside a rule can be tried, and says why not', async () => {
  const page = await stage.visit('/rules/twilight#T17');
  const example = page.getByRole('region', { name: 'Example for T17' });
  await example.getByRole('button', { name: 'Doge 1' }).click();
  await example.getByRole('gridcell', { name: /^Doge and Guards, −2/ }).click();
  await example.getByText('its points are used exactly').waitFor();
});

describe.each(['dark', 'light'] as const)('by %s', (theme) => {
  test.each([
    ['a desk', { locale: 'en', theme }],
    ['a phone', { locale: 'ru', theme, isPhone: true }],
  ] as const)('the table on %s shuts nobody out', async (_, visitor) => {
    const page = await againstBot({ ...visitor, calm: true });
    expect(await barriers(page)).toEqual([]);
    await playable(page).first().click();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await compose(page, 'isPhone' in visitor ? tap : click);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: /Seen cards|Вышедшие карты/ }).click();
    await page.getByRole('dialog').waitFor();
    expect(await barriers(page)).toEqual([]);
    const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await page.evaluate(isTooWide)).toBe(false);
  });
});
