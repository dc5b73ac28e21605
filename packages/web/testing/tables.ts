import type { Locator, Page } from 'playwright-core';
import type { Stage, Visitor } from './stage.ts';
import { byClick, byKeys, press, type Choose } from './keys.ts';

/** The card that says how a game has ended. */
export const isOver = (page: Page): Locator =>
  page.getByRole('heading', { name: /^(Victory|Defeat|A draw|Победа|Поражение|Ничья)$/ });
export const ending = (page: Page): Promise<void> => isOver(page).waitFor();

/** Waits until a page has heard that its dialog was shut: the dialog itself is gone a moment before. */
export const shut = (page: Page): Promise<void> => page.locator('dialog .sheet').waitFor({ state: 'detached' });

/** Anna makes a table for friends and waits at it. */
export async function setTable(stage: Stage, game: string, visitor: Visitor = {}, house = ''): Promise<Page> {
  const anna = await stage.visit(`${house}/new/${game}?way=friends`, visitor);
  await anna.getByRole('textbox', { name: 'Your name' }).fill('Anna');
  await anna.getByRole('button', { name: 'Set the table' }).click();
  await anna.getByText('Waiting for players').waitFor();
  return anna;
}

export const linkOf = (page: Page): Promise<string> => page.getByRole('textbox', { name: 'Link' }).inputValue();

/** Boris, or whoever it is, follows the link, says his name and sits down. */
export async function join(boris: Page, link: string, name = 'Boris'): Promise<void> {
  await boris.goto(link);
  await boris.getByRole('textbox', { name: /^(Your name|Ваше имя)$/ }).fill(name);
  await boris.getByRole('button', { name: /^(Come in|Войти)$/ }).click();
  await boris.getByRole('button', { name: /^(Sit down|Сесть)$/ }).click();
  await boris.getByRole('button', { name: /^(Stand up|Встать)$/ }).waitFor();
}

export async function begin(anna: Page, choose: Choose = byClick): Promise<void> {
  await anna.getByText(/^(All seats are taken|Все места заняты)\.$/).waitFor();
  await choose(anna, anna.getByRole('button', { name: /^(Begin the game|Начать партию)$/ }));
}

/** From the home page to a table of the house with bots at it. The house's bots think no longer than they must. */
export async function enterWithBots(page: Page, game: string, choose: Choose): Promise<void> {
  await choose(page, page.getByRole('button', { name: new RegExp(`^(With friends|С друзьями): ${game}$`) }));
  const name = page.getByRole('dialog').getByRole('textbox', { name: /^(Your name|Ваше имя)$/ });
  await (choose === byKeys ? press(page, 'Tab', name) : choose(page, name));
  await page.keyboard.type('Anna');
  await page.keyboard.press('Enter');
  await choose(page, page.getByRole('button', { name: /^(Fill with bots|Посадить ботов)$/ }));
  await begin(page, choose);
}

/** Winds the clocks of the houses in this page's workers: their bots think no longer than they must, either. */
export function hasten(page: Page): void {
  page.on('worker', (worker) => {
    const wind = () => {
      const plain = setTimeout;
      const hastened = (wait: number) => (wait < 10_000 ? wait / 50 : wait); // a thought has as long as ever
      Object.assign(globalThis, { setTimeout: (work: () => void, wait = 0) => plain(work, hastened(wait)) });
    };
    worker.evaluate(wind).catch(() => {}); // it has ended: the page went on
  });
}
