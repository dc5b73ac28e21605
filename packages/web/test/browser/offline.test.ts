import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHouse, type OpenHouse } from '../../../server/testing/settings.ts';
import { DIST, newStage } from '../../testing/stage.ts';

const stage = newStage();
const isReady = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 120_000 }); // it takes the whole house along

test('every page starts without a network', async () => {
  const page = await stage.visit('/', { keeps: true });
  await isReady(page);
  await page.context().setOffline(true);
  for (const [address, heading] of Object.entries({
    '/': 'Ridotto',
    '/settings': 'Settings',
    '/rules/volto': 'Volto',
    '/rules/twilight': 'Twilight of Venice',
    '/nowhere': 'No such room',
  })) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }
  await page.getByText('No network.').waitFor();
  await page.goto('/settings');
  await page.getByText('Русский').click(); // whose words were never needed before
  await page.getByRole('heading', { level: 1, name: 'Настройки' }).waitFor();
  await page.getByText('English').click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await page.goto('/');
  await page.getByText('The house can’t be reached.').waitFor();
  stage.forgive(/ERR_INTERNET_DISCONNECTED/);
});

test('it can be installed', async () => {
  const page = await stage.visit('/', { keeps: true });
  await isReady(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  const inTests = ['in-incognito']; // a profile that leaves no trace can't keep an application
  expect(installabilityErrors.filter(({ errorId }) => !inTests.includes(errorId))).toEqual([]);
});

/** A house whose pages can be rebuilt while guests are there. */
let folder: string;
let house: OpenHouse;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ridotto-web-'));
  cpSync(DIST, folder, { recursive: true });
  house = await startHouse(path.join(folder, 'house.sqlite'), { web: folder });
});
afterAll(async () => {
  await house.stop();
  rmSync(folder, { recursive: true });
});

/** As a build does: other names for the files, a new list of them, nothing left of the old ones. */
function rebuild(): void {
  const renamed = readdirSync(path.join(folder, 'assets')).filter((name) => name.startsWith('Settings-'));
  for (const name of readdirSync(folder)) if (/\.(br|gz)$/.test(name)) rmSync(path.join(folder, name));
  for (const file of ['sw.js', 'index.html']) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const version = /[0-9a-f]{12}/.exec(text)![0];
    writeFileSync(
      path.join(folder, file),
      renamed
        .reduce((all, name) => all.replaceAll(name, ''), text)
        .replaceAll(version, 'feedfacebeef')
        .replaceAll('"/assets/",', ''),
    );
  }
  for (const name of renamed) rmSync(path.join(folder, 'assets', name));
}

const isOffered = (page: Page) => page.getByText('A new version is ready.');

async function take(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take it' }).click();
  await page.waitForFunction(
    () => document.querySelector<HTMLMetaElement>('meta[name=version]')?.content === 'feedfacebeef',
  );
}

test('a new version waits; a page that is open keeps its own code until it is loaded anew', async () => {
  const guest = await stage.visitor({ keeps: true });
  const [game, other] = [await guest.newPage(), await guest.newPage()];
  for (const page of [game, other]) {
    await page.goto(house.base);
    await isReady(page);
  }
  rebuild();
  await other.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await isOffered(game).waitFor();
  const later = await guest.newPage(); // opened while it waits
  await later.goto(house.base);
  await isOffered(later).waitFor();
  await take(other);
  for (const page of [game, later]) await isOffered(page).waitFor({ state: 'detached' });
  stage.forgive(/frame-ancestors/); // where Chromium had to be reminded

  // The house has no such file any more, and the new version never had it.
  const cached = () => caches.keys().then((names) => names.length);
  expect(await game.evaluate(cached)).toBe(2);
  await game.getByRole('link', { name: 'Settings' }).click();
  await game.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  expect(await game.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=version]')?.content)).not.toBe(
    'feedfacebeef',
  );
});
