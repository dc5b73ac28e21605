import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { barriers, newStage, whole } from '../../testing/stage.ts';
import { begin, join, linkOf } from '../../testing/tables.ts';

const stage = newStage();

const asked = (page: Page) => page.getByRole('button', { name: /^(Hint|Подсказка)$/ });
const hint = (page: Page) => page.getByRole('region', { name: /^(Hint|Подсказка)$/ });

async function sitDown(page: Page, more: (page: Page) => Promise<void> = async () => {}): Promise<void> {
  await more(page);
  await page.getByRole('button', { name: /^(Set the table|Накрыть стол)$/ }).click();
  await page.locator('.turn b:not(:empty)').first().waitFor();
}

/** Asks for a hint as soon as that can be done, whatever is told meanwhile. */
async function ask(page: Page): Promise<void> {
  const skip = page.getByRole('button', { name: /^(Skip to now|Сразу к концу)$/ });
  for (;;) {
    await asked(page).or(skip).first().waitFor();
    if ((await asked(page).count()) > 0) break;
    await skip.click({ timeout: 1000 }).catch(() => {}); // it may be over by itself
  }
  await asked(page).click();
  await hint(page).waitFor();
}

describe.each([
  ['volto', 'at a desk', {}],
  ['twilight', 'on a phone, in Russian', { isPhone: true, locale: 'ru' }],
  ['intrigo', 'on a phone, by morning', { isPhone: true, theme: 'light' }],
  ['coach', 'at a desk, in Russian', { locale: 'ru', theme: 'light' }],
] as const)('alone against bots, a hint in %s %s', (game, _, visitor) => {
  test('has chances and a reason, lights what to touch, covers nothing, and shuts nobody out', async () => {
    const page = await stage.visit(`/new/${game}?way=bots`, { calm: true, seed: 5, ...visitor });
    await sitDown(page);
    await ask(page);
    const ideas = hint(page).getByRole('listitem');
    await ideas.first().waitFor(); // the house thinks for a while
    const [, ...chance] = /(\d+) % \((\d+)–(\d+)\)/.exec((await ideas.first().innerText()).replaceAll('\n', ' '))!;
    const [percent, low, high] = chance.map(Number);
    expect([0, low, percent, high, 100]).toEqual([0, low, percent, high, 100].toSorted((a, b) => a! - b!));
    const why = (await hint(page).locator('p').innerText()).split('\n').at(-1)!;
    expect(why).toMatch(/\.$/);
    if (game !== 'volto') await page.locator('#board [data-pointed]').first().waitFor(); // an arrangement is made, not found
    await expect.poll(() => page.locator('.heard[aria-live]').first().textContent()).toContain(why);
    const [above, board] = await Promise.all([hint(page).boundingBox(), page.locator('#board').boundingBox()]);
    expect(above!.y + above!.height).toBeLessThanOrEqual(board!.y + 1);
    expect(await barriers(page)).toEqual([]);
    const { length } = await ideas.all();
    await ideas
      .nth(length - 1)
      .getByRole('button')
      .press('Enter');
    await hint(page)
      .getByRole('button', { name: /^(Do this|Так и сделать)$/ })
      .press('Enter');
    await hint(page).waitFor({ state: 'hidden' });
  });
});

test('whoever turns hints off has none; among people they are off unless they are wished for', async () => {
  const page = await stage.visit('/new/volto?way=bots', { calm: true });
  const isOn = () => page.getByRole('switch', { name: 'Hints' }).isChecked();
  await expect.poll(isOn).toBe(true);
  await page.getByText('Friends, each at home').click();
  await expect.poll(isOn).toBe(false);
  await page.getByText('Me against bots').click();
  await sitDown(page, () => page.getByRole('switch', { name: 'Hints' }).press('Space'));
  await page.getByRole('button', { name: /^Confirm/ }).waitFor();
  await whole(page);
  expect(await asked(page).count()).toBe(0);
});

test('among people everybody sees who has asked', async () => {
  const anna = await stage.visit('/new/volto', { calm: true });
  await anna.getByLabel('Your name').fill('Anna');
  await anna.getByRole('switch', { name: 'Hints' }).press('Space');
  await anna.getByRole('button', { name: 'Set the table' }).click();
  await anna.getByText('everybody sees who did').waitFor();
  const bob = await (await stage.visitor({ calm: true })).newPage();
  await join(bob, await linkOf(anna));
  await begin(anna);
  await ask(anna);
  await bob.getByText('Hints taken: Anna 1.').waitFor();
  expect(await hint(bob).count()).toBe(0);
});
