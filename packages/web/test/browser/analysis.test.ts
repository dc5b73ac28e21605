import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers, newStage } from '../../testing/stage.ts';

const stage = newStage();

const LOG = fileURLToPath(new URL('../../../host/test/logs/volto-1.json', import.meta.url));
const curves = (page: Page) => page.getByRole('slider', { name: /chances to win|Шансы на победу/ });

const steps = (page: Page) => page.locator('.controls').first(); // the way along the game
const topOf = async (shown: Locator) => (await shown.boundingBox())!.y;
const bottomOf = async (shown: Locator) => (await topOf(shown)) + (await shown.boundingBox())!.height;

/** Opens a stored game, at its end if that is wanted, and has it analysed, by keys alone. */
async function analysed(page: Page, isAtEnd = false): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(LOG);
  if (isAtEnd) await page.getByRole('button', { name: 'To the end' }).press('Enter');
  await page.getByRole('tab', { name: /What happened|Что произошло/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: /Analyse this game|Разобрать партию/ }).press('Enter');
  await curves(page).waitFor();
}

async function figures(page: Page): Promise<string> {
  await page.getByText(/All figures|Все числа/).press('Enter');
  return page.getByRole('region', { name: /All figures|Все числа/ }).innerText();
}

/** How many analyses the browser keeps. */
const keptCount = () =>
  new Promise<number>((resolve) => {
    const opening = indexedDB.open('ridotto-analyses');
    opening.addEventListener('success', () => {
      const all = opening.result.transaction('analyses').objectStore('analyses').count();
      all.addEventListener('success', () => resolve(all.result));
    });
  });

test.each([
  { locale: 'en', isPhone: false },
  { locale: 'ru', isPhone: true },
] as const)(
  'a finished game is analysed: by keys and by touch, and kept ($locale, phone: $isPhone)',
  async (visitor) => {
    const page = await stage.visit('/replay', { calm: true, ...visitor });
    await analysed(page);
    await page.getByText(/There was nothing to hide yet|Скрывать было ещё нечего/).waitFor(); // nobody has arranged masks
    expect(await page.getByText(/Luck of draws|Удача при раздаче/).count()).toBe(0);
    const end = await curves(page).getAttribute('aria-valuemax');
    await curves(page).focus();
    await page.keyboard.press('End');
    await expect.poll(() => curves(page).getAttribute('aria-valuenow')).toBe(end);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => curves(page).getAttribute('aria-valuenow')).toBe(String(Number(end) - 1));
    await expect.poll(() => curves(page).getAttribute('aria-valuetext')).toMatch(/\d+ % \(\d+–\d+\)/);
    await page.getByText(/house’s bot would have chosen|Бот дома выбрал бы/).waitFor();

    await curves(page).click({ position: { x: 1, y: 20 } });
    await expect.poll(() => curves(page).getAttribute('aria-valuenow')).toBe('0');
    const first = await figures(page);
    const table = page.getByRole('region', { name: /All figures|Все числа/ });
    for (const key of ['ArrowRight', 'End']) await table.press(key); // it may have to be scrolled
    expect(await curves(page).getAttribute('aria-valuenow')).toBe('0');
    expect(first.split('\n').length).toBeGreaterThan(Number(end));
    expect(await barriers(page)).toEqual([]);

    await expect.poll(() => page.evaluate(keptCount)).toBe(1);
    await page.reload();
    await analysed(page);
    expect(await figures(page)).toBe(first);
    await page
      .getByRole('region', { name: /All figures|Все числа/ })
      .getByRole('link')
      .nth(3)
      .click();
    await expect.poll(() => curves(page).getAttribute('aria-valuenow')).toBe('3');
  },
);

test('on a phone the way along the game covers nothing of the curves', async () => {
  const page = await stage.visit('/replay', { calm: true, isPhone: true });
  await analysed(page, true);
  await page.getByRole('gridcell').first().waitFor();
  await expect.poll(async () => (await bottomOf(curves(page))) < (await topOf(steps(page)))).toBe(true);
});
