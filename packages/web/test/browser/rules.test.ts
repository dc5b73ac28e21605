import { expect, test } from 'vitest';
import { newStage } from './stage.ts';

const stage = newStage();

test('a link leads to its rule, and shows which one it is', async () => {
  const page = await stage.visit('/rules/volto#V18', { locale: 'ru' });
  const rule = page.locator('#V18');
  await rule.getByText('Игрок, чей Кандидат выбыл, проигрывает').waitFor();
  expect(await rule.getAttribute('class')).toContain('wanted');
  const { top, bottom } = await rule.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeLessThan(800);
  await page.locator('#V16').getByRole('link', { name: 'V20' }).click();
  expect(await page.locator('#V20').getAttribute('class')).toContain('wanted');
  expect(page.url()).toContain('#V20');
  await page.goBack();
  expect(await rule.getAttribute('class')).toContain('wanted');
});

test('every rule is there in both languages; where one is missing, the page says so', async () => {
  const page = await stage.visit('/rules/twilight');
  await page.locator('#T41').waitFor();
  const idsOf = () => [...document.querySelectorAll('.rule')].map((rule) => rule.id);
  const english = await page.evaluate(idsOf);
  expect(english).toHaveLength(41);
  const russian = await stage.visit('/rules/twilight', { locale: 'ru' });
  await russian.locator('#T41').waitFor();
  expect(await russian.evaluate(idsOf)).toEqual(english);
  await russian.goto('/rules/coach');
  await russian.getByText('Эти правила пока только на английском.').waitFor();
  expect(await russian.locator('article').getAttribute('lang')).toBe('en');
});
