import type { Page } from 'playwright-core';

/** Takes the places as they are offered. */
export const takePlaces = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(Confirm the places|Подтвердить расстановку)$/ }).click();

const isOver = (page: Page) => page.getByRole('heading', { name: /^(Victory|Defeat|A draw|Победа|Поражение|Ничья)$/ });
export const ending = (page: Page): Promise<void> => isOver(page).waitFor();

/** Moves by taps, captures where it can; tells whether there was a move to make. */
export async function move(page: Page, turn: number): Promise<boolean> {
  const found = await pick(page, turn, '.cell.target.taken');
  if (!found) return false;
  await captureOrStep(page);
  return true;
}

async function captureOrStep(page: Page): Promise<void> {
  const captures = page.locator('.cell.target.taken');
  await ((await captures.count()) > 0 ? captures : page.locator('.cell.target')).first().click();
}

/** A move that takes nothing: a few of them can't end a game. */
export async function quietMove(page: Page, turn: number): Promise<void> {
  await pick(page, turn, '.cell.target:not(.taken)');
  await page.locator('.cell.target:not(.taken)').first().click();
}

/** Picks a mask up, one that can go to such a cell if there is any. */
async function pick(page: Page, turn: number, target: string): Promise<boolean> {
  const movable = page.locator('.cell.can');
  await movable.first().or(isOver(page)).first().waitFor();
  const count = await movable.count();
  for (let tried = 0; tried < count; tried++) {
    await movable.nth((turn + tried) % count).click();
    if ((await page.locator(target).count()) > 0) break;
  }
  return count > 0;
}
