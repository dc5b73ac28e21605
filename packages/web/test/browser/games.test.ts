import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers, newStage } from '../../testing/stage.ts';
import { ending } from '../../testing/tables.ts';

const stage = newStage();

/** A game against a bot, lost at once. */
async function lose(page: Page): Promise<void> {
  await page.goto('/new/volto?way=bots');
  await page.getByRole('button', { name: /^(Set the table|Накрыть стол)$/ }).click();
  await page.getByRole('button', { name: /^(Confirm|Подтвердить)/ }).click();
  await page.getByRole('tab', { name: /^(Table|Стол)$/ }).click();
  await page.getByRole('button', { name: /^(Resign|Сдаться)$/ }).click();
  await page.getByRole('button', { name: /^(Yes|Да)/ }).click();
  await ending(page);
}

test('games of this device are listed with their pictures and figures, found, taken along and deleted, by keys', async () => {
  const page = await stage.visit('/games', { calm: true });
  await page.getByText('No games yet.').waitFor();
  await lose(page);
  await page.goto('/games');
  const row = page.getByRole('link', { name: /Volto.*Lost.*with Bot/ });
  await row.waitFor();
  await row.locator('img[src^="data:image/svg"]').waitFor(); // the final position
  await page.getByRole('row', { name: 'Volto 1 0 0 0 %' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Opponent' }).fill('nobody');
  await page.getByText('No game is like that.').waitFor();
  await page.getByRole('searchbox', { name: 'Opponent' }).fill('bo');
  await row.waitFor();

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all' }).press('Enter');
  const lines = (await readFile(await (await coming).path(), 'utf8')).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ type: 'table', log: { game: 'volto' } }]);

  await page.getByRole('button', { name: 'Delete the games of this device' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await page.getByText('No games yet.').waitFor();
  await page.getByText('The games of this device are deleted.').waitFor();
  await page.reload();
  await page.getByText('No games yet.').waitFor();
  await lose(page); // the house of this browser goes on
});

test('on a phone, in Russian, the same page leads to a replay', async () => {
  const page = await stage.visit('/', { calm: true, isPhone: true, locale: 'ru' });
  await lose(page);
  await page.goto('/games');
  const row = page.getByRole('link', { name: /Volto.*Поражение/ });
  await row.waitFor();
  expect(await barriers(page)).toEqual([]);
  await row.tap();
  await page.getByRole('slider', { name: 'Момент' }).waitFor();
});
