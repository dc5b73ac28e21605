import { expect, test } from 'vitest';
import { newStage, whole } from '../../testing/stage.ts';

const stage = newStage();
const schemeOf = () => getComputedStyle(document.documentElement).colorScheme;

test('language and light change at once, and stay', async () => {
  const page = await stage.visit('/settings');
  await page.getByText('Русский').click();
  await page.getByRole('heading', { level: 1, name: 'Настройки' }).waitFor();
  await page.getByText('Утро').click();
  await expect.poll(() => page.evaluate(schemeOf)).toBe('light');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Настройки' }).waitFor();
  expect(await page.evaluate(schemeOf)).toBe('light');
  expect(await page.locator('html').getAttribute('lang')).toBe('ru');
  expect(await page.title()).toBe('Настройки · Ridotto');
});

test('other windows follow', async () => {
  const guest = await stage.visitor();
  const [one, other] = [await guest.newPage(), await guest.newPage()];
  await other.goto('/');
  await one.goto('/settings');
  await one.getByText('Русский').click();
  await other.getByText('Венецианский игорный дом').waitFor();
});

/** Notes every picture of a table whose parts don't all speak Russian once one does. */
function listen(): void {
  const parts = ['.turn b', '[role=tablist]', '.intrigo .prompt'];
  const seen: string[] = [];
  Object.assign(globalThis, { seen });
  new MutationObserver(() => {
    const texts = parts.flatMap((part) => document.querySelector(part)?.textContent?.trim() || []);
    const russian = texts.filter((text) => /\p{Script=Cyrillic}/u.test(text));
    if (russian.length > 0 && russian.length < texts.length) seen.push(texts.join(' | '));
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

test('a page has the words of one language; another is spoken everywhere at once when all its words are there', async () => {
  const guest = await stage.visitor();
  const packs: string[] = [];
  guest.on('request', (request) => packs.push(/words-\w+-(?:en|ru)/.exec(request.url())?.[0] ?? ''));
  const [table, settings] = [await guest.newPage(), await guest.newPage()];
  await table.goto('/new/intrigo?way=bots');
  await table.getByRole('button', { name: 'Set the table' }).click();
  await table.locator('.turn b:not(:empty)').first().waitFor();
  await whole(table);
  await settings.goto('/settings');
  await settings.getByText('Русский').waitFor();
  expect(new Set(packs)).toEqual(
    new Set(['', 'words-house-en', 'words-home-en', 'words-pages-en', 'words-table-en', 'words-intrigo-en']),
  );

  await table.evaluate(listen);
  await settings.getByText('Русский').click();
  await table.getByRole('tab', { name: 'Журнал' }).waitFor();
  expect(await table.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).toEqual([]);
  expect(packs).toContain('words-intrigo-ru');
  expect(packs.filter((pack) => /volto|twilight|coach/.test(pack))).toEqual([]);
});

test('sounds are off until somebody wants them; less motion is respected', async () => {
  const page = await stage.visit('/settings', { calm: true });
  expect(await page.getByRole('switch', { name: 'Sounds' }).isChecked()).toBe(false);
  expect(await page.locator('html').getAttribute('data-motion')).toBe('less');
});

test('a name that no house takes is not kept', async () => {
  const page = await stage.visit('/settings');
  await page.getByLabel('Name').fill('Anna');
  await page.getByLabel('Name').fill('An\u200bna');
  await page.getByRole('alert').getByText('nothing hidden').waitFor();
  await page.reload();
  expect(await page.getByLabel('Name').inputValue()).toBe('Anna');
  await page.getByLabel('Name').fill('  ');
  await page.reload();
  expect(await page.getByLabel('Name').inputValue()).toBe('');
});

test('everything can be cleared', async () => {
  const page = await stage.visit('/settings');
  await page.getByLabel('Name').fill('Anna');
  await page.getByRole('switch', { name: 'Sounds' }).press('Space');
  await page.evaluate(() => localStorage.setItem('ridotto.other', 'kept'));
  await page.getByRole('button', { name: 'Clear everything' }).click();
  await page.getByRole('button', { name: 'Keep' }).click();
  expect(await page.getByLabel('Name').inputValue()).toBe('Anna');
  await page.getByRole('button', { name: 'Clear everything' }).click();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByText('All cleared.').waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('');
  expect(await page.getByRole('switch', { name: 'Sounds' }).isChecked()).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('ridotto.other'))).toBeNull();
});

test('after everything was cleared one plays on in the same page', async () => {
  const page = await stage.visit('/', { calm: true });
  const playNow = page.getByRole('button', { name: /Play now.*Volto|Volto.*Play now/ });
  await playNow.click();
  await page.getByRole('gridcell').first().waitFor();
  await page.evaluate(() => history.pushState(null, '', '/settings'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await page.getByRole('button', { name: 'Clear everything' }).click();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByText('All cleared.').waitFor();
  await page.evaluate(() => history.pushState(null, '', '/'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await playNow.click();
  await page.getByRole('gridcell').first().waitFor();
});

test('what can’t be read is not believed', async () => {
  const page = await stage.visit('/settings');
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const kept of ['{', '[]', 'null', '{"locale":"xx","theme":"pink","sound":"yes"}']) {
    await page.evaluate((text) => {
      localStorage.setItem('ridotto.settings', text);
      localStorage.setItem('ridotto.tables', text);
    }, kept);
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('auto');
  }
});
