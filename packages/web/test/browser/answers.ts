import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { seen, type Choose } from '../../testing/keys.ts';
import { isOver } from '../../testing/tables.ts';

/** What may be answered, in words. */
export const answers = (page: Page): Locator =>
  page.getByRole('region', { name: /^(What you may do|Что можно сделать)$/ }).getByRole('button');

const send = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Send the turn|Сделать ход)$/ }).and(page.locator(':enabled'));

const composed = (page: Page): Locator =>
  page.getByRole('group', { name: /^(Your turn so far|Ваш ход)$/ }).getByRole('listitem');

/** Chooses, and waits until that is no longer to be chosen, or is to be chosen again after what is composed. */
export async function give(page: Page, what: Locator, choose: Choose): Promise<void> {
  const line = await composed(page).count();
  const chosen = await what.evaluateHandle((button) => ({ button, text: button.parentElement!.textContent }));
  await choose(page, what);
  const isGone = () =>
    chosen.evaluate(
      ({ button, text }) =>
        !button.isConnected ||
        button.matches(':disabled, [aria-disabled=true]') ||
        button.parentElement!.textContent !== text,
    );
  await expect
    .poll(async () => (await isGone()) || (await composed(page).count()) !== line, { interval: 20 })
    .toBe(true);
}

/** What somebody may be asked by, and how they answer. */
export interface Manner {
  readonly asked: Locator;
  readonly answer: () => Promise<void>;
}

/** Answers once, as soon as anything is asked; tells whether the game goes on. The page never complains. */
export async function answerOnce(page: Page, { asked, answer }: Manner, choose: Choose): Promise<boolean> {
  await seen(asked.or(send(page)).or(isOver(page)));
  if ((await isOver(page).count()) > 0) return false;
  await ((await send(page).count()) > 0 ? give(page, send(page), choose) : answer());
  expect(await page.getByRole('alert').allInnerTexts()).toEqual([]);
  return true;
}
