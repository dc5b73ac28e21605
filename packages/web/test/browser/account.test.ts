import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { Guest } from '../../../server/testing/client.ts';
import { startHouse, SWIFT } from '../../../server/testing/settings.ts';
import { DIST, newStage, whole } from '../../testing/stage.ts';

const stage = newStage();

/** Anna has come in, and sits at a table of Bob's. */
async function annaAt(page: Page): Promise<{ bob: Guest; table: string }> {
  const bob = await Guest.named(stage.base, 'Bob');
  const table = await bob.make({ game: 'volto', seats: 2, open: 'public' });
  await page.goto(`/t/${table}`);
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('button', { name: 'Sit down', exact: true }).last().click();
  await expect.poll(async () => JSON.stringify((await bob.table(table)).seats)).toContain('Anna');
  return { bob, table };
}

/** Somebody who has a copy of the page's cookie. */
async function copyOf(page: Page): Promise<Guest> {
  const cookies = await page.context().cookies();
  return new Guest(stage.base, { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') });
}

const status = async (guest: Guest) => (await guest.ask('GET', '/api/me')).status;

test('whoever has not come in finds nothing to leave', async () => {
  const page = await stage.visit('/settings');
  await page.getByRole('button', { name: 'Clear everything' }).waitFor();
  await page.waitForLoadState('networkidle'); // whoever it is has been asked for by now
  await whole(page);
  expect(await page.getByRole('button', { name: 'Sign out', exact: true }).count()).toBe(0);
});

test('everything can be taken along', async () => {
  const page = await stage.visit('/settings');
  const { table } = await annaAt(page);
  await page.goto('/settings');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Take everything along' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('ridotto.jsonl');
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  expect(text).toContain('"name":"Anna"');
  expect(text).toContain(table);
});

test('signing out is asked for twice, and revokes the cookie', async () => {
  const page = await stage.visit('/settings');
  await annaAt(page);
  const copy = await copyOf(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Not now' }).click();
  expect(await status(copy)).toBe(200);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign out for good' }).click();
  await page.getByText('You are signed out.').waitFor();
  expect(await status(copy)).toBe(401);
  expect(await page.context().cookies()).toEqual([]);
});

test('an account is deleted, and its name is shown no more', async () => {
  const page = await stage.visit('/settings');
  const { bob, table } = await annaAt(page);
  const copy = await copyOf(page);
  await bob.command(table, { type: 'sit', words: '' });
  await bob.command(table, { type: 'start' });
  const bobs = await stage.visit('/');
  const [name, value] = bob.headers.cookie!.split('=') as [string, string];
  await bobs.context().addCookies([{ name, value, url: stage.base }]);
  await bobs.evaluate(() => localStorage.setItem('ridotto.guest', 'x'));
  await bobs.goto(`/t/${table}`);
  await bobs.getByText('Anna').first().waitFor();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('Everything is deleted.').waitFor();
  expect(await status(copy)).toBe(401);
  await bobs.getByText('guest').first().waitFor();
  await expect.poll(() => bobs.getByText('Anna').count()).toBe(0);
});

test('a table where nobody came says so', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ridotto-'));
  const { base, stop } = await startHouse(path.join(folder, 'house.sqlite'), {
    web: DIST,
    rules: { pace: SWIFT, lapse: 1 },
  });
  onTestFinished(async () => {
    await stop();
    rmSync(folder, { recursive: true });
  });
  const bob = await Guest.named(base, 'Bob');
  const table = await bob.make({ game: 'volto', seats: 2, open: 'public' });
  await expect.poll(async () => (await bob.table(table)).phase).toBe('lapsed');
  const page = await stage.visit(`${base}/t/${table}`);
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('heading', { name: 'No game came of it' }).waitFor();
  await page.getByRole('link', { name: 'Open another' }).click();
  await page.getByRole('heading', { name: 'A table of Volto' }).waitFor();
});
