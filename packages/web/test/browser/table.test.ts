import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { overhear } from './secrets.ts';
import { newStage } from '../../testing/stage.ts';
import { begin, ending, join, linkOf, setTable } from '../../testing/tables.ts';
import { playable, playCard, sendButton } from './twilight.ts';
import { movable, takePlaces } from '../../testing/volto.ts';

const stage = newStage();

test('a spectator watches, and talks with spectators alone until the end', async () => {
  const anna = await setTable(stage, 'volto', { calm: true });
  const { heard } = overhear(anna);
  await anna.reload();
  const address = new URL(anna.url()).pathname;
  await anna.getByRole('button', { name: 'Fill with bots' }).click();
  await begin(anna);
  await takePlaces(anna);
  const carla = await stage.visit(address, { calm: true });
  await carla.getByRole('textbox', { name: 'Your name' }).fill('Carla');
  await carla.getByRole('button', { name: 'Come in' }).click();
  await carla.getByRole('grid').waitFor();
  await carla.getByRole('tab', { name: 'Chat' }).click();
  await carla.getByRole('textbox', { name: 'Say something' }).fill('Poor Anna');
  await carla.keyboard.press('Enter');
  await carla.getByText('Poor Anna').waitFor();
  await anna.getByRole('tab', { name: 'Chat' }).click();
  await anna.getByRole('textbox', { name: 'Say something' }).fill('Hello, bot');
  await anna.keyboard.press('Enter');
  await anna.getByText('Hello, bot').waitFor();
  await expect.poll(() => heard.some((frame) => frame.includes('Hello, bot'))).toBe(true); // all before it has come too
  expect(heard.filter((frame) => frame.includes('Poor Anna'))).toEqual([]);
  expect(await anna.getByText('Poor Anna').count()).toBe(0);
  await anna.getByRole('tab', { name: 'Table' }).click();
  await anna.getByText('1 spectator').waitFor();

  await anna.getByRole('button', { name: 'Resign' }).click();
  await anna.getByRole('button', { name: 'Yes' }).click();
  await ending(anna);
  await carla.getByRole('heading', { name: 'The game is over' }).waitFor();
  await carla
    .getByRole('region', { name: 'The game is over' })
    .getByText('Bot wins: the opponent has resigned.')
    .waitFor();
});

/** Anna and Boris at a table of Volto, before they have taken their places. */
async function meet(): Promise<readonly [anna: Page, boris: Page]> {
  const anna = await setTable(stage, 'volto', { calm: true });
  const boris = await stage.visit('/', { calm: true });
  await join(boris, await linkOf(anna));
  await begin(anna);
  return [anna, boris];
}

const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const field = (page: Page) => page.getByRole('textbox', { name: 'Say something' });

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.keyboard.press('Enter');
  await page.getByRole('log', { name: 'Chat' }).getByText(text).waitFor();
}

test('whoever hears the page is told that a draw is offered, and how the game has ended', async () => {
  const [anna, boris] = await meet();
  for (const page of [anna, boris]) await takePlaces(page);
  const told = (page: Page, text: RegExp) =>
    page.locator('.heard[aria-live]').filter({ hasText: text }).waitFor({ state: 'attached' });
  await openTab(anna, 'Table');
  await anna.getByRole('button', { name: 'Offer a draw' }).click();
  await told(boris, /^Anna offers a draw\.$/);
  await boris.getByRole('button', { name: 'Accept the draw' }).click();
  for (const page of [anna, boris]) await told(page, /^A draw\. \S.*\.$/);
});

