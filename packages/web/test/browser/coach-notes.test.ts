import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers, newStage, type Visitor } from '../../testing/stage.ts';
import { byClick } from '../../testing/keys.ts';
import { enterWithBots, shut } from '../../testing/tables.ts';

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
  const rider = page.locator('.coach [data-thing="rider 1"]'); // what is only thought hangs there hollow, and is said so
  await rider.locator('.seals [data-card=order] .hollow').first().waitFor();
  await expect.poll(() => rider.getAttribute('aria-label')).toContain('your mark: Order of Open Secrets');
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

/** Where a sentence of the log is torn between a card's name and the sign beside it, at any width that a log may have. */
const tornIn = (page: Page) =>
  page.getByRole('region', { name: 'What has happened' }).evaluate((log) => {
    const [NARROWEST, WIDEST] = [120, 420]; // px
    const lettersOf = (line: Element) => {
      const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      const letters: { readonly text: Text; readonly at: number; readonly name: Element | null }[] = [];
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
        for (let at = 0; at < text.length; at++) letters.push({ text, at, name: text.parentElement!.closest('.name') });
      return letters;
    };
    const said = ({ text, at }: { text: Text; at: number }) => text.data[at]!;
    const pairs = [...log.querySelectorAll('span:has(> .name)')].flatMap((line) => {
      const letters = lettersOf(line);
      return letters
        .slice(1)
        .map((right, i) => [letters[i]!, right] as const)
        .filter(
          ([left, right]) => left.name !== right.name && (/[«“(]/.test(said(left)) || /[,.:;»”)]/.test(said(right))),
        );
    });
    const topOf = ({ text, at }: { text: Text; at: number }) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().top;
    };
    const torn = new Set<string>();
    for (let width = NARROWEST; width <= WIDEST; width += 3) {
      (log as HTMLElement).style.width = `${width}px`;
      for (const [left, right] of pairs)
        if (Math.abs(topOf(left) - topOf(right)) > 5) torn.add(`${left.text.data}|${right.text.data}`);
    }
    return { torn: [...torn], pairs: pairs.length };
  });

test('a card’s name in the log keeps its comma, and opens the card by touch or key', async () => {
  const page = await atTable({});
  const names = page.getByRole('region', { name: 'What has happened' }).getByRole('button').and(page.locator('.name'));
  await names.first().waitFor();
  const { torn, pairs } = await tornIn(page);
  expect(pairs).toBeGreaterThan(1); // what one was dealt
  expect(torn).toEqual([]);
  const card = page.getByRole('dialog');
  for (const open of [() => names.first().click(), () => names.first().press('Enter')]) {
    await open();
    await card.waitFor();
    await page.keyboard.press('Escape');
    await shut(page);
  }
});

test('who plays now rides with four bots', async () => {
  const page = await stage.visit('/', { calm: true });
  await page.getByRole('button', { name: 'Play now: Coach to the Devil’s Castle' }).click();
  const riders = page.getByRole('list', { name: 'Who rides in the coach' }).getByRole('listitem');
  await expect.poll(() => riders.count()).toBe(4);
});
