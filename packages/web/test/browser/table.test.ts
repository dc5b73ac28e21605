import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers, newStage, type Visitor } from './stage.ts';
import { ending, move, quietMove, takePlaces } from './volto.ts';

const stage = newStage();

/** Anna makes a table and waits at it. */
async function setTable(game: string, visitor: Visitor): Promise<Page> {
  const anna = await stage.visit(`/new/${game}?way=friends`, visitor);
  await anna.getByRole('textbox', { name: 'Your name' }).fill('Anna');
  await anna.getByRole('button', { name: 'Set the table' }).click();
  await anna.getByText('Waiting for players').waitFor();
  return anna;
}

const linkOf = (page: Page): Promise<string> => page.getByRole('textbox', { name: 'Link' }).inputValue();

/** Boris follows the link, says his name and sits down. */
async function join(link: string, visitor: Visitor, context?: BrowserContext): Promise<Page> {
  const page = await (context ?? (await stage.visitor(visitor))).newPage();
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Ваше имя' }).fill('Борис');
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.getByRole('button', { name: 'Сесть', exact: true }).click();
  await page.getByRole('button', { name: 'Встать' }).waitFor();
  return page;
}

const begin = async (anna: Page): Promise<void> => {
  await anna.getByText('All seats are taken.').waitFor();
  await anna.getByRole('button', { name: 'Begin the game' }).click();
};

test('two people play a whole game in two languages, and each checks its chance', async () => {
  const anna = await setTable('volto', { theme: 'light', calm: true });
  expect(await barriers(anna)).toEqual([]);
  const boris = await join(await linkOf(anna), { locale: 'ru', isPhone: true, calm: true });
  expect(await barriers(boris)).toEqual([]);
  await begin(anna);
  for (const page of [anna, boris]) {
    await page.getByRole('grid').waitFor();
    expect(await barriers(page)).toEqual([]);
    await takePlaces(page);
  }
  await anna.getByRole('tab', { name: 'Chat' }).click();
  await anna.getByRole('textbox', { name: 'Say something' }).fill('Good luck');
  await anna.keyboard.press('Enter');
  await boris.getByRole('tab', { name: /Разговор/ }).click();
  await boris.getByText('Good luck').waitFor();
  expect(await barriers(boris)).toEqual([]);
  await boris.getByRole('button', { name: 'Закрыть' }).click();

  const isAnnaFirst = (await anna.locator('.cell.can').count()) > 0;
  const [first, second] = isAnnaFirst ? [anna, boris] : [boris, anna];
  for (let turn = 0; ; turn++) {
    if (!(await move(turn % 2 === 0 ? first : second, turn))) break;
    if (turn === 2) for (const page of [anna, boris]) expect(await barriers(page)).toEqual([]);
  }
  await Promise.all([ending(anna), ending(boris)]);
  for (const page of [anna, boris]) {
    await page.getByRole('button', { name: /^(Check the chance|Проверить жребий)$/ }).click();
    await page.getByRole('button', { name: /^(Check every roll here|Проверить всё прямо здесь)$/ }).click();
    await page.getByText(/^\s*(All is right|Всё верно)/).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page
      .getByRole('button', { name: /^(Close|Закрыть)$/ })
      .last()
      .click();
  }

  await anna.getByRole('button', { name: 'Play again' }).click();
  await boris.getByRole('button', { name: 'К следующей партии' }).click();
  await begin(anna);
  await Promise.all([anna, boris].map((page) => page.getByRole('grid').waitFor()));
});

interface Seen {
  readonly type: string;
  readonly view?: {
    readonly phase: string;
    readonly kinds: (string | null)[];
    readonly cells: (number | null)[];
  } | null;
}

