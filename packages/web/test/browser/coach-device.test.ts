import { expect, test } from 'vitest';
import { lit, thing, touch } from './coach.ts';
import { besideDevice, inWindow, openWindow, showHands, takeDevice } from './device.ts';
import { byClick } from '../../testing/keys.ts';
import { barriers, newStage } from '../../testing/stage.ts';

const stage = newStage();

test('around one device a window is open to all: sides by show of hands, somebody acts, nobody does', async () => {
  const page = await stage.visit('/new/coach?way=device', { calm: true, seed: 4 });
  await besideDevice(page, ['Anna', 'Boris', 'Carla', 'Dora']);
  await takeDevice(page);
  await lit(page).first().waitFor();
  const rider = (await page.locator('.coach [data-thing^="rider "]').first().getAttribute('data-thing'))!;
  await touch(page, rider, byClick);
  await thing(page, 'do attack').click();

  await openWindow(page).waitFor();
  const cards = page.locator('.coach [data-thing^="card "]');
  expect(await cards.count()).toBe(0); // nobody's: all look on
  await page.locator('.look').first().click();
  await page.getByRole('button', { name: 'Back to now' }).waitFor();
  expect(await cards.count()).toBe(0); // nor of what was seen before
  await page.getByRole('button', { name: 'Back to now' }).click();
  expect(await openWindow(page).getByRole('group').count()).toBe(2); // whoever fights takes no side
  expect(await barriers(page)).toEqual([]);

  await inWindow(page, 'Somebody acts').click();
  await openWindow(page).getByRole('button').first().click();
  await cards.first().waitFor();
  await page.getByRole('button', { name: 'Show it to all again' }).click();
  await inWindow(page, 'Somebody acts').waitFor();
  expect(await cards.count()).toBe(0);
  expect(await inWindow(page, 'Right').count()).toBe(0); // as long as a hand is missing
  await showHands(page);

  await inWindow(page, 'Nobody does').click();
  await inWindow(page, 'Stop').click();
  await inWindow(page, 'Nobody does').click();
  await openWindow(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^(I am|Pass to) / }).waitFor(); // the duel is decided: somebody is asked alone
});
