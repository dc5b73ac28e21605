// Whole rides of Coach in a real browser, and what axe finds in every state of them: npm run rides
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerOnce } from './answers.ts';
import { lit, mannerIn, ride, thing, touch } from './coach.ts';
import { expectOwnSecrets } from './coach-secrets.ts';
import { besideDevice, playOnDevice } from './device.ts';
import { kept, overhear } from './secrets.ts';
import { axeAlong } from '../../testing/axe-along.ts';
import { byClick, byKeys, byTap, type Choose } from '../../testing/keys.ts';
import { barriers, newStage, type Visitor } from '../../testing/stage.ts';
import { begin, isOver, join, linkOf, shut } from '../../testing/tables.ts';

const isLong = import.meta.env.MODE === 'long';
const longTest = test.runIf(isLong);
const LONG = 600_000; // ms
const SECOND = 300; // ms of candles: a finger of ours is as quick

const stage = newStage({ second: SECOND });

const COACH = { board: '.coach', parts: 'section' };

/** Plays to the end, and looks at every state on the way. */
async function playOut(page: Page, choose: Choose, look = axeAlong(page, COACH)): Promise<void> {
  const manner = mannerIn(page, choose);
  while (await answerOnce(page, manner, choose)) await look();
  await page
    .getByRole('region', { name: /^(What was claimed, and what was true|Что было объявлено и что было)/ })
    .waitFor();
  await look();
}

const RIDES: readonly (readonly [seats: number, how: string, choose: Choose, visitor: Visitor])[] = [
  [3, 'by keys alone, on a desk', byKeys, {}],
  [5, 'by taps alone, on a phone, in Russian', byTap, { isPhone: true, locale: 'ru' }],
  [8, 'by clicks, on a desk, in Russian', byClick, { locale: 'ru' }],
];
for (const [seats, how, choose, visitor] of RIDES)
  longTest(
    `a whole ride of ${seats} against bots, ${how}; nobody is shut out on the way`,
    { timeout: LONG },
    async () => {
      const page = await stage.visit('/new/coach?way=bots', { calm: true, seed: seats, ...visitor });
      await ride(page, seats);
      await playOut(page, choose);
    },
  );

longTest('what a rider can be asked for is explained by its card, on a phone', async () => {
  const page = await stage.visit('/new/coach?way=bots', { isPhone: true, calm: true, locale: 'ru', seed: 5 });
  await ride(page, 5);
  await toOwnTurn(page, byTap);
  await touch(page, 'rider 2', byTap);
  await thing(page, 'do attack').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Отмена' }).first().tap();
  await page.locator('.side [data-card]').tap();
  await page.getByRole('dialog').getByText('Ваше общество побеждает').waitFor();
  expect(await barriers(page)).toEqual([]);
});

/** In one's own turn, when nobody is asked for anything else. */
async function toOwnTurn(page: Page, choose: Choose): Promise<void> {
  const manner = mannerIn(page, choose);
  const isFree = page.getByText(/^(Your turn|Ваш ход)$/);
  for (await manner.asked.first().waitFor(); (await isFree.count()) === 0; await manner.asked.first().waitFor())
    if (!(await answerOnce(page, manner, choose))) throw new Error('the ride is over before one’s own turn');
}

const SEEDS = 30; // with two items of six, one deal in three has treasure in it from the beginning

/** In one's own turn, with treasure in hand: in the first of the deals that have it. */
async function declaring(): Promise<Page> {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const page = await stage.visit('/new/coach?way=bots', { calm: true, seed });
    await ride(page, 3);
    await toOwnTurn(page, byClick);
    if ((await thing(page, 'do declare').count()) > 0) return page;
    await page.context().close();
  }
  throw new Error(`nobody could declare in ${SEEDS} rides`);
}

