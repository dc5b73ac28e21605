import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchKept } from './launch.ts';
import { barriers, newStage } from './stage.ts';
import { ending, move, quietMove, takePlaces } from './volto.ts';

const stage = newStage();

const isReady = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 20));
  });

const playNow = (page: Page) => page.getByRole('button', { name: /Play now.*Volto|Volto.*Play now/ }).click();
const logOf = (page: Page) => page.getByRole('region', { name: 'What has happened' }).getByRole('listitem');

test('a game against a bot, begun and played without a network, also after a reload', async () => {
  const page = await stage.visit('/', { calm: true });
  await isReady(page);
  await page.context().setOffline(true);
  await playNow(page);
  await takePlaces(page);
  for (let turn = 0; turn < 2; turn++) await quietMove(page, turn);
  await page.locator('.cell.can').first().waitFor();
  const log = await logOf(page).allTextContents();
  expect(log.length).toBeGreaterThan(4);
  await page.reload();
  await page.locator('.cell.can').first().waitFor();
  expect(await logOf(page).allTextContents()).toEqual(log);
  for (let turn = 2; await move(page, turn); turn++);
  await ending(page);
  await page.getByRole('button', { name: 'Check the chance' }).click();
  await page.getByRole('button', { name: 'Check every roll here' }).click();
  await page.getByText('All is right').waitFor();
  stage.forgive(/ERR_INTERNET_DISCONNECTED/);
});

test('two pages at one table see the same, and do everything once', async () => {
  const page = await stage.visit('/', { calm: true });
  await playNow(page);
  await takePlaces(page);
  await page.locator('.cell.can').first().waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  const ownMoves = (one: Page) => logOf(one).filter({ hasText: 'You move' }).count();
  await quietMove(page, 0);
  await expect.poll(() => ownMoves(other)).toBe(1);
  await quietMove(other, 1);
  await expect.poll(() => ownMoves(page)).toBe(2);
  await Promise.all([page, other].map((one) => one.locator('.cell.can').first().waitFor()));
  const log = await logOf(page).allTextContents();
  expect(await logOf(other).allTextContents()).toEqual(log);
  expect(await ownMoves(page)).toBe(2);
});

test('a table survives the death of the browser', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ridotto-profile-'));
  const first = await launchKept(folder);
  const page = await first.newPage();
  await page.goto(stage.base);
  await playNow(page);
  await takePlaces(page);
  for (let turn = 0; turn < 2; turn++) await quietMove(page, turn);
  await page.locator('.cell.can').first().waitFor();
  const address = page.url();
  const log = await logOf(page).allTextContents();
  const died = first.waitForEvent('close');
  await (await first.browser()!.newBrowserCDPSession()).send('Browser.crash').catch(() => {});
  await died;

  const second = await launchKept(folder);
  const again = await second.newPage();
  await again.goto(address);
  await again.locator('.cell.can').first().waitFor();
  expect(await logOf(again).allTextContents()).toEqual(log);
  await second.close();
  rmSync(folder, { recursive: true });
});

/** Everything that can be read, heard or found in a page. */
const everything = (page: Page): Promise<string> =>
  page.evaluate(() => `${document.title}\n${document.documentElement.outerHTML}`);

test('on one device a curtain is between the players, and nothing of the table behind it', async () => {
  const page = await stage.visit('/new/volto?way=device', { calm: true });
  await page.getByRole('textbox', { name: 'Player 1' }).fill('Anna');
  await page.getByRole('textbox', { name: 'Player 2' }).fill('Boris');
  await page.getByRole('button', { name: 'Set the table' }).click();
  const confirm = (name: string) => page.getByRole('button', { name: `I am ${name}` });

  await confirm('Anna').waitFor();
  expect(await barriers(page)).toEqual([]);
  await expectNothing(page);
  await confirm('Anna').click();
  await takePlaces(page);
  await page.getByRole('button', { name: 'Pass to Boris' }).click();
  await expectNothing(page);
  await confirm('Boris').click();
  await takePlaces(page);

  for (let turn = 0; turn < 4; turn++) {
    const mine = page.locator('.cell.can').first();
    await mine
      .or(page.getByRole('button', { name: /^(I am|Pass to) / }))
      .first()
      .waitFor();
    const pass = page.getByRole('button', { name: /^Pass to / });
    if ((await pass.count()) > 0) await pass.click();
    const lift = page.getByRole('button', { name: /^I am / });
    if ((await lift.count()) > 0) {
      await expectNothing(page);
      await lift.click();
    }
    await quietMove(page, turn);
  }
  await page.getByRole('button', { name: /^I am / }).waitFor(); // it falls by itself
  await expectNothing(page);
  await page.reload();
  await page.getByRole('button', { name: /^I am / }).waitFor();
  await expectNothing(page);
});

async function expectNothing(page: Page): Promise<void> {
  const text = await everything(page);
  expect(text).not.toMatch(/gridcell|Noble|Advisor|Lady|Soldier|Candidate|moves? from|captured/i);
}
