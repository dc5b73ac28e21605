import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerOnce } from './answers.ts';
import { lit, mannerIn, thing, touch } from './coach.ts';
import { byClick, byTap, type Choose } from '../../testing/keys.ts';
import { barriers, newStage, whole } from '../../testing/stage.ts';
import { begin, hasten, isOver, join, linkOf } from '../../testing/tables.ts';
import { expectOwnSecrets } from './coach-secrets.ts';
import { kept, overhear } from './secrets.ts';

const stage = newStage();
const ifLong = test.runIf(process.env.RIDES === 'all'); // rides go by chance, and some are long: npm run rides

const SIZES = [
  [360, 640],
  [390, 844],
  [1280, 800],
  [3840, 2160],
] as const;

/** At a table with bots, so many in all, when one is asked. */
async function ride(page: Page, seats: number): Promise<void> {
  hasten(page);
  const more = page.getByRole('button', { name: /^(More|Больше)$/ });
  for (let have = 3; have < seats; have++) await more.first().click();
  await page.getByRole('button', { name: /^(Set the table|Накрыть стол)$/ }).click();
  await lit(page).first().waitFor();
  await whole(page);
}

/** What of the coach isn't wholly in sight, or is covered, or too small for the finger that may touch it now. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const foot = document.querySelector('[role=tablist]')!.getBoundingClientRect();
    const low = foot.left < 8 ? foot.top : innerHeight; // below the board on a phone, beside it on a desk
    const named = (element: Element) => element.getAttribute('data-thing') ?? element.className;
    const isOut = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > low + 1;
    };
    const isCovered = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return !element.contains(seen) && !seen?.contains(element);
    };
    const isSmall = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.hasAttribute('data-light') && (Math.min(width, height) < 24 || Math.max(width, height) < 44);
    };
    const all = [...document.querySelectorAll('.coach :is([data-thing], .name, .prompt, .side .card, .bust)')];
    const riders = document.querySelectorAll('.coach [data-thing^="rider "]');
    return [
      ...all.filter(isOut).map((element) => `out of sight: ${named(element)}`),
      ...[...riders].filter(isCovered).map((element) => `covered: ${named(element)}`),
      ...[...riders].filter(isSmall).map((element) => `too small: ${named(element)}`),
    ];
  });

test.each([3, 5, 8])('all of the coach is in sight at once, at %i seats and every size', async (seats) => {
  const page = await stage.visit('/new/coach?way=bots', { calm: true, locale: 'ru' });
  await ride(page, seats);
  expect(await page.locator('.coach [data-thing^="rider "]').count()).toBe(seats - 1);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await whole(page);
    expect(await hidden(page), `${width}x${height}`).toEqual([]);
  }
});

const TAPPED = 16; // answers: whole rides are long, `npm run rides` has them

ifLong('a ride of five by taps on a phone, in Russian; nobody is shut out on the way', async () => {
  const page = await stage.visit('/new/coach?way=bots', { isPhone: true, calm: true, locale: 'ru' });
  await ride(page, 5);
  const manner = mannerIn(page, byTap);
  await toOwnTurn(page, byTap);
  await touch(page, 'rider 2', byTap);
  await thing(page, 'do attack').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Отмена' }).first().tap();
  const card = page.locator('.side [data-card]');
  await card.tap();
  await page.getByRole('dialog').getByText('Ваше общество побеждает').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).tap();
  for (let given = 0; given < TAPPED && (await answerOnce(page, manner, byTap)); given++);
  expect(await barriers(page)).toEqual([]);
});

const RIDES = 30; // with two items of six, one in three has treasure from the beginning

/** In one's own turn, when nobody is asked for anything else. */
async function toOwnTurn(page: Page, choose: Choose): Promise<void> {
  const manner = mannerIn(page, choose);
  const isFree = page.getByText(/^(Your turn|Ваш ход)$/);
  for (await manner.asked.first().waitFor(); (await isFree.count()) === 0; await manner.asked.first().waitFor())
    await answerOnce(page, manner, choose);
}

/** In one's own turn, with treasure in hand. */
async function declaring(): Promise<Page> {
  for (let rides = 0; rides < RIDES; rides++) {
    const page = await stage.visit('/new/coach?way=bots', { calm: true });
    await ride(page, 3);
    await toOwnTurn(page, byClick);
    if ((await thing(page, 'do declare').count()) > 0) return page;
    await page.context().close();
  }
  throw new Error(`nobody could declare in ${RIDES} rides`);
}