longTest('a declaration is said, taken back, said again and asked once more; a long press opens a card', async () => {
  const page = await declaring();
  const canDeclare = thing(page, 'do declare');
  await touch(page, 'do declare', byClick);
  await touch(page, 'rider 1', byClick);
  const sentence = page.getByRole('region', { name: 'Your declaration' });
  await expect.poll(() => sentence.innerText()).toMatch(/declare the victory of the .*,\swith\sBot\s1\.”$/m);
  expect(await barriers(page)).toEqual([]);
  await thing(page, 'rider 1').click();
  await expect.poll(() => sentence.innerText()).toMatch(/,\salone\.”$/m);
  await touch(page, 'do say', byClick);
  await page.getByText('It will be decided, one way or the other.').waitFor();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Never mind' }).click();
  await canDeclare.waitFor();
  const item = page.locator('.fan [data-thing^="card "]').first();
  const { x, y, width, height } = (await item.boundingBox())!;
  const finger = await page.context().newCDPSession(page);
  const at = [{ x: x + width / 2, y: y + height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
  await page.getByRole('dialog').waitFor();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await page.locator('[aria-pressed=true]').count()).toBe(0);
  await page.keyboard.press('Escape');
  await touch(page, 'do declare', byClick);
  await touch(page, 'do say', byClick);
  await touch(page, 'do swear', byClick);
  await page.getByRole('region', { name: 'What was claimed, and what was true' }).waitFor();
});

/** Anna, on a desk, sets a table of the house for so many, with the shortest candles, and waits at it. */
async function host(seats: number): Promise<Page> {
  const anna = await stage.visit('/new/coach?way=friends', { calm: true });
  await anna.getByRole('textbox', { name: 'Your name' }).fill('Anna');
  for (let have = 3; have < seats; have++) await anna.getByRole('button', { name: 'More' }).first().click();
  const candles = anna.getByRole('group', { name: 'How long a window’s candle burns, in seconds' });
  await candles.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await anna.getByRole('button', { name: 'Set the table' }).click();
  await anna.getByText('Waiting for players').waitFor();
  return anna;
}

async function fillAndBegin(anna: Page): Promise<void> {
  await anna.getByRole('button', { name: 'Fill with bots' }).click();
  await begin(anna);
}

longTest('a rider leaves, a bot rides on, and the rider comes back to the same seat', async () => {
  const anna = await host(4);
  await fillAndBegin(anna);
  await lit(anna).first().waitFor();
  const riders = () => anna.locator('.coach .name').allInnerTexts();
  const [name, seated] = [await anna.locator('.self .who').innerText(), await riders()];
  await anna.getByRole('tab', { name: 'Table' }).click();
  await anna.getByRole('button', { name: 'Leave the table' }).click();
  await anna.getByRole('button', { name: 'Yes' }).click();
  const back = anna.getByRole('button', { name: 'Take my seat back' });
  await back.waitFor();
  await expect.poll(() => lit(anna).count()).toBe(0);
  await back.click();
  await lit(anna).or(isOver(anna)).first().waitFor();
  await expect.poll(async () => [await anna.locator('.self .who').innerText(), await riders()]).toEqual([name, seated]);
});

const isLate = /^(That came too late|Слишком поздно)/; // a candle was out before the finger was there

const BLOCKED = 10_000; // ms until somebody sees that nothing can be touched

/** Whoever touches a card that can't be used any more reads what it does, and closes it. */
async function readSheet(page: Page, choose: Choose): Promise<boolean> {
  const sheet = page.getByRole('dialog');
  if ((await sheet.count()) === 0) return false;
  if (choose === byKeys) await page.keyboard.press('Escape');
  else await choose(page, sheet.getByRole('button', { name: /^(Close|Закрыть)$/ }).first());
  await shut(page);
  return true;
}

/** Answers as long as the game goes on. Whoever is too late for a candle says nothing. */
async function playWithPeople(page: Page, choose: Choose, look: () => Promise<void>): Promise<void> {
  const manner = mannerIn(page, choose);
  page.setDefaultTimeout(BLOCKED);
  for (;;) {
    await manner.asked.or(isOver(page)).first().waitFor({ timeout: LONG });
    if ((await isOver(page).count()) > 0) return;
    await readSheet(page, choose);
    try {
      await manner.answer();
    } catch (error) {
      if (!(await readSheet(page, choose))) throw error;
    }
    const complaints = await page.getByRole('alert').allInnerTexts();
    expect(complaints.filter((text) => !isLate.test(text))).toEqual([]);
    await look();
  }
}

longTest(
  'six ride, three of them people: by keys and by clicks on desks, by taps on a phone, in two languages',
  { timeout: LONG },
  async () => {
    const anna = await host(6);
    const annas = overhear(anna);
    await anna.reload();
    const boris = await stage.visit('about:blank', { locale: 'ru', isPhone: true, calm: true });
    const boriss = overhear(boris);
    await join(boris, await linkOf(anna));
    const carla = await stage.visit('about:blank', { calm: true, theme: 'light' });
    await join(carla, await linkOf(anna), 'Carla');
    await fillAndBegin(anna);
    const none = async () => {};
    await Promise.all([
      playWithPeople(anna, byKeys, none),
      playWithPeople(boris, byTap, none),
      playWithPeople(carla, byClick, axeAlong(carla, COACH)),
    ]);
    for (const line of [annas, boriss]) expect(expectOwnSecrets(line)).toBeGreaterThan(10);
    for (const page of [anna, boris, carla]) {
      expect(await kept(page)).not.toMatch(/brotherhood|grandMaster/);
      expect(await barriers(page)).toEqual([]);
    }
  },
);

longTest('a whole ride of three around one device', { timeout: LONG }, async () => {
  const page = await stage.visit('/new/coach?way=device', { calm: true, seed: 3 });
  await besideDevice(page, ['Anna', 'Boris', 'Carla']);
  await playOnDevice(page, axeAlong(page, COACH));
});
