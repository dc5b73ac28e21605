import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Guest } from '../../../server/testing/client.ts';
import { barriers, newStage, whole } from '../../testing/stage.ts';
import { shut } from '../../testing/tables.ts';
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

test('[V4] in Volto the arranging is both families’, whoever’s eyes look back at it', async () => {
  const page = await stage.visit('/replay', { calm: true });
  await openFile(page, 'volto-1.json');
  for (const eyes of ['public', '0', '1']) {
    await page.getByLabel('Seen by').selectOption(eyes);
    await page.getByText('Both families are taking their places.').waitFor();
    expect(await page.getByText('still arranging').or(page.getByRole('grid')).count()).toBe(0);
  }
});

/** Slows a page down; gives what ends it. */
async function slowDown(page: Page): Promise<() => Promise<unknown>> {
  const devtools = await page.context().newCDPSession(page);
  const goAt = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await goAt(6);
  return () => goAt(1);
}

/** Whether the line of the moment stands within the log. */
const isLineShown = (page: Page): Promise<boolean> =>
  page.locator('nav [aria-current]').evaluate((line) => {
    const [own, box] = [line, line.closest('[role=tabpanel]')!].map((one) => one.getBoundingClientRect());
    return own!.top >= box!.top - 1 && own!.bottom <= box!.bottom + 1;
  });

test.each([
  ['volto', 'en', false],
  ['twilight', 'ru', true],
  ['intrigo', 'ru', false],
  ['coach', 'en', true],
] as const)(
  'a stored game of %s is watched by keys, to its end and back, through other eyes (%s)',
  async (game, locale, isPhone) => {
    const page = await stage.visit('/replay', { calm: true, locale, isPhone });
    const endSlowness = game === 'intrigo' ? await slowDown(page) : undefined; // so that heights are known late
    const end = await openFile(page, `${game}-1.json`);
    await page.locator('nav li > b').first().waitFor(); // told turn by turn, as at its table
    await page.locator('nav a svg').first().waitFor();
    if (game === 'intrigo') await page.locator('nav details').nth(2).waitFor(); // rewards, folded
    const first = Number(await valueOf(page)); // where there is something to see
    expect(first).toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => valueOf(page)).toBe(String(first + 1));
    await page.keyboard.press('End');
    await expect.poll(() => valueOf(page)).toBe(String(end));
    await expect.poll(() => isLineShown(page)).toBe(true); // the log follows
    await endSlowness?.();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('f');
    await expect.poll(() => new URL(page.url()).searchParams.get('eyes')).toBe('0');
    await page.getByRole('switch', { name: /Everything open|Всё открыто/ }).press(' ');
    await expect.poll(() => new URL(page.url()).searchParams.has('open')).toBe(true);
    expect(await barriers(page)).toEqual([]);
    const line = page.locator('nav a:has(.name)').first();
    await line.focus();
    await line.press('Enter');
    await expect.poll(() => valueOf(page)).toBe(await line.getAttribute('data-at'));
    await expect.poll(() => line.getAttribute('aria-current')).toBe('step');
    await page.keyboard.press('Home');
    await expect.poll(() => valueOf(page)).toBe('0');
  },
);

test('keys that something on the page has taken don’t move the film; its own work in both layouts, with Shift too', async () => {
  const page = await stage.visit('/replay', { calm: true });
  await openFile(page, 'intrigo-1.json');
  const details = page.locator('nav details').first();
  const isOpen = () => details.evaluate((one: HTMLDetailsElement) => one.open);
  const wasOpen = await isOpen();
  await details.locator('summary').press(' ');
  await expect.poll(isOpen).toBe(!wasOpen);
  expect(await page.getByRole('button', { name: 'Pause' }).count()).toBe(0);

  const eyes = () => new URL(page.url()).searchParams.get('eyes');
  for (const [n, key] of ['F', 'а', 'А'].entries()) {
    await page.locator('body').dispatchEvent('keydown', { key, bubbles: true });
    await expect.poll(eyes).toBe(String(n));
  }

  const before = await valueOf(page);
  await page
    .locator('#board')
    .evaluate((board) => board.addEventListener('keydown', (event) => event.preventDefault()));
  await page.locator('#board').dispatchEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
  expect(await valueOf(page)).toBe(before);
});

test.each([
  [5, false, /^Kept so far: \S+ \d, \S+ \d\. Keep one of these: \S+ \d, \S+ \d$/],
  [7, true, /^\S+ \d, \S+ \d, \S+ \d, \S+ \d$/],
] as const)(
  'everything open, moment %i of Intrigo shows what lies before every family (on a phone: %s)',
  async (at, isPhone, cards) => {
    const page = await stage.visit(`/replay?at=${at}&open`, { calm: true, isPhone });
    await openFile(page, 'intrigo-1.json');
    const families = page.locator('#board').getByRole('region');
    await expect.poll(() => families.count()).toBe(3);
    for (const family of await families.all()) expect(await family.getByRole('paragraph').textContent()).toMatch(cards);
    expect(await page.locator('.letter .card').count()).toBe(0); // those who watch have no pack of their own
    if (isPhone) {
      const [hands, way] = await Promise.all(
        ['.opened', '.controls'].map((one) => page.locator(one).first().boundingBox()),
      );
      expect(hands!.y + hands!.height).toBeLessThanOrEqual(way!.y);
    }
    expect(await barriers(page)).toEqual([]);
  },
);

