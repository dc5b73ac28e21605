import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers, newStage } from '../../testing/stage.ts';
import { ending } from '../../testing/tables.ts';

const stage = newStage();

const LOGS = new URL('../../../host/test/logs/', import.meta.url);
const moment = (page: Page) => page.getByRole('slider', { name: /Moment|Момент/ });

/** Opens a stored game at a moment, as a visitor with a link would. */
async function openAt(page: Page, game: string, at: number): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(fileURLToPath(new URL(`${game}-1.json`, LOGS)));
  await moment(page).fill(String(at));
  await expect.poll(() => moment(page).inputValue()).toBe(String(at));
}

test('a stored game is played on by keys, as a seat and in another world, and what comes of it is replayed whole', async () => {
  const page = await stage.visit('/replay', { calm: true });
  await openAt(page, 'volto', 25);
  await page.getByRole('button', { name: 'Play on from here' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('You play as').selectOption('1');
  await dialog.getByRole('radio', { name: 'In another one' }).press(' ');
  expect(await barriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Play on' }).press('Enter');
  await page.waitForURL(/\/here\//);
  await page.getByText('Your turn').or(page.getByText('Waiting for Bot')).first().waitFor();
  const told = page.getByRole('region', { name: 'What has happened' }).getByRole('listitem');
  await expect.poll(() => told.count()).toBeGreaterThan(5); // what had happened until then
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await ending(page);
  const summary = page.getByRole('tabpanel', { name: 'Summary' });
  await summary.getByRole('heading', { name: 'What decided it' }).waitFor();
  await summary.getByRole('row', { name: /^Moves/ }).waitFor();
  expect(await barriers(page)).toEqual([]);
  const coming = page.waitForEvent('download');
  await summary.getByRole('button', { name: 'Save the picture' }).press('Enter');
  const picture = await readFile(await (await coming).path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.readUInt32BE(16)).toBe(1200); // wide
  const keys = summary.getByRole('link', { name: /^Moment \d+ of/ });
  await expect.poll(() => keys.count()).toBe(3);
  const [, at, end] = /Moment (\d+) of (\d+)/.exec(await keys.first().innerText())!;
  await summary.getByRole('columnheader', { name: `${end} moments` }).waitFor(); // as they are numbered
  await keys.first().press('Enter');
  await expect.poll(() => moment(page).inputValue()).toBe(at);
  await page.getByText('From here the game was played on.').waitFor();
  expect(Number(await moment(page).getAttribute('max'))).toBeGreaterThanOrEqual(26);
});

test('over a finished position there is nothing to play on; before it a phone goes on in the world as it was', async () => {
  const page = await stage.visit('/replay', { calm: true, isPhone: true, locale: 'ru' });
  await openAt(page, 'coach', 40);
  await page.keyboard.press('End');
  await page.getByText('Здесь партия уже окончена').waitFor();
  expect(await page.getByRole('button', { name: 'Играть дальше отсюда' }).isDisabled()).toBe(true);
  await moment(page).fill('40');
  await page.getByRole('button', { name: 'Играть дальше отсюда' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Продолжить партию' }).tap();
  await page.waitForURL(/\/here\//);
  await page.getByRole('tab', { name: 'Журнал' }).tap();
  await expect.poll(() => page.getByRole('listitem').count()).toBeGreaterThan(5);
});