ifLong('a declaration is said, taken back, said again and asked once more; a long press opens a card', async () => {
  const page = await declaring();
  const canDeclare = thing(page, 'do declare');
  await touch(page, 'do declare', byClick);
  await touch(page, 'rider 1', byClick);
  const sentence = page.getByRole('region', { name: 'Your declaration' });
  await sentence.getByText(/declare the victory of the .*, with Bot 1\.»$/).waitFor();
  expect(await barriers(page)).toEqual([]);
  await thing(page, 'rider 1').click();
  await sentence.getByText(/, alone\.»$/).waitFor();
  await touch(page, 'do say', byClick);
  await page.getByText('It will be decided, one way or the other.').waitFor();
  await page.getByRole('button', { name: 'Never mind' }).click();
  await canDeclare.waitFor();
  const item = page.locator('.fan [data-thing^="card "]').first();
  await item.hover();
  await page.mouse.down();
  await page.getByRole('dialog').waitFor();
  await page.mouse.up();
  expect(await page.locator('[aria-pressed=true]').count()).toBe(0);
  await page.keyboard.press('Escape');
  await touch(page, 'do declare', byClick);
  await touch(page, 'do say', byClick);
  await touch(page, 'do swear', byClick);
  await page.getByRole('region', { name: 'What was claimed, and what was true' }).waitFor();
});

/** Anna, on a desk, sets a table of the house for so many and waits at it. */
async function host(seats: number): Promise<Page> {
  const anna = await stage.visit('/new/coach?way=friends', { calm: true });
  await anna.getByRole('textbox', { name: 'Your name' }).fill('Anna');
  for (let have = 3; have < seats; have++) await anna.getByRole('button', { name: 'More' }).first().click();
  await anna.getByRole('button', { name: 'Set the table' }).click();
  await anna.getByText('Waiting for players').waitFor();
  return anna;
}

async function fillAndBegin(anna: Page): Promise<void> {
  await anna.getByRole('button', { name: 'Fill with bots' }).click();
  await begin(anna);
}

ifLong('a rider leaves, a bot rides on, and the rider comes back to the same seat', async () => {
  const anna = await host(4);
  await fillAndBegin(anna);
  await lit(anna).first().waitFor();
  const riders = () => anna.locator('.coach .name').allInnerTexts();
  const [name, seated] = [await anna.locator('.who').innerText(), await riders()];
  await anna.getByRole('tab', { name: 'Table' }).click();
  await anna.getByRole('button', { name: 'Leave the table' }).click();
  await anna.getByRole('button', { name: 'Yes' }).click();
  const back = anna.getByRole('button', { name: 'Take my seat back' });
  await back.waitFor();
  await expect.poll(() => lit(anna).count()).toBe(0);
  await back.click();
  await lit(anna).or(isOver(anna)).first().waitFor();
  await expect.poll(async () => [await anna.locator('.who').innerText(), await riders()]).toEqual([name, seated]);
});

ifLong('six ride, two of them people, on a desk and on a phone, in two languages, to the end', async () => {
  const anna = await host(6);
  const annas = overhear(anna);
  await anna.reload();
  const boris = await stage.visit('about:blank', { locale: 'ru', isPhone: true, calm: true });
  const boriss = overhear(boris);
  await join(boris, await linkOf(anna));
  await fillAndBegin(anna);
  const play = async (page: Page, choose: Choose) => {
    const manner = mannerIn(page, choose);
    while (await answerOnce(page, manner, choose));
  };
  await Promise.all([play(anna, byClick), play(boris, byTap)]);
  for (const line of [annas, boriss]) expect(expectOwnSecrets(line)).toBeGreaterThan(10);
  for (const page of [anna, boris]) {
    expect(await kept(page)).not.toMatch(/brotherhood|grandMaster/);
    expect(await barriers(page)).toEqual([]);
  }
});

for (const seats of [3, 5, 8])
  ifLong(`a whole ride of ${seats} against bots, by clicks`, async () => {
    const page = await stage.visit('/new/coach?way=bots', { calm: true });
    await ride(page, seats);
    const manner = mannerIn(page, byClick);
    while (await answerOnce(page, manner, byClick));
    await page.getByRole('region', { name: 'What was claimed, and what was true' }).waitFor();
  });
