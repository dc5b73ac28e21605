import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lit, thing, touch } from './coach.ts';
import { besideDevice, giveBack, inWindow, openWindow, showHands, takeDevice, wish } from './device.ts';
import { byClick } from '../../testing/keys.ts';
import { barriers, newStage, whole } from '../../testing/stage.ts';

const stage = newStage();
const NAMES = ['Anna', 'Boris', 'Carla', 'Dora'];

/** Presses Stop as soon as it is there: it stays for two seconds only, and a test may be slow. */
const stopAtOnce = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const look = () => {
      const stop = [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === 'Stop');
      if (!stop) return requestAnimationFrame(look);
      stop.click();
      return Object.assign(globalThis, { hasStopped: true });
    };
    look();
  });

test('around one device a window is open to all: sides by show of hands, somebody acts, nobody does', async () => {
  const page = await stage.visit('/new/coach?way=device', { calm: true, seed: 4 }); // Anna begins, as the Hypnotist
  await besideDevice(page, NAMES);
  const attacker = await takeDevice(page);
  await lit(page).first().waitFor();
  const rider = (await page.locator('.coach [data-thing^="rider "]').first().getAttribute('data-thing'))!;
  await touch(page, rider, byClick);
  await thing(page, 'do attack').click();

  await openWindow(page).waitFor();
  const cards = page.locator('.coach [data-thing^="card "]');
  expect(await cards.count()).toBe(0); // nobody's: all look on
  await page.locator('.look').first().click();
  await page.getByRole('button', { name: 'Back to now' }).waitFor();
  await whole(page); // the board of then has come
  expect(await cards.count()).toBe(0); // nor of what was seen before
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect.poll(() => openWindow(page).getByRole('group').count()).toBe(2); // whoever fights takes no side
  expect(await barriers(page)).toEqual([]);

  await wish(page);
  await takeDevice(page);
  await cards.first().waitFor();
  await giveBack(page);
  await inWindow(page, 'Somebody acts').waitFor();
  expect(await cards.count()).toBe(0);
  expect(await inWindow(page, 'Right').count()).toBe(0); // as long as a hand is missing
  await showHands(page);

  // Whoever wants to act takes it in the order of the rules, until somebody does: the others are not asked any more.
  await wish(page, 'Boris', attacker);
  expect(await takeDevice(page)).toBe(attacker);
  await giveBack(page);
  expect(await takeDevice(page)).toBe('Boris');
  await giveBack(page);
  await wish(page, ...NAMES.toReversed());
  expect(await takeDevice(page)).toBe(attacker);
  await touch(page, 'card hypnotist', byClick);
  await page.locator('.coach [data-thing^="rider "][data-light]').first().click();
  await page.getByRole('region', { name: 'What has happened' }).getByText('is out of this duel').waitFor();
  await expect.poll(() => cards.count()).toBe(0);
  expect(await barriers(page)).toEqual([]);

  await stopAtOnce(page);
  await inWindow(page, 'Nobody does').click();
  await expect.poll(() => page.evaluate(() => 'hasStopped' in globalThis)).toBe(true);
  await inWindow(page, 'Nobody does').click();
  await openWindow(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^(I am|Pass to) / }).waitFor(); // the duel is decided: somebody is asked alone
});