test('who is muted can be heard again, also after a reload', async () => {
  const [anna, boris] = await meet();
  for (const page of [anna, boris]) await openTab(page, 'Chat');
  const lines = anna.getByRole('log', { name: 'Chat' });
  const unmute = anna.getByRole('button', { name: 'Hear Boris again' });
  await say(boris, 'first');
  await lines.getByRole('button', { name: 'What to do about Boris' }).click();
  await anna.getByRole('dialog', { name: 'Boris' }).getByRole('button', { name: 'Hear no more from Boris' }).click();
  await unmute.waitFor();
  await openTab(anna, 'Log');
  await openTab(anna, 'Chat');
  await unmute.waitFor();
  expect(await lines.getByText('first').count()).toBe(0);
  await anna.reload();
  await openTab(anna, 'Chat');
  await unmute.click();
  await unmute.waitFor({ state: 'detached' });
  await say(boris, 'second');
  await lines.getByText('second').waitFor();
});

test('what is typed in the chat stays when another tab is opened, and when the game ends meanwhile', async () => {
  const [anna, boris] = await meet();
  await openTab(anna, 'Chat');
  await field(anna).fill('Well');
  await openTab(anna, 'Log');
  await openTab(anna, 'Chat');
  expect(await field(anna).inputValue()).toBe('Well');
  await field(anna).press('End');
  await openTab(boris, 'Table');
  await boris.getByRole('button', { name: 'Resign' }).click();
  await boris.getByRole('button', { name: 'Yes' }).click();
  await ending(anna);
  await anna.getByRole('tab', { name: 'Chat', selected: true }).waitFor();
  await anna.keyboard.type(' played');
  expect(await field(anna).inputValue()).toBe('Well played');
});

test('what is new comes in sight, but not under a pressed finger, nor to who reads further up', async () => {
  const [anna, boris] = await meet();
  for (const page of [anna, boris]) await openTab(page, 'Chat');
  const list = anna.getByRole('log', { name: 'Chat' });
  await list.evaluate((element) => element.style.setProperty('height', '6rem'));
  const hear = async (text: string) => {
    await say(boris, text);
    await list.getByText(text).waitFor();
  };
  const below = () =>
    list.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);

  for (const text of ['one', 'two', 'three', 'four']) await hear(text);
  await expect.poll(below).toBeLessThan(2);
  await list.getByText('four').hover();
  await anna.mouse.down();
  await hear('five');
  expect(await below()).toBeGreaterThan(8);
  await anna.mouse.up();
  await hear('six');
  await expect.poll(below).toBeLessThan(2);
  await anna.mouse.wheel(0, -60);
  await expect.poll(below).toBeGreaterThan(8);
  const before = await below();
  await hear('seven');
  expect(await below()).toBeGreaterThan(before);
});

test('what can’t be chosen is explained by its rule, and the rule is at hand', async () => {
  const page = await stage.visit('/', { calm: true });
  await page.getByRole('button', { name: /Play now.*Volto|Volto.*Play now/ }).click();
  await takePlaces(page);
  await movable(page).first().waitFor();
  await page.getByRole('gridcell', { name: /^c4/ }).click();
  const notice = page.getByRole('alert');
  await notice.getByRole('link', { name: /^V\d+$/ }).click();
  await page.getByRole('dialog', { name: 'Rules' }).waitFor();
  await page.locator('.rule.wanted').waitFor();
});

test('a composed turn can be taken back, and goes to the house as one message', async () => {
  const page = await setTable(stage, 'twilight', { calm: true });
  const said: string[][] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const { type, says } = JSON.parse(String(payload)) as { type: string; says: string[] };
      if (type === 'say') said.push(says);
    }),
  );
  await page.reload();
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await begin(page);
  const send = sendButton(page);
  await playCard(page, playable(page).first());
  await page.getByRole('button', { name: 'Take back' }).click();
  await send.waitFor({ state: 'detached' });
  await playCard(page, playable(page).first());
  await send.click();
  await expect.poll(() => said.length).toBe(1);
  expect(said[0]!.at(-1)).toBe('end');
  expect(said[0]!.length).toBeGreaterThan(1);
  await page
    .getByText(/^You play /)
    .first()
    .waitFor();
});
