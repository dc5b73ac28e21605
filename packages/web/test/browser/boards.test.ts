import { expect, test } from 'vitest';
import { answerOnce } from './answers.ts';
import { expectOwnSecrets } from './coach-secrets.ts';
import * as coach from './coach.ts';
import { expectNothingKept, expectOwnCards, expectOwnDrafts } from './intrigo-secrets.ts';
import * as intrigo from './intrigo.ts';
import { byClick, byKeys, byTap } from '../../testing/keys.ts';
import { kept, overhear, overhearWorker } from './secrets.ts';
import { barriers, newStage } from '../../testing/stage.ts';
import { enterWithBots, hasten } from '../../testing/tables.ts';

const stage = newStage();

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
  await expectOwnDrafts(line);
  await expectNothingKept(page);
});

test('a whole game of Coach by keyboard alone; nothing that is hidden from a rider is ever there', async () => {
  const page = await stage.visit('/', { calm: true });
  const line = overhear(page);
  await enterWithBots(page, 'Coach to the Devil’s Castle', byKeys);
  const manner = coach.mannerIn(page, byKeys);
  await manner.asked.first().waitFor();
  expect(await barriers(page)).toEqual([]);
  const riders = page.getByRole('list', { name: 'Who rides in the coach' }).getByRole('listitem');
  await expect.poll(() => riders.count()).toBe(2); // the third is oneself
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