test('everything open, every rider’s society, profession and items lie face up, and spies tell what they saw; else none of them', async () => {
  const page = await stage.visit('/replay', { calm: true });
  await openFile(page, 'coach-1.json');
  const riders = page.locator('#board [data-thing^="rider "]');
  await riders.first().waitFor(); // it begins where there is something to see
  const isShut = riders.filter({ hasNot: page.locator('.items .card[data-card]') });
  await expect.poll(() => isShut.count()).toBe(await riders.count());
  const spied = page.getByRole('tabpanel', { name: 'What happened' }).getByText(/ sees .+ among the items of /);
  expect(await spied.count()).toBe(0);
  await page.getByRole('switch', { name: 'Everything open' }).press(' ');
  await expect.poll(() => isShut.count()).toBe(0);
  await expect.poll(() => spied.count()).toBeGreaterThan(0); // the log tells what only the spy had heard
  for (const rider of await riders.all()) {
    expect(await rider.locator('.lap > .card[data-card]').count()).toBe(1);
    expect(await rider.getAttribute('aria-label')).toMatch(/Order of Open Secrets|Brotherhood of True Lies/);
  }
  expect(await barriers(page)).toEqual([]);
});

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
  const end = (await moment(page).getAttribute('max'))!;
  await page.waitForURL(`**/replay?at=${end}&eyes=1`);
  const address = page.url();
  const again = await page.context().newPage();
  await again.goto(address);
  await expect.poll(() => valueOf(again)).toBe(end);
  await expect.poll(() => again.getByLabel('Seen by').inputValue()).toBe('1');

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

test.each([
  ['en', false],
  ['ru', true],
] as const)(
  'a shared moment opens in a fresh browser, with its eyes; a line leads on, and from there the game is played on (%s)',
  async (locale, isPhone) => {
    const [anna, bob] = [await Guest.named(stage.base, 'Anna'), await Guest.named(stage.base, 'Boris')];
    const table = await anna.make({ game: 'volto', seats: 2, open: 'public' });
    await anna.command(table, { type: 'sit', seat: 0, words: 'a' });
    await bob.command(table, { type: 'sit', seat: 1, words: 'b' });
    await anna.command(table, { type: 'start' });
    for (const guest of [anna, bob]) await guest.command(table, { type: 'say', says: ['NAANL CNSLA'] });
    await anna.command(table, { type: 'say', says: ['b2-b3'] }); // if she is first
    await bob.command(table, { type: 'say', says: ['b6-b5'] });
    await bob.command(table, { type: 'say', says: ['resign'] });

    const page = await stage.visit(`/t/${table}/replay?at=2&eyes=1&open`, { calm: true, locale, isPhone });
    await expect.poll(() => valueOf(page)).toBe('2');
    await expect.poll(() => page.getByRole('combobox').first().inputValue()).toBe('1');
    expect(await page.getByRole('switch', { name: /Everything open|Всё открыто/ }).isChecked()).toBe(true);
    await expect.poll(() => page.getByRole('option', { name: 'Boris' }).count()).toBe(1);
    expect(await barriers(page)).toEqual([]);

    const line = page.locator('nav a:has(.name)').first();
    await line.focus();
    const lit = page.locator('#board [data-pointed]');
    const cells = (await line.locator('.name').allInnerTexts()).map((cell) => `cell ${cell}`);
    await expect
      .poll(async () => new Set(await lit.evaluateAll((all) => all.map((one) => one.getAttribute('data-thing')))))
      .toEqual(new Set(cells));
    await line.press('Enter');
    await expect.poll(() => valueOf(page)).toBe('3');

    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined }); // as without https
      document.execCommand = () => false;
    });
    await page.getByRole('button', { name: /^(Copy a link|Скопировать ссылку)/ }).press('Enter');
    await page.getByText(/^(Nothing is copied|Ничего не скопировано)/).waitFor();

    await page.getByRole('button', { name: /^(Play on from here|Играть дальше отсюда)$/ }).press('Enter');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Play on|Продолжить партию)$/ })
      .press('Enter');
    await page.waitForURL(/\/here\//);
    await page.getByRole('grid').waitFor();
  },
);

test('a line of the log shows the board as I saw it then, by keys and as this table has it, and there is a way back', async () => {
  const page = await stage.visit('/new/volto?way=bots', { calm: true, seed: 1 }); // the bot begins, so there is a turn to be seen
  await page.getByRole('switch', { name: 'Notebook' }).press(' '); // off
  await page.getByRole('button', { name: 'Set the table' }).click();
  await takeSafePlaces(page);
  await movable(page).first().waitFor();
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Turn the board around' }).press('Enter');
  const first = () => page.getByRole('gridcell').first().getAttribute('data-thing');
  await expect.poll(first).toBe('cell e1');
  await page.reload(); // what was seen is the house's to remember
  await movable(page).first().waitFor();
  const look = page.getByRole('button', { name: /^Show the board then/ });
  await look.last().focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const back = page.getByRole('group', { name: 'An earlier moment' });
  await back.getByText(/You look back: moment \d+ of \d+/).waitFor();
  await expect.poll(() => movable(page).count()).toBe(0); // nobody is asked there
  await expect.poll(first).toBe('cell e1'); // seen from the other side, as before
  await whole(page);
  expect(await page.getByRole('button', { name: 'Notebook' }).count()).toBe(0); // this table does without
  await page.getByRole('region', { name: 'What has happened' }).locator('strong').first().waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Rules' }).first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape'); // closes the sheet alone
  await shut(page);
  await back.waitFor();
  await back.getByRole('button', { name: 'Back to now' }).press('Enter');
  await movable(page).first().waitFor();
});
