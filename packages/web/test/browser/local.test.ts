import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchKept } from '../../testing/launch.ts';
import { newStage } from '../../testing/stage.ts';
import { ending, hasten, isOver } from '../../testing/tables.ts';
import { movable, move, quietMove, takePlaces, takeSafePlaces } from '../../testing/volto.ts';

const stage = newStage();

const isReady = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 120_000 }); // it takes the whole house along

const playNow = (page: Page) => page.getByRole('button', { name: /Play now.*Volto|Volto.*Play now/ }).click();
const logOf = (page: Page) => page.getByRole('region', { name: 'What has happened' }).getByRole('listitem');

test('a game against a bot, begun and played without a network, also after a reload', async () => {
  const page = await stage.visit('/', { calm: true, keeps: true });
  hasten(page);
  await isReady(page);
  await page.context().setOffline(true);
  await playNow(page);
  await takeSafePlaces(page);
  for (let turn = 0; turn < 2; turn++) await quietMove(page);
  await movable(page).first().waitFor();
  const log = await logOf(page).allTextContents();
  expect(log.length).toBeGreaterThan(4);
  await page.reload();
  await movable(page).first().waitFor();
  await expect.poll(() => logOf(page).allTextContents()).toEqual(log);
  for (let turn = 2; await move(page, turn); turn++);
  await ending(page);
  await page.getByRole('button', { name: 'Check the chance' }).click();
  await page.getByRole('button', { name: 'Check every roll here' }).click();
  await page.getByText('All is right').waitFor();
  stage.forgive(/ERR_INTERNET_DISCONNECTED/);
});

test('two pages at one table see the same, and do everything once', async () => {
  const page = await stage.visit('/', { calm: true });
  hasten(page);
  await playNow(page);
  await takeSafePlaces(page);
  await movable(page).first().waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  const ownMoves = (one: Page) => logOf(one).filter({ hasText: 'You move' }).count();
  await quietMove(page);
  await expect.poll(() => ownMoves(other)).toBe(1);
  await quietMove(other);
  await expect.poll(() => ownMoves(page)).toBe(2);
  await Promise.all([page, other].map((one) => movable(one).first().waitFor()));
  const log = await logOf(page).allTextContents();
  await expect.poll(() => logOf(other).allTextContents()).toEqual(log);
  expect(await ownMoves(page)).toBe(2);
});

test('a table survives the death of the browser', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ridotto-profile-'));
  const first = await launchKept(folder);
  const page = await first.newPage();
  hasten(page);
  await page.goto(stage.base);
  await playNow(page);
  await takeSafePlaces(page);
  for (let turn = 0; turn < 2; turn++) await quietMove(page);
  await movable(page).first().waitFor();
  const address = page.url();
  const log = await logOf(page).allTextContents();
  const died = first.waitForEvent('close');
  await (await first.browser()!.newBrowserCDPSession()).send('Browser.crash').catch(() => {});
  await died;

  const second = await launchKept(folder);
  const again = await second.newPage();
  await again.goto(address);
  await movable(again).first().waitFor();
  await expect.poll(() => logOf(again).allTextContents()).toEqual(log);
  await second.close();
  rmSync(folder, { recursive: true });
});

/** Everything that can be read, heard or found in a page. */
async function everything(page: Page): Promise<string> {
  const shown = await page.evaluate(() => `${document.title}\n${document.documentElement.outerHTML}`);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return `${shown}\n${JSON.stringify(nodes)}`;
}

async function expectNothing(page: Page): Promise<void> {
  const text = await everything(page);
  expect(text).toContain('Take the device.');
  expect(text).not.toMatch(/gridcell|Noble|Advisor|Lady|Soldier|Candidate|moves? from|captured/i);
}

const lift = (page: Page, name: string) => page.getByRole('button', { name: `I am ${name}` });

/** Gives the device to the next one, who looks behind the curtain; it falls by itself if nobody lets it fall. */
async function passTo(page: Page, name: string): Promise<void> {
  const pass = page.getByRole('button', { name: `Pass to ${name}` });
  await pass.or(lift(page, name)).first().waitFor();
  await pass.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
  await lift(page, name).waitFor();
  await expectNothing(page);
  await lift(page, name).click();
  await page.locator('#board:focus').waitFor(); // whoever has no mouse goes on from there
}

async function setDevice(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Player 1' }).fill('Anna');
  await page.getByRole('textbox', { name: 'Player 2' }).fill('Boris');
  await page.getByRole('button', { name: 'Set the table' }).click();
}

test('on one device each lays what they laid last, and a rematch begins whoever asks for it', async () => {
  const page = await stage.visit('/new/volto?way=device', { calm: true });
  await setDevice(page);
  await passTo(page, 'Anna');
  await takeSafePlaces(page);
  await passTo(page, 'Boris');
  await page.getByRole('gridcell').first().waitFor();
  const laid = () =>
    page.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
  const found = await laid();
  await page.getByRole('button', { name: 'Bodyguard' }).click();
  expect(await laid()).toEqual(found);
  await takePlaces(page);
  const toAnna = page.getByRole('button', { name: /^(I am|Pass to) Anna/ });
  await movable(page).first().or(toAnna).first().waitFor();
  if ((await movable(page).count()) === 0) {
    await passTo(page, 'Anna');
    await quietMove(page);
    await passTo(page, 'Boris');
  }
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  const old = page.url();
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.waitForURL((url) => url.href !== old);
  await passTo(page, 'Anna');
  await page.getByRole('gridcell', { name: 'c2, Lady' }).waitFor();
});

test('a whole game on one device: a curtain is between the players, and nothing of the table behind it', async () => {
  const page = await stage.visit('/new/volto?way=device', { calm: true });
  await setDevice(page);
  await passTo(page, 'Anna');
  await takePlaces(page);
  await passTo(page, 'Boris');
  await takePlaces(page);

  // Whoever begins: Boris goes on, or the device goes to Anna.
  await movable(page)
    .first()
    .or(page.getByRole('button', { name: /^(I am|Pass to) Anna/ }))
    .first()
    .waitFor();
  let name = (await movable(page).count()) > 0 ? 'Boris' : 'Anna';
  if (name === 'Anna') await passTo(page, name);
  for (let turn = 0; ; turn++) {
    await move(page, turn);
    name = name === 'Anna' ? 'Boris' : 'Anna';
    const next = page.getByRole('button', { name: new RegExp(`^(I am|Pass to) ${name}`) });
    await next.or(isOver(page)).first().waitFor();
    if ((await isOver(page).count()) > 0) break;
    if (turn === 0) {
      await page.reload(); // so nobody has said who looks now
      await page.getByText('Take the device.').waitFor();
      await expectNothing(page);
    }
    await passTo(page, name);
  }
  await page.getByRole('button', { name: 'Play again' }).waitFor();
});
