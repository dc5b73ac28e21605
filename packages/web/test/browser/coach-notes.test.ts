import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers, newStage, type Visitor } from '../../testing/stage.ts';
import { byClick } from '../../testing/keys.ts';
import { enterWithBots } from '../../testing/tables.ts';

const stage = newStage();

/** At a table of the house with bots, when the cards are dealt. */
async function atTable(visitor: Visitor): Promise<Page> {
  const page = await stage.visit('/', { calm: true, ...visitor });
  await enterWithBots(
    page,
    visitor.locale === 'ru' ? 'Карета к замку дьявола' : 'Coach to the Devil’s Castle',
    byClick,
  );
  await page.locator('.coach [data-thing^="card "]').first().waitFor();
  return page;
}

test('the notebook is walked by keys, says why, and minds one’s own marks', async () => {
  const page = await atTable({});
  await page.getByRole('tab', { name: 'Notes' }).click();
  const grid = page.getByRole('grid', { name: 'Notebook' });
  await grid
    .getByRole('button', { name: /^you, .*: certain/ })
    .first()
    .waitFor();
  await grid.locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.locator('[data-cell="0 order"]:focus').waitFor();

  const other = grid.locator('[data-cell="1 order"]');
  await other.click();
  await page.getByRole('button', { name: 'I think so' }).click();
  await page.getByText('you think so').first().waitFor();
  await grid.locator('[data-cell="1 brotherhood"]').click();
  await page.keyboard.press('+');
  await page.getByText('Your marks can’t all be right').waitFor(); // nobody rides for both
  expect(await barriers(page)).toEqual([]);
  await page.reload();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await grid.getByRole('button', { name: /Order of Open Secrets: unknown, you think so/ }).waitFor();
});

test('what is said aloud stands in the talk, and beside the facts; on a phone and in Russian', async () => {
  const page = await atTable({ locale: 'ru', isPhone: true });
  await page.getByRole('tab', { name: 'Разговор' }).click();
  await page.getByRole('button', { name: 'Сказать вслух…' }).click();
  await page.getByRole('button', { name: 'Я еду за ….' }).click();
  await page.getByRole('button', { name: 'Орден Открытых Секретов', exact: true }).click();
  await page.getByRole('log').getByText('Я еду за Орден Открытых Секретов.').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Заметки' }).click();
  await page.getByRole('heading', { name: 'Что было сказано' }).waitFor();
  expect(await barriers(page)).toEqual([]);
});

test('who plays now rides with four bots', async () => {
  const page = await stage.visit('/', { calm: true });
  await page.getByRole('button', { name: 'Play now: Coach to the Devil’s Castle' }).click();
  const riders = page.getByRole('list', { name: 'Who rides in the coach' }).getByRole('listitem');
  await expect.poll(() => riders.count()).toBe(4);
});
