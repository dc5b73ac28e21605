import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers, newStage } from '../../testing/stage.ts';
import { begin, ending, join, linkOf, setTable } from '../../testing/tables.ts';
import { goAnywhere, hand, playable, position, sendButton, targets, whoseTurn } from './twilight.ts';
import { cell, inTurn, movable, takePlaces } from '../../testing/volto.ts';

const stage = newStage();

/** What stands out beyond the edge of the page, if anything makes it wider than its screen; a table fits it also in height. */
const beyond = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    const isTable = document.querySelector('[role=tablist]') !== null;
    if (isTable && scrollHeight > clientHeight) return [`${scrollHeight - clientHeight} px below`];
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map((element) => `${element.tagName} ${element.getAttribute('class') ?? ''}`);
  });

/** In this state the page shuts nobody out, and nothing of it is beyond its edge. */
async function expectOpen(page: Page, state: string): Promise<void> {
  expect(await barriers(page), state).toEqual([]);
  expect(await beyond(page), state).toEqual([]);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const close = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Close|Закрыть)$/ })
    .last()
    .click();

test('a table of Volto in every state: both who play it, on a desk and on a phone, and who watches', async () => {
  const anna = await setTable(stage, 'volto', { calm: true });
  await expectOpen(anna, 'the waiting room');
  const link = await linkOf(anna);
  const boris = await stage.visit(link, { locale: 'ru', isPhone: true, calm: true });
  await boris.getByRole('textbox', { name: 'Ваше имя' }).waitFor();
  await expectOpen(boris, 'the door');
  await join(boris, link);
  await expectOpen(boris, 'the waiting room of a guest');
  await begin(anna);
  for (const page of [anna, boris]) {
    await page.getByRole('grid').waitFor();
    await expectOpen(page, 'arranging');
  }
  await button(anna, 'Save').click();
  await anna.getByText('Give it a name first.').waitFor();
  await cell(anna, 'a1').click();
  await expectOpen(anna, 'arranging, a mask in hand, no name for what is saved');
  await cell(anna, 'a1').click();
  await takePlaces(anna);
  await anna.getByText('Your places are taken.').waitFor();
  await expectOpen(anna, 'arranged');
  await takePlaces(boris);
  const [mover, waiter] = await inTurn(anna, boris);
  for (const page of [anna, boris]) {
    await expectOpen(page, page === mover ? 'to move' : 'to wait');
    await button(page, /^(Masks|Маски)$/).click();
    await page.getByRole('dialog').getByRole('definition').nth(4).waitFor();
    await expectOpen(page, 'how masks move');
    await close(page);
  }
  await movable(mover).first().click();
  await mover.locator('.cell.target').first().waitFor();
  await expectOpen(mover, 'a mask picked up');
  await mover.getByRole('gridcell', { name: /^c4/ }).click();
  await mover.getByRole('alert').waitFor();
  await expectOpen(mover, 'why not');
  await mover.getByRole('gridcell', { name: /^c4/ }).click(); // once more: a notice stays for some seconds
  await mover.getByRole('alert').getByRole('link').click();
  await mover.getByRole('dialog').waitFor();
  await expectOpen(mover, 'the rule');
  await close(mover);
  await mover.locator('.cell.target').first().click();
  await movable(waiter).first().waitFor();
  await expectOpen(waiter, 'the last move marked');

  await button(anna, 'Pencil').click();
  await cell(anna, 'c7').click();
  await expectOpen(anna, 'the pencil');
  await button(anna, 'Pencil').click();
  await button(anna, 'Notebook').click();
  await anna.getByRole('heading', { name: 'Notebook' }).waitFor();
  await cell(anna, 'c7').click();
  await expectOpen(anna, 'the notebook');
  await anna.getByRole('tab', { name: 'Chat' }).click();
  await anna.getByRole('textbox', { name: 'Say something' }).fill('Good luck');
  await anna.keyboard.press('Enter');
  await boris.locator('.unread').waitFor();
  await expectOpen(boris, 'a new line of chat');
  for (const [tab, state] of Object.entries({ Журнал: 'the log', Разговор: 'the chat', Стол: 'the menu' })) {
    await boris.getByRole('tab', { name: tab }).click();
    await boris.getByRole('tab', { name: tab, selected: true }).waitFor();
    await expectOpen(boris, state);
  }
  await anna.getByRole('tab', { name: 'Table' }).click();
  await button(anna, 'Fair chance').click();
  await anna.getByText('Seal of the key').waitFor();
  await expectOpen(anna, 'the seal');
  await close(anna);
  await button(boris, 'Закрыть').last().click(); // a notice may still be there
  await button(anna, 'Offer a draw').click();
  await button(boris, 'Согласиться на ничью').waitFor();
  await expectOpen(boris, 'a draw is offered');

  const carla = await stage.visit(new URL(anna.url()).pathname, { calm: true });
  await carla.getByRole('textbox', { name: 'Your name' }).fill('Carla');
  await button(carla, 'Come in').click();
  await carla.getByRole('grid').waitFor();
  await expectOpen(carla, 'a spectator');
  await boris.context().setOffline(true);
  await boris.getByText('Нет связи').first().waitFor();
  await expectOpen(boris, 'offline');
  await boris.context().setOffline(false);

  await button(anna, 'Resign').click();
  await button(anna, 'Yes').waitFor();
  await expectOpen(anna, 'a question');
  await button(anna, 'Yes').click();
  for (const page of [anna, boris]) {
    await ending(page);
    await expectOpen(page, 'the end');
  }
  await carla.getByRole('heading', { name: 'The game is over' }).waitFor();
  await expectOpen(carla, 'the end for a spectator');
  await button(anna, 'Check the chance').click();
  await button(anna, 'Check every roll here').click();
  await anna.getByText('All is right').waitFor();
  await expectOpen(anna, 'the seal opened');
  stage.forgive(/ERR_INTERNET_DISCONNECTED|WebSocket connection/);
});

