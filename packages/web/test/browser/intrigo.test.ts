import { seeded } from '@ridotto/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeAlong } from '../../testing/axe-along.ts';
import { byClick, byKeys, byTap, type Choose } from '../../testing/keys.ts';
import { barriers, newStage, whole } from '../../testing/stage.ts';
import { begin, ending, hasten, join, linkOf } from '../../testing/tables.ts';
import { answerOnce } from './answers.ts';
import { expectNothingKept, expectOwnCards, expectOwnDrafts } from './intrigo-secrets.ts';
import { mannerIn, outOfSight } from './intrigo.ts';
import { overhear, type Overheard } from './secrets.ts';

// The short forms are for every day; `npm run intrigo` plays whole games.
const isLong = import.meta.env.MODE === 'long';

const stage = newStage();

const ANSWERS = isLong ? Infinity : 18; // a draft and most of a round
const GAMES = isLong ? [1, 2, 3] : [1];
const LONG = isLong ? 900_000 : 300_000; // ms of a test
const TOUCHES = 16; // of the lesson: the draft, a card placed, somebody hired
const PATIENCE = 180_000; // ms: one waits while the other looks for a key

const SCREENS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** What comes and goes on the board. */
const SIGNS = { board: '.intrigo', parts: '.walk, .finale, .calls, .letter, .people, .small, .example, .ghost, .idle' };

/** A table of one's own against bots that don't think long. */
async function sitDown(seats: number, seed = seats): Promise<Page> {
  const page = await stage.visit('/new/intrigo?way=bots', { calm: true, seed });
  hasten(page);
  if (seats === 4) await page.getByRole('button', { name: 'More' }).click();
  await page.getByText('Pulcinella').click();
  await page.getByRole('button', { name: 'Set the table' }).click();
  return page;
}

/** On every screen, all that can be done is seen. */
async function expectInSight(page: Page): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await expect.poll(() => outOfSight(page), { message: `${screen.width}x${screen.height}` }).toEqual([]);
  }
}

const looked = { states: 0, axe: new Set<string>() }; // in all games

test.each([3, 4].flatMap((seats) => GAMES.map((game) => [seats, game] as const)))(
  'nothing that can be done is below the fold, with %i at the table, in game %i; nobody is shut out',
  { timeout: LONG },
  async (seats, game) => {
    const page = await sitDown(seats, seats + 10 * game);
    const manner = mannerIn(page, byClick, seeded(seats + 10 * game));
    const look = isLong ? axeAlong(page, SIGNS, looked.axe) : async () => {};
    for (let answers = 0; answers < ANSWERS; answers++) {
      const goesOn = await answerOnce(page, manner, byClick);
      await expectInSight(page);
      await look();
      looked.states++;
      if (!goesOn) break;
    }
    if (isLong) console.log(`${looked.states} states in sight on ${SCREENS.length} screens, ${looked.axe.size} by axe`);
  },
);

test('the herald can be sent round again from the log', async () => {
  const page = await sitDown(3);
  const manner = mannerIn(page, byClick);
  const rewards = page.getByText('Rewards of round 1');
  while ((await rewards.count()) === 0) await answerOnce(page, manner, byClick);
  await rewards.click();
  const walk = page.locator('.walk').waitFor(); // of two seconds
  await page.getByRole('button', { name: 'Show it again' }).click();
  await walk;
  expect(await barriers(page)).toEqual([]);
  await page.locator('.scene').click({ position: { x: 300, y: 120 } });
  await page.locator('.walk').waitFor({ state: 'detached' });
});

test.runIf(isLong)(
  'no state of a turn shuts anybody out, nor do the notebook and the people, who tell what they know',
  async () => {
    const page = await sitDown(3);
    const manner = mannerIn(page, byClick);
    const bright = (kind: string) => page.locator(`[data-thing^="${kind} "][data-light=bright]`).first();
    const asked = manner.asked.or(page.getByRole('button', { name: 'Send the turn' })).first();
    await bright('card').waitFor();
    expect(await barriers(page), 'the draft').toEqual([]);
    for (await asked.waitFor(); !(await bright('hire').isVisible()); await asked.waitFor())
      await answerOnce(page, manner, byClick);
    const back = page.getByRole('button', { name: 'Take back' });
    await bright('card').click();
    await bright('gap').waitFor();
    expect(await barriers(page), 'a card chosen').toEqual([]);
    await bright('gap').click();
    await page.getByRole('button', { name: 'Send the turn' }).waitFor();
    expect(await barriers(page), 'what it comes to').toEqual([]);
    for (; (await back.count()) > 0; await whole(page)) await back.click();
    await page.locator('[data-thing="hire seller"]').click();
    await bright('gap').click();
    await bright('building').click();
    expect(await barriers(page), 'the targets of a power').toEqual([]);
    for (; (await back.count()) > 0; await whole(page)) await back.click();
    await page.getByRole('button', { name: 'Notebook' }).click();
    await page.getByText(/^Counted in \d+ ways/).waitFor();
    const mark = page
      .getByRole('dialog')
      .getByRole('button', { name: /^\w+ \d, Bot 1: / })
      .first();
    await mark.click();
    await page.getByRole('button', { name: /marked: has it$/ }).waitFor();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('[data-thing="hire thief"]').click();
    await page.getByRole('button', { name: 'Example' }).click();
    await page.getByRole('heading', { name: 'Palace Guard' }).waitFor();
    expect(await barriers(page)).toEqual([]);
  },
);

