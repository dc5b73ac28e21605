import { describe, expect, test } from 'vitest';
import { barriers, newStage } from './stage.ts';

const stage = newStage();

/** Pages of the frame, with the heading that shows they are there. Tables have tests of their own. */
const PAGES = {
  '/': 'Ridotto',
  '/settings': 'Settings',
  '/rules': 'Rules',
  '/rules/volto': 'Volto',
  '/rules/twilight': 'Twilight of Venice',
  '/rules/coach': 'Coach to the Devil',
  '/new/volto': 'A table of Volto',
  '/learn/volto': 'Volto',
  '/learn/intrigo': 'Intrigo',
  '/nowhere': 'No such room',
  '/t/no-such-table': 'No such room',
};

describe.each(['dark', 'light'] as const)('by %s', (theme) => {
  test.each(Object.entries(PAGES))('%s shuts nobody out', async (address, heading) => {
    const page = await stage.visit(address, { theme });
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await barriers(page)).toEqual([]);
    stage.forgive(/404/); // what does not exist is asked for once
  });
});

test.each([360, 390, 768, 1280, 1920, 3840])('no page is wider than a screen of %d pixels', async (width) => {
  const page = await stage.visit('/', { locale: 'ru' });
  await page.setViewportSize({ width, height: 900 });
  for (const address of Object.keys(PAGES)) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, address).toBeLessThanOrEqual(width);
  }
  stage.forgive(/404/);
});

test('text of twice the size still fits', async () => {
  const page = await stage.visit('/', { isPhone: true });
  for (const address of ['/', '/settings', '/rules/volto', '/new/volto']) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, address).toBeLessThanOrEqual(390);
  }
});

test('what is to be tapped is large enough for a thumb', async () => {
  const page = await stage.visit('/', { isPhone: true });
  for (const address of ['/', '/settings', '/new/volto', '/rules']) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
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
