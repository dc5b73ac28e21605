import type { Page } from 'playwright-core';

/** Takes the places as they are offered. */
export const takePlaces = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(Confirm the places|Подтвердить расстановку)$/ }).click();

const isOver = (page: Page) => page.getByRole('heading', { name: /^(Victory|Defeat|A draw|Победа|Поражение|Ничья)$/ });
export const ending = (page: Page): Promise<void> => isOver(page).waitFor();

/** Moves by taps, captures where it can; tells whether there was a move to make. */
export async function move(page: Page, turn: number): Promise<boolean> {
  const movable = page.locator('.cell.can');
  await movable.first().or(isOver(page)).first().waitFor();
  const count = await movable.count();
  for (let tried = 0; tried < count; tried++) {
    await movable.nth((turn + tried) % count).click();
    const captures = page.locator('.cell.target.taken');
    if ((await captures.count()) === 0) continue;
    await captures.first().click();
    return true;
  }
  if (count > 0) await page.locator('.cell.target').first().click();
  return count > 0;
}

/** A first move that gives nothing away: a Noble goes a step ahead. */
export async function step(page: Page, column: string): Promise<void> {
  const ahead = page.getByRole('gridcell', { name: new RegExp(`^${column}2, .*can move to`) });
  await ahead.click();
  await page.locator('.cell.target').first().click();
}
