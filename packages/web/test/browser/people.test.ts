import type { View as TwilightView } from '@ridotto/games/twilight';
import type { View as VoltoView } from '@ridotto/games/volto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cardsIn, kept, overhear, updatesIn, type Overheard } from './secrets.ts';
import { newStage } from '../../testing/stage.ts';
import { begin, ending, isOver, join, linkOf, setTable } from '../../testing/tables.ts';
import { playTurn, whoseTurn } from './twilight.ts';
import { inTurn, move, takePlaces, takeSafePlaces } from '../../testing/volto.ts';

const stage = newStage();

/** Two people at a table, one with an English desk, one with a Russian phone, and what goes over their lines. */
async function meet(game: string): Promise<readonly [anna: Page, boris: Page, annas: Overheard, boriss: Overheard]> {
  const anna = await setTable(stage, game, { calm: true });
  const annas = overhear(anna);
  await anna.reload();
  const boris = await stage.visit('about:blank', { locale: 'ru', isPhone: true, calm: true });
  const boriss = overhear(boris);
  await join(boris, await linkOf(anna));
  await begin(anna);
  return [anna, boris, annas, boriss];
}

/** Both check every roll of the game in their browsers. */
async function checkChance(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Check the chance|Проверить жребий)$/ }).click();
  await page.getByRole('button', { name: /^(Check every roll here|Проверить всё прямо здесь)$/ }).click();
  await page.getByText(/^\s*(All is right|Всё верно)/).waitFor();
  const close = page.getByRole('dialog').getByRole('button', { name: /^(Close|Закрыть)$/ });
  await close.last().click();
}

test('two people play a whole game of Volto in two languages; neither page ever has the other’s masks', async () => {
  const [anna, boris, ...lines] = await meet('volto');
  const pages = [anna, boris];
  await takeSafePlaces(anna);
  await takePlaces(boris);
  const [first, second] = await inTurn(anna, boris);
  await anna.getByRole('tab', { name: 'Chat' }).click();
  await anna.getByRole('textbox', { name: 'Say something' }).fill('Good luck');
  await anna.keyboard.press('Enter');
  await boris.getByRole('tab', { name: /Разговор/ }).click();
  await boris.getByText('Good luck').waitFor();
  await boris.getByRole('button', { name: 'Закрыть' }).click();

  const stores: string[][] = [[], []];
  for (let turn = 0; await move(turn % 2 === 0 ? first : second, turn); turn++) {
    if (turn % 8 === 0) for (const [seat, page] of pages.entries()) stores[seat]!.push(await kept(page));
  }
  await Promise.all(pages.map(ending));

  for (const [seat, line] of lines.entries()) {
    const updates = updatesIn<VoltoView>(line);
    expect(updates.length).toBeGreaterThan(4);
    for (const { view, you } of updates) {
      expect(you).toBe(seat);
      const others = view.kinds
        .map((kind, mask) => ({ kind, isOn: view.cells[mask] !== null }))
        .toSpliced(seat * 10, 10);
      expect(others.filter(({ kind, isOn }) => kind !== null && isOn)).toEqual([]);
    }
    const [, arrangement] = /"says":\["([NALSC]{5} [NALSC]{5})"\]/.exec(lines[1 - seat]!.said.join('\n'))!;
    const beforeEnd = line.heard.slice(
      0,
      line.heard.findIndex((frame) => frame.includes('"phase":"over"')),
    );
    for (const text of [...beforeEnd, ...stores[seat]!]) {
      expect(text).not.toContain(arrangement);
      expect(text).not.toContain('"key"');
      expect(text).not.toContain('ridotto-house'); // no house runs in a page that plays over the network
    }
  }

  for (const page of pages) await checkChance(page);
  const summary = boris.getByRole('tab', { name: 'Итоги' });
  await summary.tap();
  const told = await boris.getByRole('tabpanel').locator('.moments').elementHandle();
  await anna.getByRole('button', { name: 'Offer a rematch' }).click();
  await anna.getByText('A rematch is offered').waitFor();
  await boris.getByText('Anna: сыграем ещё?').waitFor();
  expect(await told.evaluate((one) => one.isConnected)).toBe(true); // nothing is loaded again for it
  await summary.tap();
  await boris.getByRole('button', { name: 'Принять реванш' }).click();
  await Promise.all(pages.map((page) => page.getByRole('grid').waitFor()));
});

const OTHER_SIDE: Record<string, string> = { Victory: 'Поражение', Defeat: 'Победа', 'A draw': 'Ничья' };

const CARD = /^(D|G1|G11|GX|M[1-3]|H[1-5]|HX)$/; // [T4]

/** Cards that everybody has seen, and one's own. */
const seenBy = (seat: number) =>
  new RegExp(`^(view\\.(hands\\.${seat}|discards\\.\\d|known\\.\\d|played\\.\\d+\\.(card|move))|events\\..*)$`);

test('two people play a whole match of Twilight in two languages; neither page ever has the other’s hand', async () => {
  const [anna, boris, ...lines] = await meet('twilight');
  const pages = [anna, boris];
  let most = 0; // cards in a turn
  for (let turn = 0; ; turn++) {
    const page = await whoseTurn(...pages);
    if (page === null) break;
    most = Math.max(most, await playTurn(page, 'west'));
    if (turn % 8 === 0) {
      for (const one of pages) {
        expect(await kept(one)).not.toMatch(/ridotto-house|\\?"([DGHM]\d*X?)\\?",\\?"[DGHM]/);
      }
    }
  }
  expect(most).toBeGreaterThan(1);
  await Promise.all(pages.map(ending));
  expect(await isOver(boris).textContent()).toBe(OTHER_SIDE[(await isOver(anna).textContent())!]);

  for (const [seat, line] of lines.entries()) {
    const updates = updatesIn<TwilightView>(line).filter(({ view }) => view.phase !== 'redeal'); // [T6] shown to all
    expect(updates.length).toBeGreaterThan(10);
    for (const { view, events } of updates) {
      expect(view.hands[1 - seat]).toBeNull();
      expect(typeof view.deck).toBe('number');
      expect(cardsIn({ view, events }, CARD).filter((path) => !seenBy(seat).test(path))).toEqual([]);
      const told = events.filter((event) => cardsIn(event, CARD).length > 0).map(({ type }) => type);
      expect(told.filter((type) => !['dealt', 'drew', 'shown', 'played', 'discarded'].includes(type))).toEqual([]);
    }
  }
  for (const page of pages) await checkChance(page);
});
