import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers, whole, newStage } from '../../testing/stage.ts';

const stage = newStage();

/** Pages of the frame, with the heading that shows they are there. Tables have tests of their own. */
const PAGES = {
  '/': 'Ridotto',
  '/settings': 'Settings',
  '/rules': 'Rules',
  '/rules/volto': 'Volto',
  '/rules/twilight': 'Twilight of Venice',
  '/rules/coach': 'Coach to the Devil',
  '/rules/intrigo': 'Intrigo',
  '/new/volto': 'A table of Volto',
  '/learn/volto': 'Volto',
  '/learn/intrigo': 'Intrigo',
  '/nowhere': 'No such room',
  '/t/no-such-table': 'No such room',
};

test('no page shuts anybody out, by night or by morning', async () => {
  const page = await stage.visit('/', { calm: true });
  for (const [address, heading] of Object.entries(PAGES)) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await barriers(page), address).toEqual([]);
  }
  stage.forgive(/404/); // what does not exist is asked for once
});

test('where the house’s words don’t come, that is said, and can be tried again', async () => {
  const context = await stage.visitor({ locale: 'ru' });
  await context.route('**/words-house-*', (route) => route.abort());
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('alert').getByText('Дом не удалось загрузить.').waitFor();
  await context.unroute('**/words-house-*');
  await page.getByRole('link', { name: 'Ещё раз' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  stage.forgive(/ERR_FAILED/);
});

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('no page is wider than its screen', async () => {
  const page = await stage.visit('/', { locale: 'ru', calm: true });
  for (const address of Object.keys(PAGES)) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await whole(page);
    for (const width of [360, 390, 768, 1280, 1920, 3840]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => widthOf(page), { message: `${address} at ${width}` }).toBeLessThanOrEqual(width);
    }
  }
  stage.forgive(/404/);
});

test('text of twice the size still fits', async () => {
  const page = await stage.visit('/', { isPhone: true, calm: true });
  for (const address of ['/', '/settings', '/rules/volto', '/new/volto']) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await whole(page);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect.poll(() => widthOf(page), { message: address }).toBeLessThanOrEqual(390);
  }
});

test('what is to be tapped is large enough for a thumb', async () => {
  const page = await stage.visit('/', { isPhone: true, calm: true });
  for (const address of ['/', '/settings', '/new/volto', '/rules']) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await whole(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('a, button, label, input, select')]
        .filter(
          (element) =>
            element.checkVisibility() && !element.matches('.heard, .skip, p a, label input, .field label, .rule > a'),
        )
        .map((element) => ({ text: element.textContent.trim(), box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 0 && (box.height < 43.5 || box.width < 43.5))
        .map(({ text, box }) => `${text} ${box.width}×${box.height}`),
    );
    expect(small, address).toEqual([]);
  }
});

test('the way back leads to where one was, and so does the way forward', async () => {
  const page = await stage.visit('/rules/volto', { isPhone: true });
  const place = () => page.evaluate(() => Math.round(scrollY));
  const chapter = page.getByRole('heading', { name: 'The end' });
  await chapter.waitFor();
  await whole(page); // what comes later above it would move it
  await chapter.evaluate((heading) => heading.scrollIntoView());
  expect(await place()).toBeGreaterThan(1000);
  const offBy = () => chapter.evaluate((heading) => Math.abs(heading.getBoundingClientRect().top)); // pictures above come later
  const left = Math.ceil(await offBy());
  await page.getByRole('link', { name: 'Settings' }).evaluate((link: HTMLElement) => link.click());
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect.poll(offBy).toBeLessThanOrEqual(left + 2);
  await page.reload();
  await expect.poll(offBy).toBeLessThanOrEqual(left + 2);

  await page.getByRole('link', { name: 'Settings' }).evaluate((link: HTMLElement) => link.click());
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await page.getByRole('link', { name: 'Rules' }).evaluate((link: HTMLElement) => link.click());
  await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
  await whole(page);
  await page.evaluate(() => scrollTo(0, 100));
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toEqual({ y: 100 });
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await page.goForward();
  await expect.poll(place).toBe(100);
});

test('a part that can’t be loaded is said to be missing', async () => {
  const page = await stage.visit('/', { calm: true });
  await page.route(/\/assets\/(?:\w+-)?(?:Lesson|RULES|Board)-/, (route) => route.abort());
  for (const address of ['/learn/volto', '/rules/volto', '/learn/twilight']) {
    await page.goto(address);
    await page.getByRole('heading', { name: 'Something broke' }).waitFor();
  }
  await page.goto('/new/volto?way=bots');
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByRole('heading', { name: 'Something broke' }).waitFor();
  await page.unroute(/\/assets\/(?:\w+-)?(?:Lesson|RULES|Board)-/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('grid').waitFor();
  stage.forgive(/ERR_FAILED|dynamically imported module|Unable to preload/);
});
