import type { View as IntrigoView } from '@ridotto/games/intrigo';
import { expect, test } from 'vitest';
import { answerOnce } from './answers.ts';
import { expectOwnSecrets } from './coach-secrets.ts';
import * as coach from './coach.ts';
import * as intrigo from './intrigo.ts';
import { byClick, byKeys, byTap } from '../../testing/keys.ts';
import { cardsIn, kept, overhear, overhearWorker, updatesIn, type Overheard } from './secrets.ts';
import { barriers, newStage } from '../../testing/stage.ts';
import { enterWithBots, hasten } from '../../testing/tables.ts';

const stage = newStage();

const CARD = /^[CDGM][2-4]$/; // [I3] [I7]
const OWN_OR_OPEN = /^(hand|kept|seen\.\d|gaps\.\d+\.card|plays\.\d+\.choice\.card)$/;

/** Counts the updates; there are no cards in them but one's own and those that all see. */
function expectOwnCards(line: Pick<Overheard, 'heard'>): number {
  const updates = updatesIn<IntrigoView>(line);
  for (const { view, you } of updates) {
    expect([you, view.viewer]).toEqual([0, 0]);
    expect(cardsIn(view, CARD).filter((path) => !OWN_OR_OPEN.test(path))).toEqual([]);
  }
  return updates.length;
}

test('a whole game of Intrigo by taps on a phone, in Russian; no other hand is ever there', async () => {
  const page = await stage.visit('/', { isPhone: true, locale: 'ru', calm: true });
  const line = overhear(page);
  await enterWithBots(page, 'Интриго', byTap);
  const manner = intrigo.mannerIn(page, byTap);
  await manner.asked.first().waitFor();
  expect(await barriers(page)).toEqual([]);
  while (await answerOnce(page, manner, byTap));
  expect(await barriers(page)).toEqual([]);

  expect(expectOwnCards(line)).toBeGreaterThan(10);
  const found = (frames: readonly string[], card: RegExp) =>
    frames.flatMap((frame) => [...frame.matchAll(card)].map(([, name]) => name));
  const told = found(line.heard, /"type":"drafted","kept":\d,"cards":\[[^\]"]*"(\w\d)"/g);
  expect(told.length).toBeGreaterThan(3);
  const isChosen = (_: unknown, at: number) => at % 4 < 3; // the last card of a pack is kept by the house
  expect(told.filter(isChosen)).toEqual(found(line.said, /"keep (\w\d)"/g));
  expect(await kept(page)).not.toMatch(/ridotto-house|"[CDGM][2-4]\\?"/);
});

test('a whole game of Coach by keyboard alone; nothing that is hidden from a rider is ever there', async () => {
  const page = await stage.visit('/', { calm: true });
  const line = overhear(page);
  await enterWithBots(page, 'Coach to the Devil’s Castle', byKeys);
  const manner = coach.mannerIn(page, byKeys);
  await manner.asked.first().waitFor();
  expect(await barriers(page)).toEqual([]);
  const riders = page.getByRole('list', { name: 'Who rides in the coach' }).getByRole('listitem');
  expect(await riders.count()).toBe(2); // the third is oneself
  while (await answerOnce(page, manner, byKeys));
  expect(await barriers(page)).toEqual([]);

  expect(expectOwnSecrets(line)).toBeGreaterThan(4);
  expect(await kept(page)).not.toMatch(/ridotto-house|brotherhood|grandMaster/);
});

test.each([
  ['Intrigo', intrigo.mannerIn, expectOwnCards],
  ['Coach to the Devil’s Castle', coach.mannerIn, expectOwnSecrets],
] as const)(
  '%s without a house: the worker tells its page no more than a house does',
  async (game, mannerIn, expectOwn) => {
    const page = await stage.visit('about:blank', { calm: true });
    const heard = await overhearWorker(page);
    hasten(page);
    await page.goto('/');
    await page.getByRole('button', { name: `Play now: ${game}` }).click();
    const manner = mannerIn(page, byClick);
    for (let answers = 0; answers < 5; answers++) await answerOnce(page, manner, byClick);
    expect(expectOwn({ heard: await heard() })).toBeGreaterThan(0);
  },
);
