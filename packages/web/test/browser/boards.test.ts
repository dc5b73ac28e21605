import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers, newStage } from './stage.ts';
import { begin, setTable } from './tables.ts';

const stage = newStage();

async function withBots(game: string): Promise<Page> {
  const page = await setTable(stage, game, { calm: true });
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await begin(page);
  return page;
}

test('Intrigo: cards are kept, and one goes from the hand into a gap of the ring', async () => {
  const page = await withBots('intrigo');
  const pack = page.getByRole('group', { name: 'Keep one of these' }).getByRole('button');
  const hand = page.getByRole('group', { name: 'Your hand' }).getByRole('button');
  const toPlace = page.getByText('Choose a card of your hand, or somebody to hire.');
  await pack.first().waitFor();
  expect(await barriers(page)).toEqual([]);
  for (;;) {
    await pack.and(page.locator(':enabled')).first().or(toPlace).first().waitFor();
    if (await toPlace.isVisible()) break;
    const left = await pack.allInnerTexts();
    await pack.first().click();
    await expect.poll(async () => (await pack.allInnerTexts()).join()).not.toBe(left.join());
  }
  const held = await hand.count();
  await hand.first().click();
  const gap = page.getByRole('button', { name: /^Gap \d+: .*place it here$/ }).first();
  await gap.waitFor();
  expect(await barriers(page)).toEqual([]);
  await gap.click();
  await expect.poll(() => hand.count()).toBe(held - 1);
});

test('Coach: a rider sees their own secrets and nobody else’s, and can answer', async () => {
  const page = await withBots('coach');
  const answers = page.getByRole('region', { name: 'What you may do' }).getByRole('button');
  await answers.first().waitFor();
  expect(await barriers(page)).toEqual([]);
  const riders = page.getByRole('list', { name: 'Who rides in the coach' }).getByRole('listitem');
  expect(await riders.count()).toBe(3);
  const own = riders.filter({ has: page.getByText('you', { exact: true }) });
  expect(await own.count()).toBe(1);
  expect(await own.getByText('?', { exact: true }).count()).toBe(0);

  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await page.reload();
  await answers.first().waitFor();
  await answers.first().click();
  const composed = page.getByRole('button', { name: 'Take back' });
  await expect
    .poll(async () => sent.some((frame) => frame.includes('"say"')) || (await composed.count()) > 0)
    .toBe(true);
});
