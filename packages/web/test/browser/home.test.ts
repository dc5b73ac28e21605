import { expect, test } from 'vitest';
import { barriers, newStage } from './stage.ts';

const stage = newStage();

test('the house opens in the language of its guest', async () => {
  const english = await stage.visit('/');
  expect(await english.getByRole('heading', { level: 1 }).textContent()).toBe('Ridotto');
  expect(await english.getByRole('heading', { name: 'Twilight of Venice' }).isVisible()).toBe(true);
  const russian = await stage.visit('/', { locale: 'ru' });
  expect(await russian.getByRole('heading', { name: 'Сумерки Венеции' }).isVisible()).toBe(true);
  expect(await russian.locator('html').getAttribute('lang')).toBe('ru');
  expect(await barriers(russian)).toEqual([]);
});