test('a table of Twilight in every state, on a desk and on a phone', async () => {
  const anna = await setTable(stage, 'twilight', { calm: true });
  const boris = await stage.visit('about:blank', { locale: 'ru', isPhone: true, calm: true });
  await join(boris, await linkOf(anna));
  await begin(anna);
  for (let turn = 0; turn < 2; turn++) {
    const page = (await whoseTurn(anna, boris))!;
    await expectOpen(page, 'to move');
    await page.locator('.figure[data-thing="piece favourite"]').click();
    await page.getByRole('alert').waitFor();
    await expectOpen(page, 'why not');
    await playable(page).first().click();
    await targets(page).first().waitFor();
    await expectOpen(page, 'a card chosen');
    await goAnywhere(page);
    await expectOpen(page, 'a turn composed');
    await page.getByRole('button', { name: /^(Seen cards|Вышедшие карты)$/ }).click();
    await page.getByRole('dialog').waitFor();
    await expectOpen(page, 'the cards seen');
    await close(page);
    await sendButton(page).click();
    await sendButton(page).waitFor({ state: 'detached' });
    await expectOpen(page, 'to wait');
  }
  expect(await position(anna)).not.toBe('');
  await anna.getByRole('tab', { name: 'Table' }).click();
  await button(anna, 'Resign').click();
  await button(anna, 'Yes').click();
  for (const page of [anna, boris]) {
    await ending(page);
    await page.getByRole('heading', { name: /’s hand$|карты на руке$/ }).waitFor();
    await expectOpen(page, 'the end');
  }
  for (const [at, page] of [anna, boris].entries()) {
    const opened = page.getByRole('region', { name: /’s hand$|карты на руке$/ }).locator('svg');
    const held = hand([boris, anna][at]!);
    await expect.poll(async () => (await opened.count()) - (await held.count())).toBe(0);
  }
});

test('a device that goes round: the curtain', async () => {
  const page = await stage.visit('/new/volto?way=device', { calm: true });
  await button(page, 'Set the table').click();
  await page.getByText('Take the device.').waitFor();
  await expectOpen(page, 'the curtain');
});

test('the lessons and the examples', async () => {
  const page = await stage.visit('/learn/volto', { calm: true });
  await page.getByRole('button', { name: 'Confirm' }).click();
  await cell(page, 'b3').waitFor();
  await cell(page, 'b2').click();
  await expectOpen(page, 'a lesson of Volto');
  await page.goto('/learn/twilight');
  await page.getByRole('button', { name: 'Go on' }).click();
  await playable(page).first().click();
  await expectOpen(page, 'a lesson of Twilight');
  await page.goto('/rules/volto');
  await page.getByRole('figure', { name: 'V12' }).scrollIntoViewIfNeeded();
  await expectOpen(page, 'an example beside a rule');
  await page.goto('/rules/twilight#T17');
  const example = page.getByRole('region', { name: 'Example T17' });
  await example.getByRole('button', { name: 'Doge 1' }).click();
  await expectOpen(page, 'an example of Twilight');
});

test('the notices of the house: no network, no such name, a question before everything is cleared', async () => {
  const page = await stage.visit('/', { calm: true });
  await page.getByRole('button', { name: 'With friends: Volto' }).click();
  await page.getByRole('dialog', { name: 'With friends' }).waitFor();
  await expectOpen(page, 'the name is asked for');
  await button(page, 'Come in').click();
  await page.getByRole('alert').waitFor();
  await expectOpen(page, 'no name was given');
  await page.goto('/settings');
  await button(page, 'Clear everything').click();
  await page.getByRole('dialog').waitFor();
  await expectOpen(page, 'before everything is cleared');
  await button(page, 'Keep').click();
  await page.context().setOffline(true);
  await page.getByText('No network.').waitFor();
  await expectOpen(page, 'no network');
});
