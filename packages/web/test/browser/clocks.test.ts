import { expect, test } from 'vitest';
import { Guest } from '../../../server/testing/client.ts';
import { newStage } from '../../testing/stage.ts';

const stage = newStage();

/** Three people ride; somebody has attacked, and all others are asked whether they are the Priest. */
async function window() {
  const guests = await Promise.all(['Anna', 'Boris', 'Clara'].map((name) => Guest.named(stage.base, name)));
  const clock = { kind: 'live', minutes: 9, increment: 0 } as const;
  const table = await guests[0]!.make({ game: 'coach', seats: 3, open: 'public', clock, candle: 30 });
  for (const [seat, guest] of guests.entries()) await guest.command(table, { type: 'sit', seat, words: '' });
  await guests[0]!.command(table, { type: 'start' });
  const line = guests[0]!.connect(table);
  const active = (await line.first()).asked[0]!;
  line.socket.terminate();
  const says = [`attack ${(active + 1) % 3}`];
  expect(await guests[active]!.command(table, { type: 'say', says })).toMatchObject({ ok: true });
  return { guests, table, asked: guests[(active + 1) % 3]! };
}

test('in a window clocks look standing, and a candle burns that whoever is asked can hold', async () => {
  const { table, asked } = await window();
  const page = await stage.visit('/rules', { calm: true });
  const [name, value] = asked.headers.cookie!.split('=') as [string, string];
  await page.context().addCookies([{ name, value, url: stage.base }]);
  await page.evaluate((id) => localStorage.setItem('ridotto.guest', id), asked.id); // as when one comes in by the page
  await page.goto(`/t/${table}`);
  const standing = page.getByRole('timer', { name: /’s clock stands at [89]:\d\d$/ });
  await expect.poll(() => standing.count()).toBe(3);
  await page.getByRole('button', { name: 'Hold (H)' }).waitFor();
  await page.keyboard.press('h');
  await page.getByText(/ holds? the candle\.$/).waitFor(); // whoever is away may hold it too
  await page.getByRole('button', { name: 'Let it burn (H)' }).click();
  await page.getByRole('button', { name: 'Hold (H)' }).waitFor();
});