test('where the lamps stay dark, nobody is shown who would win, whatever one has chosen for oneself', async () => {
  const page = await stage.visit('/new/intrigo?way=bots', { calm: true, seed: 1 });
  hasten(page);
  await page.getByRole('switch', { name: 'Dark lamps' }).press('Space');
  await page.getByRole('button', { name: 'Set the table' }).click();
  const manner = mannerIn(page, byClick);
  const foretold = page.locator('.lamp, .bell, .short').or(page.getByText(/would go to/));
  const rewards = page.getByText('Rewards of round 1');
  const notebook = page.getByRole('button', { name: 'Notebook' }); // there when something was seen that can be noted
  let hasNotebook = false;
  while ((await rewards.count()) === 0) {
    await answerOnce(page, manner, byClick);
    expect(await foretold.count()).toBe(0);
    hasNotebook ||= (await notebook.count()) > 0;
  }
  expect(hasNotebook).toBe(true);
  expect(await page.getByRole('button', { name: 'Show who would win' }).count()).toBe(0);
});

test('the lesson fits a small phone, from its words down to the hand, and its board says nothing else', async () => {
  const page = await stage.visit('/learn/intrigo', { locale: 'ru', isPhone: true, calm: true });
  await page.setViewportSize(SCREENS[0]!);
  const manner = mannerIn(page, byTap);
  const on = page.getByRole('button', { name: 'Дальше', exact: true });
  const send = page.getByRole('button', { name: 'Сделать ход' });
  const step = () => page.locator('progress').evaluate((bar: HTMLProgressElement) => bar.value);
  for (let touches = 0; touches < TOUCHES; touches++) {
    await manner.asked.or(on).or(send).first().waitFor();
    await expect.poll(() => outOfSight(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
      .toBeLessThanOrEqual(0);
    expect(await page.getByText('не к чему применить').count()).toBe(0); // whoever is hired has something to do
    if ((await on.count()) === 0) await answerOnce(page, manner, byTap);
    else {
      const before = await step();
      await on.tap();
      await expect.poll(step).toBeGreaterThan(before);
    }
  }
});

/** Two people and bots: one at an English desk, one with a Russian phone. */
async function meet(seats: number): Promise<readonly [anna: Page, boris: Page, lines: readonly Overheard[]]> {
  const anna = await stage.visit('/new/intrigo?way=friends', { calm: true });
  const annas = overhear(anna);
  await anna.getByRole('textbox', { name: 'Your name' }).fill('Anna');
  const more = anna.getByRole('group', { name: 'Seats' }).getByRole('button', { name: 'More' });
  if (seats === 4) await more.click();
  await anna.getByRole('button', { name: 'Set the table' }).click();
  const boris = await stage.visit('about:blank', { locale: 'ru', isPhone: true, calm: true });
  const boriss = overhear(boris);
  await join(boris, await linkOf(anna));
  await anna.getByRole('button', { name: 'Fill with bots' }).click();
  await begin(anna);
  for (const page of [anna, boris]) page.setDefaultTimeout(PATIENCE);
  return [anna, boris, [annas, boriss]];
}

/** Answers to the end, or through the draft of the first round. */
async function play(page: Page, choose: Choose, { said }: Overheard): Promise<void> {
  const manner = mannerIn(page, choose);
  const drafts = isLong ? Infinity : 3; // the last of four cards is kept by the house
  const kept = () => said.filter((frame) => frame.includes('"keep ')).length;
  while (kept() < drafts && (await answerOnce(page, manner, choose)));
}

test.each(isLong ? [3, 4] : [3])(
  'a table of %i: by keyboard on a desk, by taps on a phone in Russian, and bots; nobody’s page has another’s cards',
  { timeout: LONG },
  async (seats) => {
    const [anna, boris, lines] = await meet(seats);
    await Promise.all([play(anna, byKeys, lines[0]!), play(boris, byTap, lines[1]!)]);
    for (const [seat, line] of lines.entries()) {
      expect(expectOwnCards(line, seat)).toBeGreaterThan(2);
      await expectOwnDrafts(line);
    }
    for (const page of [anna, boris]) {
      await expectNothingKept(page);
      await expect.poll(() => page.locator('[data-shelf]').count()).toBe(seats);
      if (!isLong) continue;
      await ending(page);
      expect(await barriers(page)).toEqual([]);
      await page.locator('.finale').getByRole('button').waitFor();
      await expectInSight(page);
    }
  },
);
