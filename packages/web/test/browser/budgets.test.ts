import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { GAMES } from '@ridotto/games/catalog';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DIST, newStage, whole } from '../../testing/stage.ts';

const stage = newStage();
const KILOBYTE = 1024;

const sizeOf = (file: string) => gzipSync(readFileSync(path.join(DIST, file))).length / KILOBYTE;

/** Counts the kilobytes of compressed JavaScript that a page and its worker take, whenever they ask for it. */
function weigh(page: Page): { readonly scripts: ReadonlySet<string>; readonly weight: () => number } {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && pathname !== '/sw.js' && !request.serviceWorker()) scripts.add(pathname);
  });
  return { scripts, weight: () => [...scripts].reduce((sum, file) => sum + sizeOf(file), 0) };
}

test.each(['en', 'ru'] as const)('home takes at most 60 KB of JavaScript in %s', async (locale) => {
  const page = await (await stage.visitor({ locale })).newPage();
  const { weight } = weigh(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 5000);
  await page.waitForLoadState('networkidle');
  expect(weight()).toBeGreaterThan(10);
  expect(weight()).toBeLessThan(60);
});

/** In kilobytes; a game of many seats has more rules and words. Russian is weighed: it takes more than English. */
const tables = GAMES.map(({ id, seats: [, most] }) => [id, most > 4 ? 140 : 120] as const);
const BOTS = 150; // kilobytes of a game's players, who come when one sits down
const HOUSE = 25; // kilobytes of the house in a worker, for those who play without a network

/** A table against bots at which nobody acts before the guest: what others do brings pictures of it along. */
async function whereGuestBegins(game: string): Promise<Page> {
  for (let seed = 9; ; seed++) {
    // in most games the first will do
    const page = await stage.visit(`/new/${game}?way=bots`, { locale: 'ru', seed });
    await page.getByRole('button', { name: 'Накрыть стол' }).click();
    await page.waitForURL(/\/here\//);
    const turn = page.locator('.turn b:not(:empty)').first();
    await turn.waitFor();
    if (!/бот/i.test(await turn.innerText())) return page;
    await page.close();
  }
}

test.each(tables)(
  'a table of %s takes at most %i KB with its game, a house in its worker little more',
  async (game, most) => {
    const host = await whereGuestBegins(game);
    const address = host.url();
    const page = await host.context().newPage();
    await host.close();
    const { scripts, weight } = weigh(page);
    await page.goto(address);
    await page.locator('.turn b:not(:empty)').first().waitFor();
    await whole(page); // not until the network is idle: the browser does not always say that a worker's request has ended
    const rules = [...scripts].filter((file) => file.startsWith(`/assets/${game}-`));
    expect(rules.length).toBeGreaterThan(0);
    const [worker, ...others] = [...scripts].filter((file) => file.startsWith('/assets/worker-'));
    expect(others).toEqual([]);
    expect(sizeOf(worker!)).toBeLessThan(HOUSE);
    const players = [...scripts].filter((file) => file.startsWith(`/assets/${game}-players-`)); // loaded where bots think
    const bots = players.reduce((sum, file) => sum + sizeOf(file), 0);
    expect(bots).toBeLessThan(BOTS);
    expect(weight() - sizeOf(worker!) - bots).toBeLessThan(most);
    expect([...scripts].filter((file) => /words-[\w-]+-en/.test(file))).toEqual([]);
  },
);

test('the first request of a house is answered within 1.5 seconds of work', async () => {
  const before = process.cpuUsage(); // the house is in this process; the clock would count whatever else the machine does
  const answer = await fetch(stage.base, { headers: { accept: 'text/html' } });
  expect(await answer.text()).toContain('<div id="app">');
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(1.5);
});
