import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newStage, whole } from '../../testing/stage.ts';

const stage = newStage();

interface Shifts {
  shifts?: number; // of the page since it began, as Chromium counts them
}

/** Opens home with its typefaces kept back until the page is there; lets them go, and says what that did. */
async function arrivalOfFaces(locale: 'en' | 'ru'): Promise<{ page: Page; bytes: number; before: number }> {
  const page = await (await stage.visitor({ locale })).newPage();
  let bytes = 0;
  let awaited = 0;
  const mayCome = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    awaited++;
    await mayCome.promise;
    const response = await route.fetch();
    bytes += (await response.body()).length;
    await route.fulfill({ response });
    awaited--;
  });
  await page.addInitScript(() => {
    const counted = window as Shifts;
    counted.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counted.shifts! += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page
    .getByRole('button', { name: /Volto$/ })
    .first()
    .waitFor();
  await whole(page); // no part that comes later asks for another face
  const before = await shiftsOf(page);
  mayCome.resolve();
  const isLoaded = () => page.evaluate(() => document.fonts.status === 'loaded');
  await expect.poll(async () => awaited === 0 && bytes > 30_000 && (await isLoaded())).toBe(true);
  return { page, bytes, before };
}

const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((seen) =>
        requestAnimationFrame(() => requestAnimationFrame(() => seen((window as Shifts).shifts!))),
      ),
  );

test.each([
  ['en', 75_000],
  ['ru', 110_000],
] as const)('home in %s: words are seen before their typefaces, which take at most %i bytes', async (locale, most) => {
  const { page, bytes, before } = await arrivalOfFaces(locale);
  const faces = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  expect(faces.some((family) => family.includes('Cormorant'))).toBe(true);
  expect(faces.some((family) => family.includes('Onest'))).toBe(true);
  expect(bytes).toBeLessThan(most);
  expect(before).toBeLessThan(0.01);
  expect(await shiftsOf(page)).toBeLessThan(0.01);
});