test('nothing of the other’s masks reaches a page: not by its socket, not in what it keeps', async () => {
  const anna = await setTable('volto', { calm: true });
  const said: string[] = [];
  anna.on('websocket', (socket) => socket.on('framesent', ({ payload }) => said.push(String(payload))));
  await anna.reload();
  const link = await linkOf(anna);
  const context = await stage.visitor({ locale: 'ru', calm: true });
  const frames: string[] = [];
  context.on('page', (page) =>
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload)))),
  );
  const boris = await join(link, {}, context);
  await begin(anna);
  await anna.getByRole('button', { name: 'Shuffle' }).click();
  for (const page of [anna, boris]) await takePlaces(page);
  await boris.locator('.cell.taken').first().waitFor();

  const isAnnaFirst = (await anna.locator('.cell.can').count()) > 0;
  const [first, second] = isAnnaFirst ? [anna, boris] : [boris, anna];
  for (let turn = 0; turn < 6; turn++) await quietMove(turn % 2 === 0 ? first : second, turn);

  const arrangement = /"says":\["([NALSC]{5} [NALSC]{5})"\]/.exec(said.join('\n'))?.[1];
  expect(arrangement).toBeDefined();
  const views = frames
    .map((frame) => JSON.parse(frame) as Seen)
    .flatMap(({ view }) => (view && view.phase === 'move' ? [view] : []));
  expect(views.length).toBeGreaterThan(4);
  for (const { kinds } of views) expect(kinds.slice(0, 10)).toEqual(Array<null>(10).fill(null));
  expect(frames.join('\n')).not.toContain(arrangement);
  expect(frames.join('\n')).not.toContain('"key"');

  const kept = await boris.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases.map(({ name }) => name)]);
  });
  expect(kept).not.toContain(arrangement);
  expect(kept).not.toContain('ridotto-house'); // no house runs in a page that plays over the network
});

test('a spectator watches, and talks with spectators alone until the end', async () => {
  const anna = await setTable('volto', { calm: true });
  const address = new URL(anna.url()).pathname;
  await anna.getByRole('button', { name: 'Fill with bots' }).click();
  await begin(anna);
  await takePlaces(anna);
  const carla = await stage.visit(address, { calm: true });
  await carla.getByRole('textbox', { name: 'Your name' }).fill('Carla');
  await carla.getByRole('button', { name: 'Come in' }).click();
  await carla.getByRole('grid').waitFor();
  expect(await barriers(carla)).toEqual([]);
  await carla.getByRole('tab', { name: 'Chat' }).click();
  await carla.getByRole('textbox', { name: 'Say something' }).fill('Poor Anna');
  await carla.keyboard.press('Enter');
  await carla.getByText('Poor Anna').waitFor();
  await anna.getByRole('tab', { name: 'Table' }).click();
  await anna.getByText('1 spectator').waitFor();
  expect(await anna.getByText('Poor Anna').count()).toBe(0);

  await anna.getByRole('button', { name: 'Resign' }).click();
  expect(await barriers(anna)).toEqual([]);
  await anna.getByRole('button', { name: 'Yes' }).click();
  await ending(anna);
  await carla.getByRole('heading', { name: 'The game is over' }).waitFor();
  await carla.getByText('Bot wins: the opponent has resigned.').waitFor();
});

test('what can’t be chosen is explained by its rule, and the rule is at hand', async () => {
  const page = await stage.visit('/', { calm: true });
  await page.getByRole('button', { name: /Play now.*Volto|Volto.*Play now/ }).click();
  await takePlaces(page);
  await page.locator('.cell.can').first().waitFor();
  await page.getByRole('gridcell', { name: /^c4/ }).click();
  const notice = page.getByRole('alert');
  await notice.getByRole('link', { name: /^V\d+$/ }).click();
  await page.getByRole('dialog', { name: 'Rules' }).waitFor();
  expect(await page.locator('.rule.wanted').isVisible()).toBe(true);
  expect(await barriers(page)).toEqual([]);
});

test('a composed turn can be taken back, and goes to the house as one message', async () => {
  const page = await setTable('twilight', { calm: true });
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
  const send = page.getByRole('button', { name: 'Send turn' });
  const compose = async () => {
    await page.locator('[aria-label*="may be played"]').first().click();
    const target = page.getByRole('button', { name: /: −?\d/ }).first();
    while ((await send.count()) === 0) await target.click();
  };
  await compose();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take back' }).click();
  expect(await send.count()).toBe(0);
  await compose();
  await send.click();
  await expect.poll(() => said.length).toBe(1);
  expect(said[0]!.at(-1)).toBe('end');
  expect(said[0]!.length).toBeGreaterThan(1);
  await page
    .getByText(/^You play /)
    .first()
    .waitFor();
});
