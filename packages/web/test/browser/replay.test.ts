import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers, newStage } from '../../testing/stage.ts';

const stage = newStage();

const LOGS = new URL('../../../host/test/logs/', import.meta.url);
const moment = (page: Page) => page.getByRole('slider', { name: /Moment|Момент/ });
const valueOf = (page: Page) => moment(page).inputValue();

async function openFile(page: Page, name: string): Promise<number> {
  await page.locator('input[type=file]').setInputFiles(fileURLToPath(new URL(name, LOGS)));
  await moment(page).waitFor();
  return Number(await moment(page).getAttribute('max'));
}

test.each(['volto', 'twilight', 'intrigo', 'coach'])(
  'a stored game of %s is watched by keys, to its end and back, through other eyes',
  async (game) => {
    const page = await stage.visit('/replay', { calm: true, ...(game === 'coach' && { locale: 'ru', isPhone: true }) });
    const end = await openFile(page, `${game}-1.json`);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => valueOf(page)).toBe('1');
    await page.keyboard.press('End');
    await expect.poll(() => valueOf(page)).toBe(String(end));
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('f');
    await expect.poll(() => new URL(page.url()).searchParams.get('eyes')).toBe('0');
    await page.getByRole('switch', { name: /Everything open|Всё открыто/ }).press(' ');
    await expect.poll(() => new URL(page.url()).searchParams.has('open')).toBe(true);
    expect(await barriers(page)).toEqual([]);
    await page.locator('nav a').first().click();
    await expect.poll(() => valueOf(page)).not.toBe(String(end));
    await page.keyboard.press('Home');
    await expect.poll(() => valueOf(page)).toBe('0');
  },
);

test('a game that has just ended is watched again; a link leads a stranger to its moment and eyes; a file keeps it', async () => {
  const page = await stage.visit('/new/volto?way=bots');
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await page.getByText('Your turn').or(page.getByText('Waiting for Bot')).first().waitFor();
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('link', { name: 'Watch it again' }).click();
  await moment(page).waitFor();
  await page.getByLabel('Seen by').selectOption({ label: 'Bot' });
  await page.keyboard.press('End');
  const end = await valueOf(page);
  const address = page.url();
  const again = await page.context().newPage();
  await again.goto(address);
  await expect.poll(() => valueOf(again)).toBe(end);
  expect(await again.getByLabel('Seen by').inputValue()).toBe('1');

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await (await coming).path();
  const stranger = await stage.visit('/replay');
  await stranger.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: await (await import('node:fs/promises')).readFile(file),
  });
  await expect.poll(() => moment(stranger).getAttribute('max')).toBe(end);
  await stranger
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{') });
  await stranger.getByText('This file can’t be read as a game.').waitFor();
});
