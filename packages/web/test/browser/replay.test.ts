import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers, newStage } from '../../testing/stage.ts';
import { movable, takeSafePlaces } from '../../testing/volto.ts';

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
    if (game === 'coach') await page.locator('nav li > b').first().waitFor(); // told turn by turn, as at its table
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
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const file = await (await coming).path();
  const alsoComing = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as text' }).click();
  const text = await readFile(await (await alsoComing).path(), 'utf8');
  expect(text).toMatch(/^volto 1, 2 seats\n/);
  expect(text).toContain('\n# ');
  const stranger = await stage.visit('/replay');
  await stranger.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: await readFile(file),
  });
  await expect.poll(() => moment(stranger).getAttribute('max')).toBe(end);
  const upload = (name: string, content: string) =>
    stranger.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  await upload('game.txt', text.replace('volto 1,', 'volto 99,'));
  await stranger.getByText('This house no longer has the rules').waitFor();
  await upload('game.txt', text);
  await expect.poll(() => moment(stranger).getAttribute('max')).toBe(end);
  await stranger
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{') });
  await stranger.getByText('This file can’t be read as a game.').waitFor();
});

test('a line of the log shows the board as I saw it then, by keys, and there is a way back to now', async () => {
  const page = await stage.visit('/new/volto?way=bots', { calm: true });
  await page.getByRole('button', { name: 'Set the table' }).click();
  await takeSafePlaces(page);
  await movable(page).first().waitFor();
  await page.reload(); // what was seen is the house's to remember
  await movable(page).first().waitFor();
  const look = page.getByRole('button', { name: /^Show the board then/ });
  await look.last().focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const back = page.getByRole('group', { name: 'An earlier moment' });
  await back.getByText(/You look back: moment \d+ of \d+/).waitFor();
  expect(await movable(page).count()).toBe(0); // nobody is asked there
  expect(await barriers(page)).toEqual([]);
  await back.getByRole('button', { name: 'Back to now' }).press('Enter');
  await movable(page).first().waitFor();
});
