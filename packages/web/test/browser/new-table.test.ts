import type { TableInfo } from '@ridotto/host/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers, newStage } from '../../testing/stage.ts';
import { movable, quietMove, takeSafePlaces } from '../../testing/volto.ts';

const stage = newStage();

const infoAt = async (page: Page): Promise<TableInfo> => {
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  return (await (await fetch(`${stage.base}/api/tables/${id}`)).json()) as TableInfo;
};

test('the table is set as it was wished', async () => {
  const page = await stage.visit('/new/intrigo');
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('group', { name: 'Seats' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('group', { name: 'Bots among them' }).getByRole('button', { name: 'More' }).click();
  await page.getByText('Everybody: the table is listed').click();
  await page.getByText('Minutes for the game').click();
  await page.getByRole('group', { name: 'Minutes each' }).getByRole('button', { name: 'Less' }).click();
  await page.getByText('Leisurely').click();
  await page.getByRole('switch', { name: 'Notebook' }).press('Space');
  await page.getByRole('switch', { name: 'Hints' }).press('Space');
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.waitForURL(/\/t\//);
  const info = await infoAt(page);
  expect(info).toMatchObject({
    game: 'intrigo',
    open: 'public',
    notebook: false,
    hints: true,
    pace: 'leisurely',
    phase: 'open',
    clock: { kind: 'live', minutes: 9, increment: 5 },
  });
  expect(info.seats.map((seat) => seat.kind)).toEqual(['person', 'free', 'free', 'bot']);
});

test('the speed of play is one thing: chosen against bots it is one’s own, and a bot’s turn is there at once', async () => {
  const page = await stage.visit('/new/volto?way=bots', { seed: 3 });
  await page.getByText('Quick', { exact: true }).click();
  await page.getByText('Zanni').click();
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByRole('list', { name: 'Seats' }).getByText('Zanni').waitFor(); // one sees whom one plays against
  await takeSafePlaces(page);
  await movable(page).first().waitFor();
  await page.evaluate(() => {
    const shown: string[] = [];
    Object.assign(globalThis, { shown });
    new MutationObserver(() => shown.push(document.querySelector('.turn')?.textContent ?? '')).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await quietMove(page);
  await movable(page).first().waitFor();
  const shown = await page.evaluate(() => (globalThis as unknown as { shown: string[] }).shown);
  expect(shown.filter((text) => text.includes('Skip'))).toEqual([]); // there was nothing to wait for
  await page.goto('/settings');
  expect(await page.getByRole('group', { name: 'Speed of play' }).getByLabel('Quick').isChecked()).toBe(true);
  await page.goto('/new/intrigo?way=bots');
  expect(await page.getByRole('radio', { name: /Zanni/ }).isChecked()).toBe(true); // kept as well
});

test.each([
  { locale: 'en', variant: 'Contraband', characters: 'Characters', seat: 'Seat 2', start: 'Set the table' },
  { locale: 'ru', variant: 'Контрабанда', characters: 'Персонажи', seat: 'Место 2', start: 'Накрыть стол' },
] as const)('a game’s own options are chosen where its table is made ($locale)', async (told) => {
  const page = await stage.visit('/new/coach?open=public', { locale: told.locale });
  await page.getByRole('switch', { name: told.variant }).press('Space');
  await page.getByText(told.characters).click();
  await page.getByLabel(told.seat).selectOption('Mara Sotberg');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: told.start }).click();
  await page.waitForURL(/\/t\//);
  const tables = (await (await fetch(`${stage.base}/api/tables`)).json()) as { id: string; setup: unknown }[];
  const { setup } = tables.find(({ id }) => page.url().endsWith(id))!;
  expect(setup).toEqual({ contraband: true, characters: [null, 'Mara Sotberg', null] });
});

test('by keyboard alone', async () => {
  const page = await stage.visit('/new/volto');
  await page.getByLabel('Your name').focus();
  await page.keyboard.type('Anna');
  await page.keyboard.press('Tab'); // who may sit down
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab'); // the clock
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\//);
  expect(await infoAt(page)).toMatchObject({ open: 'public', clock: { kind: 'days', days: 2 }, notebook: true });
});

test('all around one device, each with a name', async () => {
  const page = await stage.visit('/new/volto?way=device', { locale: 'ru' });
  await page.getByLabel('Игрок 1').fill('Анна');
  await page.getByRole('button', { name: 'Накрыть стол' }).click();
  await page.waitForURL(/\/here\//);
  await page
    .getByText(/(Анна|Игрок 2)/)
    .first()
    .waitFor();
});

test('a house that does not answer is no reason to lose what was filled in', async () => {
  const page = await stage.visit('/new/volto');
  await page.getByLabel('Your name').fill('Anna');
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByRole('alert').getByText('The house can’t be reached just now.').waitFor();
  expect(await page.getByLabel('Your name').inputValue()).toBe('Anna');
  stage.forgive(/ERR_FAILED/);
});
