import { entryOf, open, play, rollDue, seeded, silence, type Entry, type Step } from '@ridotto/kernel';
import { title, type Answer, type Coach } from '@ridotto/games/coach';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lit, mannerIn, ride, thing, touch } from './coach.ts';
import { byClick } from '../../testing/keys.ts';
import { newStage, whole } from '../../testing/stage.ts';

const stage = newStage();

const SIZES = [
  [360, 640],
  [390, 844],
  [1280, 800],
  [3840, 2160],
] as const;

/** What of the coach isn't wholly in sight, or is covered, or too small for a finger. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const foot = document.querySelector('[role=tablist]')!.getBoundingClientRect();
    const low = foot.left < 8 ? foot.top : innerHeight; // below the board on a phone, beside it on a desk
    const named = (element: Element) => element.getAttribute('data-thing') ?? element.className;
    const isOut = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > low + 1;
    };
    const isCovered = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return !element.contains(seen) && !seen?.contains(element);
    };
    const isSmall = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return Math.min(width, height) < 44;
    };
    const isOver = (element: Element) => {
      const [{ bottom }, { bottom: end }] = [element, element.closest('.ride')!].map((one) =>
        one.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      return bottom > end + 1;
    };
    const all = [...document.querySelectorAll('.coach :is([data-thing], .name, .prompt, .side .card, .bust)')];
    const riders = document.querySelectorAll('.coach [data-thing^="rider "]');
    return [
      ...all.filter(isOut).map((element) => `out of sight: ${named(element)}`),
      ...[...riders].filter(isCovered).map((element) => `covered: ${named(element)}`),
      ...[...document.querySelectorAll('.duel')].filter(isOver).map(() => 'the duel is over what is asked'),
      ...[...riders].filter(isSmall).map((element) => `too small: ${named(element)}`),
    ];
  });

async function expectInSight(page: Page, state: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await whole(page);
    await expect.poll(() => hidden(page), { message: `${state}, ${width}x${height}` }).toEqual([]);
  }
}

/** One's own duel, or another's in which one is asked for a side. */
async function toDuel(page: Page): Promise<void> {
  const manner = mannerIn(page, byClick);
  const attack = lit(page).and(thing(page, 'do attack'));
  for (
    await lit(page).first().waitFor();
    (await page.locator('.duel').count()) === 0;
    await lit(page).first().waitFor()
  )
    await ((await attack.count()) > 0 ? touch(page, 'do attack', byClick) : manner.answer());
}

test.each([3, 5, 8])('all of the coach is in sight at once, at %i seats and every size', async (seats) => {
  const page = await stage.visit('/new/coach?way=bots', { calm: true, locale: 'ru', seed: seats });
  await ride(page, seats);
  expect(await page.locator('.coach [data-thing^="rider "]').count()).toBe(seats - 1);
  await expectInSight(page, 'at turn');
  await toDuel(page);
  await expectInSight(page, 'in a duel');
});

const SAVER = 0; // offers something whenever it may, and everybody refuses: each time it takes a token
const TOKENS = 9;

/** A game up to the moment at which the saver is in a duel and may spend so many tokens. */
function savedUp(seats: number): readonly Entry[] {
  const rng = seeded(seats);
  const table = open(title, seats, {});
  const entries: Entry[] = [];
  for (;;) {
    const turn = title.game.turn(table.state);
    const seat = turn.kind === 'ask' ? turn.seats.find((one) => !table.sealed.has(one))! : SAVER;
    const options = turn.kind === 'ask' ? title.game.options(table.state, seat) : [];
    const of = (...kinds: Answer['kind'][]) => options.filter(({ kind }) => kinds.includes(kind));
    if (of('tokens').length >= TOKENS) return entries;
    const saving = [of('refuse'), seat === SAVER ? of('offer') : [], of('spy', 'attack', 'pass'), options];
    const choices = saving.find((some) => some.length > 0)!;
    const step: Step<Coach> =
      turn.kind === 'roll'
        ? rollDue(title, table, rng)!
        : { kind: 'answer', seat, answer: choices[rng(choices.length)]! };
    entries.push(entryOf(title, step));
    play(title, table, step, silence);
  }
}

test.each([3, 5, 8])('so it is at %i seats for whoever has nine tokens to spend', async (seats) => {
  const page = await stage.visit('/replay', { calm: true, locale: 'ru' });
  const log = JSON.stringify({ game: 'coach', edition: 1, seats, setup: {}, answers: savedUp(seats) });
  const file = { name: 'coach.json', mimeType: 'application/json', buffer: Buffer.from(log) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('slider', { name: 'Момент' }).press('End');
  await page.getByRole('button', { name: 'Играть дальше отсюда' }).click();
  await page.getByRole('dialog').getByLabel('Вы играете за место').selectOption(`${SAVER}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Продолжить партию' }).click();
  await page.waitForURL(/\/here\//);
  await page.getByRole('group', { name: 'Потратить жетоны' }).waitFor();
  expect(await page.locator('.coach [data-thing^="do tokens "]').count()).toBeGreaterThanOrEqual(TOKENS);
  await expectInSight(page, 'with nine tokens');
});
