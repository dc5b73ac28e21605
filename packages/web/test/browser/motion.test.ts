import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newStage, whole } from '../../testing/stage.ts';
import { begin, join, linkOf, setTable } from '../../testing/tables.ts';
import { hand, isAsked, playable, playCard, position, sendButton, whoseTurn } from './twilight.ts';
import { cell, inTurn, movable, quietMove, takePlaces } from '../../testing/volto.ts';

const stage = newStage();

/** Two people at a table, whose clocks the test winds. */
async function meet(game: string): Promise<readonly [anna: Page, boris: Page]> {
  const anna = await setTable(stage, game);
  const boris = await stage.visit('about:blank');
  for (const page of [anna, boris]) await page.clock.install();
  await anna.reload();
  await join(boris, await linkOf(anna));
  await begin(anna);
  return [anna, boris];
}

/** From now on nothing goes on by itself in this page, all of which has come; whatever was under way has ended. */
async function holdStill(page: Page): Promise<void> {
  await whole(page);
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
}

/** The places of all masks that are on the board, as they are drawn. */
const masks = (page: Page): Promise<string[]> =>
  page.locator('.token:not(.off)').evaluateAll((tokens) =>
    tokens.map((token) => {
      const { style } = token as HTMLElement;
      return `${style.getPropertyValue('--x')} ${style.getPropertyValue('--y')}`;
    }),
  );

test('Volto: a mask arrives, then what it captures leaves; a touch shows all at once; the last move stays marked', async () => {
  const [anna, boris] = await meet('volto');
  for (const page of [anna, boris]) {
    await page.getByRole('button', { name: 'Bodyguard' }).click();
    await takePlaces(page);
  }
  const [first] = await inTurn(anna, boris);
  if (first === boris) await quietMove(boris); // a6-a5
  await movable(anna).first().waitFor();
  await expect.poll(() => masks(boris)).toHaveLength(20);

  await holdStill(boris);
  await cell(anna, 'c2').click();
  await cell(anna, 'c6').click(); // Soldier takes Soldier
  const c6 = '2 5'; // as Boris sees it
  await expect.poll(async () => (await masks(boris)).filter((place) => place === c6)).toHaveLength(2);
  await boris.clock.runFor(300);
  expect(await masks(boris)).toHaveLength(20);
  await boris.clock.runFor(30);
  await expect.poll(() => masks(boris)).toHaveLength(19);
  await boris.clock.resume();

  await expect.poll(() => masks(anna)).toHaveLength(19);
  await holdStill(anna);
  await movable(boris).first().waitFor();
  await cell(boris, 'b7').click();
  await cell(boris, 'c6').click(); // an Advisor takes the Soldier
  await expect.poll(async () => (await masks(anna)).filter((place) => place === '2 1')).toHaveLength(2);
  expect(await masks(anna)).toHaveLength(19);
  await cell(anna, 'd4').click();
  await anna.clock.runFor(20); // a picture: far less than what is skipped
  await expect.poll(() => masks(anna)).toHaveLength(18);

  const marked = anna.getByRole('gridcell', { name: /^c6, hidden mask of the Sun, .*last move$/ });
  await marked.waitFor();
  await anna.clock.resume();
  await movable(anna).first().click();
  await anna.locator('.cell.target').first().waitFor();
  expect(await marked.count()).toBe(1);
  expect(await cell(anna, 'b7').getAttribute('class')).toMatch(/\bfrom\b/);
  await anna.reload();
  await marked.waitFor();
});

/** Where the five pieces stand; the Favourite takes her step after everybody else. */
const pieces = async (page: Page) => (await position(page)).split(', ').slice(0, 5).join(', ');

/** Composes a turn of two cards that don't undo each other; gives the position after each. */
async function composeTwo(page: Page): Promise<readonly [string, string]> {
  const start = await pieces(page);
  await hand(page).first().waitFor();
  const names = await playable(page).evaluateAll((cards) => cards.map((card) => card.ariaLabel!));
  for (const name of new Set(names)) {
    await playCard(
      page,
      hand(page)
        .and(page.getByRole('button', { name, exact: true }))
        .first(),
    );
    const one = await pieces(page);
    if ((await playable(page).count()) > 0) {
      await playCard(page, playable(page).first());
      const two = await pieces(page);
      if (two !== start) return [one, two];
    }
    while ((await pieces(page)) !== start || (await hand(page).count()) < 8) {
      const held = await hand(page).count();
      await page.getByRole('button', { name: 'Take back' }).click();
      await expect.poll(() => hand(page).count()).not.toBe(held);
    }
  }
  throw new Error('no two cards can be played together');
}

test('Twilight: the other’s cards take effect one after another; a key shows all at once; the last turn stays marked', async () => {
  const [anna, boris] = await meet('twilight');
  const mover = (await whoseTurn(anna, boris))!;
  const other = mover === anna ? boris : anna;
  await hand(other).nth(7).waitFor();

  await holdStill(other);
  const [one, two] = await composeTwo(mover);
  await sendButton(mover).click();
  await expect.poll(() => pieces(other)).toBe(one);
  await other.clock.runFor(470);
  expect(await pieces(other)).toBe(one);
  await other.clock.runFor(20);
  await expect.poll(() => pieces(other)).toBe(two);
  await other.clock.resume();
  await isAsked(other).waitFor();
  const marked = (page: Page) => page.getByRole('gridcell', { name: /moved here last/ }).first();
  await marked(other).waitFor();

  await isAsked(mover).waitFor({ state: 'detached' });
  await holdStill(mover);
  const [three, four] = await composeTwo(other);
  await marked(other).waitFor();
  await sendButton(other).click();
  await expect.poll(() => pieces(mover)).toBe(three);
  await hand(mover).first().press('End');
  await expect.poll(() => pieces(mover)).toBe(four);
  await mover.clock.resume();
  await isAsked(mover).waitFor();
  await marked(mover).waitFor();
});
