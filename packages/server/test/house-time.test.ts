import path from 'node:path';
import type { Result } from '@ridotto/host';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ChaosHouse, freePort, wait } from '../testing/chaos-house.ts';
import { Guest } from '../testing/client.ts';
import { openHouse, temporaryFolder } from './house.ts';

const HOUR = 3_600_000;
const ARRANGED = 'NAANL CNSLA';

/** Asks again until it is not too fast any more; the limits of these tests let one in each fifth of a second. */
async function patiently(ask: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries++) {
    const result = await ask();
    if (result.ok || result.refused !== 'too-fast' || tries === 40) return result;
    await wait(50);
  }
}

describe('[wall clock] nobody is locked out by a clock on the wall that is set', () => {
  afterEach(() => void vi.useRealTimers());

  test.each([-3 * HOUR, 3 * HOUR])('neither an account nor an address: %i ms', async (step) => {
    const slow = { burst: 2, perSecond: 5 };
    const { base } = await openHouse({ limits: { messages: slow, makes: slow, guests: slow } });
    vi.useFakeTimers({ toFake: ['Date'] });
    const anna = await Guest.named(base, 'Anna');
    const table = await anna.make({ game: 'volto', seats: 2, open: 'public' });
    const mute = () => anna.command(table, { type: 'mute', who: 'nobody', on: true });
    while ((await mute()).ok);
    vi.setSystemTime(Date.now() + step);
    expect(await patiently(mute)).toMatchObject({ ok: true });
  });

  test('nor is an address that asks on and on', async () => {
    const time = { now: 1_000_000 };
    const clock = { now: () => time.now, at: () => () => {} };
    const { base } = await openHouse({ limits: { requests: { burst: 3, perSecond: 0 } }, ports: { clock } });
    const ask = async () => (await fetch(`${base}/api/games`)).status;
    vi.useFakeTimers({ toFake: ['Date'] });
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([200, 200, 200, 429]);
    vi.setSystemTime(Date.now() - 3 * HOUR);
    time.now += 60_000;
    expect(await ask()).toBe(200);
    vi.setSystemTime(Date.now() + 6 * HOUR);
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  });
});

/** A house in a process of its own, which can be stopped. */
async function childHouse() {
  const port = await freePort();
  const file = path.join(temporaryFolder(), 'house.sqlite');
  const child = await ChaosHouse.open({ file, port });
  onTestFinished(() => {
    child.kill('SIGCONT');
    child.kill('SIGKILL');
  });
  return { child, base: `http://127.0.0.1:${port}` };
}

test('[stopped process] a house that is stopped for longer than a player’s clock loses nobody’s game', async () => {
  const { child, base } = await childHouse();
  const guests = [await Guest.named(base, 'Anna'), await Guest.named(base, 'Bob')];
  const clock = { kind: 'live', minutes: 0.2, increment: 180 } as const;
  const table = await guests[0]!.make({ game: 'volto', seats: 2, open: 'public', clock, late: 'lose' });
  for (const [seat, guest] of guests.entries()) await guest.command(table, { type: 'sit', seat, words: '' });
  await guests[0]!.command(table, { type: 'start' });
  await guests[0]!.command(table, { type: 'say', says: [ARRANGED] }); // Bob has twelve seconds

  child.kill('SIGSTOP');
  await wait(14_000);
  child.kill('SIGCONT');

  expect(await guests[1]!.command(table, { type: 'say', says: [ARRANGED] })).toMatchObject({ ok: true });
  const line = guests[0]!.connect(table);
  const { clocks } = await line.first();
  line.socket.terminate();
  expect(line.table!.phase).toBe('playing');
  expect(clocks!.left[1]).toBeGreaterThan(180_000); // what was left, and the increment
}, 60_000);
