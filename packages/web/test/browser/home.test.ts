import { expect, test } from 'vitest';
import { Guest } from '../../../server/testing/client.ts';
import { PLAIN_HOST } from '../../testing/launch.ts';
import { newStage } from '../../testing/stage.ts';
import { linkOf, setTable } from '../../testing/tables.ts';

const stage = newStage();

test('the house opens in the language of its guest', async () => {
  const english = await stage.visit('/');
  await english.getByRole('heading', { level: 3, name: 'Twilight of Venice' }).waitFor();
  await expect.poll(() => english.getByRole('heading', { level: 3 }).count()).toBe(4);
  await english.getByText('5–10 minutes').waitFor();
  const russian = await stage.visit('/', { locale: 'ru' });
  await russian.getByRole('heading', { name: 'Сумерки Венеции' }).waitFor();
  expect(await russian.locator('html').getAttribute('lang')).toBe('ru');
  await russian.getByText('2 игрока · 5–10 минут').waitFor();
});

test('one tap: against a bot, and back to where one left off', async () => {
  const page = await stage.visit('/', { isPhone: true });
  await page.getByRole('button', { name: 'Play now: Volto' }).tap();
  await page.waitForURL(/\/here\//);
  await page.getByRole('heading', { name: 'A table of Volto' }).waitFor({ state: 'attached' });
  const address = page.url();
  await page.goto('/');
  const left = page.getByRole('region', { name: 'Where you left off' });
  await left.getByRole('link', { name: 'Volto' }).tap();
  await page.waitForURL(address);
  await page.goto('/');
  await left.getByRole('button', { name: 'Forget this table: Volto' }).tap();
  await left.waitFor({ state: 'detached' });
});

test('one tap: around one device', async () => {
  const page = await stage.visit('/');
  await page.getByRole('button', { name: 'On one device: Twilight of Venice' }).click();
  await page.waitForURL(/\/here\//);
  await page.getByText('Take the device.').waitFor();
});

test('one tap: with friends; the name is asked once', async () => {
  const page = await stage.visit('/');
  await page.getByRole('button', { name: 'With friends: Volto' }).click();
  await page.getByRole('dialog', { name: 'With friends' }).getByLabel('Your name').fill('Anna');
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.waitForURL(/\/t\//);
  await page.getByRole('img', { name: 'A code with the link' }).waitFor();
  const first = page.url();
  await page.goto('/');
  await page.getByRole('button', { name: 'With friends: Volto' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/t/') && url.href !== first);
});

test('an invitation leads to the door, and a name into the room', async () => {
  const anna = await stage.visit('/new/twilight?way=friends');
  await anna.getByLabel('Your name').fill('Anna');
  await anna.getByRole('button', { name: 'Set the table' }).click();
  await anna.waitForURL(/\/t\//);
  const link = await anna.getByLabel('Link', { exact: true }).inputValue();
  const boris = await stage.visit(link, { locale: 'ru' });
  await boris.getByText('Стол: Сумерки Венеции, приглашает Anna').waitFor();
  await boris.getByRole('button', { name: 'Войти' }).click();
  await boris.getByText('В имени от 1 до 24 знаков').waitFor();
  await boris.getByLabel('Ваше имя').fill('Борис');
  await boris.getByRole('button', { name: 'Войти' }).click();
  await boris.getByRole('button', { name: 'Сесть', exact: true }).waitFor();
  await boris.goto('/settings');
  await expect.poll(() => boris.getByLabel('Имя').inputValue()).toBe('Борис');
});

test('an invitation is a way in even if the house could not be reached at first', async () => {
  const link = await linkOf(await setTable(stage, 'volto'));
  const boris = await stage.visitor({ locale: 'ru' });
  await boris.route('**/api/tables/*', (route) => route.abort());
  const page = await boris.newPage();
  await page.goto(link);
  await page.getByRole('alert').getByText('Сейчас нет связи с домом.').waitFor();
  await boris.unroute('**/api/tables/*');
  await page.getByLabel('Ваше имя').fill('Борис');
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.getByRole('button', { name: 'Сесть', exact: true }).waitFor();
  stage.forgive(/ERR_FAILED/);
});

const NO_NAME = 'A name has 1 to 24 characters';

test('a name that no house takes is asked anew: at the door, at home, at a new table', async () => {
  const link = await linkOf(await setTable(stage, 'volto'));
  const page = await stage.visit('/nowhere');
  const hide = () => page.evaluate(() => localStorage.setItem('ridotto.settings', '{"name":"\u200b"}'));
  await hide();
  await page.goto(link);
  await page.getByText('A table of Volto, opened by Anna').waitFor();
  await page.getByRole('alert').getByText(NO_NAME).waitFor();
  for (const [button, title] of [
    ['With friends: Volto', 'With friends'],
    ['Play now: Volto', 'Play now'],
  ] as const) {
    await hide();
    await page.goto('/');
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog', { name: title }).getByText(NO_NAME).waitFor();
  }
  await page.getByLabel('Your name').fill('Boris');
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.waitForURL(/\/here\//);
  await hide();
  await page.goto('/new/volto?way=friends');
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.getByRole('alert').getByText(NO_NAME).waitFor();
  stage.forgive(/400/);
});

test('whoever had everything deleted is a guest at the door', async () => {
  const [anna, boris] = [await Guest.named(stage.base, 'Anna'), await Guest.named(stage.base, 'Boris')];
  const table = await anna.make({ game: 'volto', seats: 2, open: 'public' });
  await anna.command(table, { type: 'sit', seat: 0, words: 'a' });
  await boris.command(table, { type: 'sit', seat: 1, words: 'b' });
  await anna.command(table, { type: 'start' });
  await anna.ask('DELETE', '/api/me', { confirm: 'delete' });
  const page = await stage.visit(`/t/${table}`, { locale: 'ru' });
  await page.getByText('Стол: Volto, приглашает гость').waitFor();
});

test('open tables are listed for everybody', async () => {
  const anna = await stage.visit('/new/volto?way=friends&open=public');
  await anna.getByLabel('Your name').fill('Anna');
  await anna.getByRole('button', { name: 'Set the table' }).click();
  await anna.waitForURL(/\/t\//);
  const bella = await stage.visit('/');
  const tables = bella.getByRole('region', { name: 'At the tables' });
  await tables.getByText('1 of 2 seats taken').waitFor();
  await tables.getByRole('link', { name: 'Sit down: Volto' }).click();
  await bella.waitForURL(anna.url());
});

test('friends in the same room need no https', async () => {
  const base = `http://${PLAIN_HOST}:${new URL(stage.base).port}`;
  const page = await stage.visit(`${base}/new/volto?way=friends`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByLabel('Your name').fill('Anna');
  await page.getByRole('button', { name: 'Set the table' }).click();
  await page.waitForURL(/\/t\//);
  const copied = page.getByRole('button', { name: 'Copied' }).waitFor(); // it says so for a moment
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await copied;
  await page.goto(base);
  await page.getByRole('button', { name: 'Play now: Volto' }).click();
  await page.waitForURL(/\/here\//);
  stage.forgive(/Cross-Origin-Opener-Policy/); // a header that only https makes use of
});
