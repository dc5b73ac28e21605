import { expect, test } from 'vitest';
import { newStage } from '../../testing/stage.ts';
import { move, movable, takeSafePlaces } from '../../testing/volto.ts';

const stage = newStage();

const BARRED = {
  'throws when it is touched': () =>
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('site data is blocked', 'SecurityError');
      },
    }),
  'is not there at all': () => Object.defineProperty(globalThis, 'localStorage', { value: null }),
};

test.each(Object.entries(BARRED))(
  'the house opens where storage %s; what is chosen holds for the page',
  async (_, bar) => {
    const guest = await stage.visitor();
    await guest.addInitScript(bar);
    const page = await guest.newPage();
    await page.goto('/');
    await page.getByRole('heading', { level: 3, name: 'Volto' }).waitFor();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByLabel('Name').fill('Anna');
    await page.getByText('Русский').click();
    await page.getByRole('heading', { level: 1, name: 'Настройки' }).waitFor();
    expect(await page.getByLabel('Имя').inputValue()).toBe('Anna');
    await page.getByRole('button', { name: 'Стереть всё' }).click();
    await page.getByRole('button', { name: 'Стереть', exact: true }).click();
    await expect.poll(() => page.getByLabel(/^(Name|Имя)$/).inputValue()).toBe('');
  },
);

test('a game goes on when the browser has no room left', async () => {
  const page = await stage.visit('/new/volto?way=bots', { calm: true, seed: 1 });
  await page.getByRole('button', { name: 'Set the table' }).click();
  await takeSafePlaces(page);
  await movable(page).first().waitFor();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  expect(await move(page, 0)).toBe(true);
  await movable(page).first().waitFor();
  const first = () => page.getByRole('gridcell').first().getAttribute('data-thing');
  const before = await first();
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Turn the board around' }).press('Enter');
  await expect.poll(first).not.toBe(before);
});
