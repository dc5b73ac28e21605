import { expect, test } from 'vitest';
import { newStage } from '../../testing/stage.ts';

const stage = newStage();
const schemeOf = () => getComputedStyle(document.documentElement).colorScheme;

test('language and light change at once, and stay', async () => {
  const page = await stage.visit('/settings');
  await page.getByText('Русский').click();
  await page.getByRole('heading', { level: 1, name: 'Настройки' }).waitFor();
  await page.getByText('Утро').click();
  await expect.poll(() => page.evaluate(schemeOf)).toBe('light');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Настройки' }).waitFor();
  expect(await page.evaluate(schemeOf)).toBe('light');
  expect(await page.locator('html').getAttribute('lang')).toBe('ru');
  expect(await page.title()).toBe('Настройки · Ridotto');
});

test('other windows follow', async () => {
  const guest = await stage.visitor();
  const [one, other] = [await guest.newPage(), await guest.newPage()];
  await other.goto('/');
  await one.goto('/settings');
  await one.getByText('Русский').click();
  await other.getByText('Венецианский игорный дом').waitFor();
});

test('sounds are off until somebody wants them; less motion is respected', async () => {
  const page = await stage.visit('/settings', { calm: true });
  expect(await page.getByRole('switch', { name: 'Sounds' }).isChecked()).toBe(false);
  expect(await page.locator('html').getAttribute('data-motion')).toBe('less');
});

test('everything can be cleared', async () => {
  const page = await stage.visit('/settings');
  await page.getByLabel('Name').fill('Anna');
  await page.getByRole('switch', { name: 'Sounds' }).press('Space');
  await page.evaluate(() => localStorage.setItem('ridotto.other', 'kept'));
  await page.getByRole('button', { name: 'Clear everything' }).click();
  await page.getByRole('button', { name: 'Keep' }).click();
  expect(await page.getByLabel('Name').inputValue()).toBe('Anna');
  await page.getByRole('button', { name: 'Clear everything' }).click();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByText('All cleared.').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('');
  expect(await page.getByRole('switch', { name: 'Sounds' }).isChecked()).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('ridotto.other'))).toBeNull();
});

test('what can’t be read is not believed', async () => {
  const page = await stage.visit('/settings');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const kept of ['{', '[]', 'null', '{"locale":"xx","theme":"pink","sound":"yes"}']) {
    await page.evaluate((text) => {
      localStorage.setItem('ridotto.settings', text);
      localStorage.setItem('ridotto.tables', text);
    }, kept);
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('auto');
  }
});
