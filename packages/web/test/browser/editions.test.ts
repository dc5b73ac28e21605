import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { titlesIn } from '@ridotto/host';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { upgradeContract } from '../../../host/testing/upgrade-contract.ts';
import { Guest } from '../../../server/testing/client.ts';
import { startHouse } from '../../../server/testing/settings.ts';
import { barriers, DIST, newStage } from '../../testing/stage.ts';
import { hasten } from '../../testing/tables.ts';
import type { Upgrade } from './upgrade-page.ts';
import { movable, takeSafePlaces } from '../../testing/volto.ts';

const stage = newStage();
const ARRANGED = ['NAANL CNSLA', 'LANNA ALSNC'];

describe('an upgrade of the house in a browser', () => {
  let script: string;
  let count = 0;

  beforeAll(async () => {
    const entry = new URL('./upgrade-page.ts', import.meta.url).pathname;
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        lib: { entry, formats: ['iife'], name: 'page' },
        rolldownOptions: { output: { codeSplitting: false } },
      },
    });
    const [first] = Array.isArray(result) ? result : [result];
    if (!first || !('output' in first)) throw new Error('nothing was built');
    script = first.output[0].code;
  });

  upgradeContract(async () => {
    const page = await stage.visit('/rules');
    const name = `upgrade-${count++}`;
    /** Each stage in a page that was loaded anew, as after an upgrade. */
    const run = async (stage: 'begin' | 'read' | 'goOn', tables?: unknown) => {
      await page.reload();
      await page.evaluate(script);
      return page.evaluate(
        ({ name, stage, tables }) => {
          const { upgrade } = globalThis as unknown as { upgrade: Upgrade };
          return upgrade.on(name)[stage](tables as never) as Promise<never>;
        },
        { name, stage, tables },
      );
    };
    return {
      begin: () => run('begin'),
      read: (tables) => run('read', tables),
      goOn: (tables) => run('goOn', tables),
    };
  });
});

/** What the page says of a closed table, and what was said there. */
async function closed(page: Page, title: string): Promise<string> {
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  const said = await page.locator('pre').textContent();
  expect(await barriers(page)).toEqual([]);
  return said!;
}

/** A table of the house on the network whose edition is gone since; Anna sits in seat 0. */
async function tableOfOld(): Promise<{ base: string; table: string; cookie: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ridotto-'));
  const file = path.join(folder, 'house.sqlite');
  const before = await startHouse(file);
  const [anna, bob] = [await Guest.named(before.base, 'Anna'), await Guest.named(before.base, 'Bob')];
  const table = await anna.make({ game: 'volto', seats: 2, open: 'public' });
  for (const [seat, guest] of [anna, bob].entries()) await guest.command(table, { type: 'sit', seat, words: '' });
  await anna.command(table, { type: 'start' });
  for (const [seat, guest] of [anna, bob].entries()) {
    await guest.command(table, { type: 'say', says: [ARRANGED[seat]!] });
  }
  await before.stop();
  const after = await startHouse(file, { web: DIST, ports: { titles: titlesIn({}) } });
  onTestFinished(async () => {
    await after.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { base: after.base, table, cookie: anna.headers.cookie! };
}

test('a table of the network whose edition is gone is closed: who sat there reads their own answers', async () => {
  const { base, table, cookie } = await tableOfOld();
  const context = await stage.visitor();
  const [name, value] = cookie.split('=') as [string, string];
  await context.addCookies([{ name, value, url: base }]);
  const page = await context.newPage();
  await page.goto(`${base}/rules`);
  await page.evaluate(() => localStorage.setItem('ridotto.guest', 'anna'));
  await page.goto(`${base}/t/${table}`);
  expect(await closed(page, 'This table is closed')).toBe(`volto 1, 2 seats\n0: ${ARRANGED[0]}\n`);
});

test('a stranger sees that it is closed, in their language, and no answers', async () => {
  const { base, table } = await tableOfOld();
  const page = await stage.visit(`${base}/t/${table}`, { locale: 'ru', isPhone: true });
  expect(await closed(page, 'Этот стол закрыт')).toBe('volto 1, 2 seats\n');
  stage.forgive(/410/);
});

test('a table of this browser whose edition is gone is closed, and can be read', async () => {
  const page = await stage.visit('/', { calm: true });
  hasten(page);
  await page.getByRole('button', { name: /Play now.*Volto|Volto.*Play now/ }).click();
  await takeSafePlaces(page);
  await movable(page).first().waitFor();
  const table = new URL(page.url()).pathname.split('/').at(-1)!;
  await page.goto('/rules');
  await page.evaluate(async (table) => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)));
    const db = await asked(indexedDB.open('ridotto-house'));
    const tables = db.transaction('tables', 'readwrite').objectStore('tables');
    const row = (await asked(tables.get(table))) as { made: object };
    await asked(tables.put({ ...row, made: { ...row.made, edition: 99 } }));
    db.close();
  }, table);
  await page.goto(`/here/${table}`);
  expect(await closed(page, 'This table is closed')).toMatch(/^volto 99, 2 seats\n[01]: \w{5} \w{5}\n$/);
});
