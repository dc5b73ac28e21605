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
  await follow(GUIDED);
  // Without help everything that the rules allow is lit, and what isn't asked for is said to be something else.
  await follow(['rider 1']);
  await thing(page, 'do attack').click();
  await page.getByText(locale === 'en' ? 'something else is to be done' : 'сейчас задача другая').waitFor();
  await follow(ALONE);
  await page.getByText(locale === 'en' ? 'That was your first game.' : 'Это была ваша первая партия.').waitFor();
  expect(await page.getByRole('link', { name: locale === 'en' ? 'Read the rules' : 'Прочесть правила' }).count()).toBe(
    1,
  );
});
