import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { press } from '../../testing/keys.ts';
import { newStage, whole, type Visitor } from '../../testing/stage.ts';
import { begin, join, linkOf, setTable, shut } from '../../testing/tables.ts';
import { hand, isAsked, lit, playable, position, sendButton, whoseTurn } from './twilight.ts';

const stage = newStage();

/** Two people at one table of the house; first the one who is to move. */
async function twoAtTable(visitor: Visitor): Promise<readonly [mover: Page, other: Page]> {
  const anna = await setTable(stage, 'twilight', visitor);
  const boris = await stage.visit('about:blank', visitor);
  await join(boris, await linkOf(anna));
  await begin(anna);
  return (await whoseTurn(anna, boris)) === anna ? [anna, boris] : [boris, anna];
}

/** A table against a bot in the page itself, when it is one's turn. */
async function againstBot(visitor: Visitor): Promise<Page> {
  const page = await stage.visit('/new/twilight?way=bots', visitor);
  await page.getByRole('button', { name: /Set the table|Накрыть стол/ }).click();
  await page.getByText(/^(Your turn|Ваш ход)$/).waitFor();
  return page;
}

/** A point of a card or a place. Somebody's head may be before it: the place counts all the same. */
async function pointOf(what: Locator): Promise<[x: number, y: number]> {
  await what.scrollIntoViewIfNeeded(); // waits until it stands still
  const { x, y, width, height } = (await what.boundingBox())!;
  return [x + width / 4, y + height / 2];
}
const tap = async (page: Page, what: Locator) => page.touchscreen.tap(...(await pointOf(what)));

/** Goes with the chosen card to lit places, until it has been played. */
async function goOn(page: Page, choosePlace: () => Promise<void>): Promise<void> {
  const places = () => lit(page).evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
  for (;;) {
    await lit(page).first().or(sendButton(page)).first().waitFor();
    if (await sendButton(page).isVisible()) return;
    const before = await places();
    await choosePlace();
    await expect.poll(places).not.toEqual(before);
  }
}

/** Chooses the first card that can be played, then the first lit place until it has been. */
async function compose(page: Page): Promise<void> {
  await tap(page, playable(page).first());
  await goOn(page, () => tap(page, lit(page).first()));
}

test('a turn is composed, taken back and sent by touch; the preview is what the house then shows', async () => {
  const [mover, other] = await twoAtTable({ isPhone: true });
  const start = await position(mover);
  await compose(mover);
  const preview = await position(mover);
  expect(preview).not.toBe(start);
  expect(await hand(mover).count()).toBeLessThan(8);
  await mover.getByRole('button', { name: 'Take back' }).tap();
  await expect.poll(() => position(mover)).toBe(start);
  expect(await hand(mover).count()).toBe(8);
  expect(await position(other)).toBe(start);

  await compose(mover);
  expect(await position(mover)).toBe(preview);
  await mover.getByText('The Favourite would stay.').waitFor();
  await sendButton(mover).tap();
  await isAsked(other).waitFor();
  await expect.poll(() => position(other)).toBe(preview);
  await expect.poll(() => hand(mover).count()).toBe(8);
  expect(await position(mover)).toBe(preview);
  await other
    .getByText(/^(Anna|Boris): /)
    .last()
    .waitFor(); // what was played stays in sight
});

test('a turn is composed, taken back and sent by keyboard alone', async () => {
  const [mover, other] = await twoAtTable({});
  const start = await position(mover);
  const choose = async () => {
    await press(mover, 'Tab', hand(mover));
    await mover.keyboard.press('Home');
    await press(mover, 'ArrowRight', playable(mover));
    await mover.keyboard.press('Enter');
    await goOn(mover, async () => {
      await press(mover, 'ArrowRight', lit(mover));
      await mover.keyboard.press('Enter');
    });
  };
  await choose();
  const preview = await position(mover);
  expect(preview).not.toBe(start);
  await mover.keyboard.press('Escape');
  await expect.poll(() => position(mover)).toBe(start);
  await choose();
  await press(mover, 'Shift+Tab', sendButton(mover));
  await mover.keyboard.press('Enter');
  await isAsked(other).waitFor();
  await expect.poll(() => position(other)).toBe(preview);
});

test('a card is dragged to its place, and a piece to its', async () => {
  const page = await stage.visit('/learn/twilight', { calm: true });
  await page.getByRole('button', { name: 'Go on' }).click();
  await playable(page).first().waitFor();
  await whole(page); // from now on everything stays where it is
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
  await expect.poll(() => position(page)).toContain('The Doge: −1');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => position(page)).not.toContain('The Doge: −1');
  await drag(page.locator('.figure[data-thing="piece doge"]'), 'Doge and Guards, −1');
  await expect.poll(() => position(page)).toContain('The Doge: −1');
  expect(await page.locator('.board :focus').count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => position(page)).not.toContain('The Doge: −1');
});

test('on a phone a lesson’s whole board is seen beside its words', async () => {
  const page = await stage.visit('/learn/twilight', { isPhone: true, calm: true });
  await hand(page).nth(7).waitFor();
  await whole(page);
  const isSeen = (place: string) =>
    page.getByRole('gridcell', { name: `Doge and Guards, ${place},` }).evaluate((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return cell.parentElement!.parentElement!.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  expect([await isSeen('8'), await isSeen('−8')]).toEqual([true, true]);
});

test('Escape closes the seen cards, and takes nothing back', async () => {
  const page = await againstBot({ isPhone: true });
  await compose(page);
  const preview = await position(page);
  await page.getByRole('button', { name: 'Seen cards' }).tap();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await shut(page);
  expect(await position(page)).toBe(preview);
  await page.keyboard.press('Escape');
  await expect.poll(() => position(page)).not.toBe(preview);
});

test('what can’t be chosen says why, with its rule', async () => {
  const page = await againstBot({});
  await page.locator('.figure[data-thing="piece favourite"]').click();
  await page.getByText('The Favourite walks on a track of her own').waitFor();
});

const LESSONS = {
  en: ['Doge 1', 'the Doge: −1', 'Guards 1+1', 'the west Guard: −4', 'Harlequin 3', 'the Doge: −4', 'Merchant 2'],
  ru: ['Дож 1', 'Дож: −1', 'Стражники 1+1', 'западный Стражник: −4', 'Арлекин 3', 'Дож: −4', 'Купец 2'],
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
  const example = page.getByRole('region', { name: 'Example T17' });
  await example.getByRole('button', { name: 'Doge 1' }).click();
  await example.getByRole('gridcell', { name: /^Doge and Guards, −2/ }).click();
  await example.getByText('its points are used exactly').waitFor();
});

test('a figure that is touched says who it is', async () => {
  const page = await stage.visit('/rules/twilight#T17', { isPhone: true, calm: true });
  const favourite = page.getByRole('region', { name: 'Example T17' }).locator('.figure.favourite');
  const shown = () => favourite.locator('i').evaluate((name) => getComputedStyle(name).opacity);
  await favourite.tap();
  await expect.poll(shown).toBe('1');
  expect(await favourite.locator('i').textContent()).toBe('The Favourite');
});
