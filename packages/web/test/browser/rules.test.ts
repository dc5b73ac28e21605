import { GAME_IDS } from '@ridotto/games/catalog';
import { expect, test } from 'vitest';
import { newStage, whole } from '../../testing/stage.ts';

const stage = newStage();

test('a link leads to its rule, and shows which one it is', async () => {
  const page = await stage.visit('/rules/volto#V18', { locale: 'ru' });
  const rule = page.locator('#V18');
  await rule.getByText('Игрок, чей Кандидат выбыл, проигрывает').waitFor();
  await expect.poll(() => rule.getAttribute('class')).toContain('wanted');
  const isShown = () =>
    rule.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top > 0 && bottom < innerHeight;
    });
  await expect.poll(isShown).toBe(true); // when all chapters are there
  await page.locator('#V16').getByRole('link', { name: 'V20' }).click();
  await expect.poll(() => page.locator('#V20').getAttribute('class')).toContain('wanted');
  expect(page.url()).toContain('#V20');
  await page.goBack();
  await expect.poll(() => rule.getAttribute('class')).toContain('wanted');
});

test('every rule is there, in the language of the reader', async () => {
  const idsOf = () => [...document.querySelectorAll('.rule')].map((rule) => rule.id);
  const page = await stage.visit('/rules/coach');
  await page.locator('#C53').getByText('Contraband').waitFor();
  await page.locator('#C56').waitFor(); // in the last chapter
  const english = await page.evaluate(idsOf);
  expect(english).toHaveLength(56);
  const russian = await stage.visit('/rules/coach', { locale: 'ru' });
  await russian.locator('#C53').getByText('Контрабанда').waitFor();
  await russian.locator('#C56').waitFor();
  expect(await russian.evaluate(idsOf)).toEqual(english);
});

test.each(GAME_IDS)('the examples of %s have their boards', async (game) => {
  const page = await stage.visit(`/rules/${game}`, { calm: true });
  const example = (n: number) => page.locator(`[aria-label="Example ${n}"]`);
  await example(1).waitFor();
  await whole(page);
  for (let n = 1; n <= 3 || (await example(n).count()) > 0; n++) {
    await example(n).scrollIntoViewIfNeeded();
    await example(n).locator('svg:visible').first().waitFor();
  }
});
