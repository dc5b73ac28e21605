import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { byClick, byTap } from '../../testing/keys.ts';
import { newStage } from '../../testing/stage.ts';
import { thing, touch } from './coach.ts';

const stage = newStage();

const SPY = ['rider 1', 'do spy'];
const OFFER = ['rider 3', 'do offer', 'card monocle'];
const ATTACK = ['rider 2', 'do attack'];
const DECLARE = ['do declare', 'rider 3', 'do say', 'do swear'];

const FIGHT = [...ATTACK, 'card thug', 'do use', 'do pass', 'do search'];

/** What is touched, step by step; `on` is the button that leads on. */
const GUIDED = [
  ['on', 'on', 'on'],
  [...SPY, 'do refuse', ...OFFER, 'do use monocle', 'on'],
  [...ATTACK, 'card dagger', 'do use', 'do pass', 'card thug', 'do use', 'do pass', 'do search', 'item key'],
  [...DECLARE, 'on'],
].flat();
const ALONE = [['rider 3', 'do spy'], OFFER, ['do use monocle'], FIGHT, ['item goblet'], DECLARE].flat();

/** The points of a duel that somebody's seals lie over. */
const coveredPoints = (page: Page): Promise<string[]> =>
  page.locator('.duel .row > b').evaluateAll((points) => {
    const seals = [...document.querySelectorAll('.coach .seals > span')].map((seal) => seal.getBoundingClientRect());
    return points.flatMap((point) => {
      const { left, right, top, bottom } = point.getBoundingClientRect();
      const isOver = (seal: DOMRect) =>
        seal.left < right && left < seal.right && seal.top < bottom && top < seal.bottom;
      return seals.some(isOver) ? [point.textContent] : [];
    });
  });

test.each(['en', 'ru'] as const)('a first ride is learned by doing it, to the end (%s)', async (locale) => {
  const page = await stage.visit('/learn/coach', { locale, isPhone: locale === 'ru', calm: true });
  const choose = locale === 'ru' ? byTap : byClick;
  const on = page.getByRole('button', { name: locale === 'en' ? 'Go on' : 'Дальше', exact: true });
  const step = () => page.locator('progress').evaluate((bar: HTMLProgressElement) => bar.value);
  const follow = async (things: readonly string[]) => {
    for (const one of things) {
      if (one === 'on') {
        const before = await step();
        await on.click();
        await expect.poll(step).toBeGreaterThan(before);
      } else {
        await thing(page, one).and(page.locator('[data-light]')).waitFor();
        await touch(page, one, choose);
      }
    }
  };
  const below = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight); // px
  for (const one of GUIDED) {
    await follow([one]);
    if (one === 'do attack') {
      await expect.poll(() => page.locator('.duel .row > b').count()).toBe(2);
      await expect.poll(() => coveredPoints(page)).toEqual([]);
    }
    if (locale === 'ru') await expect.poll(below, { message: one }).toBeLessThanOrEqual(0); // words, board and hand in sight
  }
  // Without help everything that the rules allow is lit, and what isn't asked for is said to be something else.
  await follow(['rider 1']);
  await thing(page, 'do attack').click();
  await page.getByText(locale === 'en' ? 'something else is to be done' : 'сейчас задача другая').waitFor();
  await follow(ALONE);
  await page.getByText(locale === 'en' ? 'That was your first game.' : 'Это была ваша первая партия.').waitFor();
  await page.getByRole('link', { name: locale === 'en' ? 'Read the rules' : 'Прочесть правила' }).waitFor();
});

test('the first words are read, and lead on, before rules and board have come', async () => {
  const page = await (await stage.visitor({ calm: true })).newPage();
  const mayCome = Promise.withResolvers<void>();
  const held: string[] = [];
  await page.route(/\/assets\/coach-(?:rules-of-coach|Board)-/, async (route) => {
    held.push(route.request().url());
    await mayCome.promise;
    await route.continue();
  });
  await page.goto('/learn/coach');
  await page.getByText('Night, rain, and a coach').waitFor();
  await expect.poll(() => held.length).toBeGreaterThan(1);
  const on = page.getByRole('button', { name: 'Go on' });
  await on.click();
  await page.getByText('You ride for the Order of Open Secrets').waitFor();
  await on.click();
  await on.click();
  await page.getByText('Touch Dmitri, then the eye.').waitFor();
  expect(await thing(page, 'rider 1').count()).toBe(0);
  mayCome.resolve();
  await thing(page, 'rider 1').and(page.locator('[data-light]')).waitFor(); // as this step wants it
});
