import { describe, expect, test } from 'vitest';
import { FakeClock } from '../../host/testing/fake.ts';
import { groupOf } from '../src/address.ts';
import { LIMITS_OF_HOUSE } from '../src/limits.ts';
import { Guest, newId } from '../testing/client.ts';
import { openHouse } from './house.ts';
import { WIDE } from '../testing/settings.ts';

const few = (burst: number) => ({ burst, perSecond: 0 });

describe('whom a limit by address counts', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:FFFF:192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:4711', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['whatever', 'whatever'],
  ])('%s is %s', (address, group) => expect(groupOf(address)).toBe(group));
});

describe('the lobby', () => {
  test('is not filled by one address, though its guests sit at each other’s tables', async () => {
    const { base } = await openHouse({ proxies: 1 });
    const comeFrom = async (address: string, name: string) => {
      const guest = new Guest(base, { origin: base, 'x-forwarded-for': address });
      const { response } = await guest.ask('POST', '/api/guests', { name });
      guest.headers.cookie = response.headers.get('set-cookie')!.split(';')[0]!;
      return guest;
    };
    const stranger = await (await comeFrom('192.0.2.1', 'Bob')).make({ game: 'volto', seats: 2, open: 'public' });
    const crowd: Guest[] = [];
    for (let i = 0; i < 19; i++) crowd.push(await comeFrom('192.0.2.2', `Guest ${i}`));
    for (const [i, guest] of crowd.entries()) {
      for (let n = 0; n < 6; n++) {
        const table = await guest.make({ game: 'volto', seats: 2, open: 'public' });
        await crowd[(i + 1) % crowd.length]!.command(table, { type: 'sit', words: '' });
      }
    }
    const listed = (await crowd[0]!.ask('GET', '/api/tables')).body as { id: string }[];
    expect(listed.map(({ id }) => id)).toContain(stranger);
    expect(listed).toHaveLength(1 + 20);
  });
});

describe('behind a proxy', () => {
  /** How many guests may come in, each with another list of addresses. */
  async function welcomed(proxies: number, listOf: (i: number) => string): Promise<number> {
    const { base } = await openHouse({ proxies, limits: { ...WIDE, guests: few(2) } });
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) {
      const guest = new Guest(base, { origin: base, 'x-forwarded-for': listOf(i) });
      statuses.push((await guest.ask('POST', '/api/guests', { name: 'Anna' })).status);
    }
    return statuses.filter((status) => status === 200).length;
  }

  test('the address is as many hops from the right as there are proxies: what clients invent does not count', async () => {
    expect(await welcomed(1, (i) => `203.0.113.${i}, 198.51.100.7`)).toBe(2);
    expect(await welcomed(1, (i) => `198.51.100.7, 203.0.113.${i}`)).toBe(6);
    expect(await welcomed(2, (i) => `203.0.113.${i}, 198.51.100.7, 10.0.0.1`)).toBe(2);
    expect(await welcomed(2, (i) => `192.0.2.1, 203.0.113.${i}, 10.0.0.1`)).toBe(6);
  });

  test('without one nobody chooses an address', async () => {
    expect(await welcomed(0, (i) => `203.0.113.${i}`)).toBe(2);
  });

  test('the addresses of one IPv6 network are one', async () => {
    expect(await welcomed(1, (i) => `2001:db8:1:2:${i}::${i}`)).toBe(2);
    expect(await welcomed(1, (i) => `2001:db8:1:${i}::1`)).toBe(6);
  });

  test('requests are counted the same way', async () => {
    const { base } = await openHouse({ proxies: 1, limits: { ...WIDE, requests: few(3) } });
    const get = async (address: string) =>
      (await fetch(`${base}/api/games`, { headers: { 'x-forwarded-for': address } })).status;
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push(await get(`203.0.113.${i}, 2001:db8:1:2:${i}::1`));
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});

test('commands over HTTP use up nobody’s requests', async () => {
  const { base } = await openHouse({ limits: { ...WIDE, requests: few(3) } });
  const anna = await Guest.named(base, 'Anna');
  const table = await anna.make({ game: 'volto', seats: 2 });
  const say = (text: string) => anna.ask('POST', `/api/tables/${table}/commands`, { type: 'chat', id: newId(), text });
  for (let i = 0; i < 5; i++) expect((await say(`ciao ${i}`)).status).toBe(200);
  const statuses = [(await anna.ask('GET', '/api/games')).status, (await anna.ask('GET', '/api/games')).status];
  expect(statuses).toEqual([200, 429]);
});

describe('an owner and its bots', () => {
  const wide = { requests: WIDE.requests, messages: WIDE.messages };

  test('make no more together than one could: half a minute of bots that make bots and tables', async () => {
    const clock = new FakeClock();
    const { base } = await openHouse({ limits: { ...LIMITS_OF_HOUSE, ...wide }, ports: { clock } });
    const all = [await Guest.named(base, 'Vandal')];
    let tables = 0;
    for (let second = 0; second < 30; second++) {
      for (const one of all.slice()) {
        const { status, body } = await one.ask('POST', '/api/bots', { name: 'R' });
        if (status === 200) {
          const { token } = body as { token: string };
          all.push(new Guest(base, { authorization: `Bearer ${token}` }));
        }
        const made = await one.ask('POST', '/api/tables', { id: newId(), game: 'volto', seats: 2 });
        if (made.status === 200) tables++;
      }
      await clock.pass(1000);
    }
    expect(all.length).toBeLessThanOrEqual(1 + LIMITS_OF_HOUSE.bots);
    expect(all.length + tables).toBeLessThanOrEqual(2 * (10 + 3) + 1);
  });

  test('have a number of bots, of which one can be revoked for another', async () => {
    const { base } = await openHouse({ limits: { ...WIDE, bots: 2 } });
    const anna = await Guest.named(base, 'Anna');
    const r2 = await anna.bot('R2');
    await anna.bot('R3');
    const { status, body } = await anna.ask('POST', '/api/bots', { name: 'R4' });
    expect([status, body]).toEqual([429, { ok: false, refused: 'too-many' }]);
    expect((await anna.ask('GET', '/api/bots')).body).toMatchObject([{ kind: 'bot', by: anna.id }, { by: anna.id }]);
    const bob = await Guest.named(base, 'Bob');
    expect((await bob.ask('DELETE', `/api/bots/${r2.id}`)).body).toEqual({ ok: false, refused: 'no-such-bot' });
    const table = await anna.make({ game: 'volto', seats: 2, open: 'public' });
    await r2.command(table, { type: 'sit', seat: 0, words: '' });
    const line = r2.connect(table);
    await line.first();
    expect((await anna.ask('DELETE', `/api/bots/${r2.id}`)).body).toEqual({ ok: true });
    await line.until(() => false);
    expect(line.closed).toEqual({ code: 4000, reason: 'not-signed-in' });
    expect((await r2.ask('GET', '/api/me')).status).toBe(401);
    expect((await anna.table(table)).seats[0]).toEqual({ kind: 'free' });
    expect((await anna.ask('POST', '/api/bots', { name: 'R4' })).status).toBe(200);
  });

  test('say and chat and watch no more than two of them could, all together', async () => {
    const { base } = await openHouse({
      limits: { ...WIDE, crowd: 100, messages: few(10), chat: few(3), socketsOfAccount: 2 },
    });
    const anna = await Guest.named(base, 'Anna');
    const bots = [await anna.bot('R2'), await anna.bot('R3'), await anna.bot('R4')];
    const table = await anna.make({ game: 'volto', seats: 2, open: 'public' });
    const lines = bots.flatMap((bot) => [bot.connect(table), bot.connect(table)]);
    const opened = await Promise.all(
      lines.map((line) =>
        line.first().then(
          () => true,
          () => false,
        ),
      ),
    );
    expect(opened.filter(Boolean)).toHaveLength(4);
    const chats = [];
    for (const bot of bots)
      for (let i = 0; i < 3; i++) chats.push(await bot.command(table, { type: 'chat', text: 'x' }));
    expect(chats.filter(({ ok }) => ok)).toHaveLength(6);
    const looks = [];
    for (const bot of [...bots, anna]) {
      for (let i = 0; i < 10; i++) looks.push(await bot.command(table, { type: 'look', length: 0, hash: '' }));
    }
    expect(looks.filter(({ ok }) => ok)).toHaveLength(20 - chats.length);
  });

  test('and one that uses up its own leaves something to the others', async () => {
    const { base } = await openHouse({ limits: { ...WIDE, crowd: 100, messages: few(10) } });
    const anna = await Guest.named(base, 'Anna');
    const bot = await anna.bot('R2');
    const table = await anna.make({ game: 'volto', seats: 2 });
    for (let i = 0; i < 50; i++) await bot.command(table, { type: 'look', length: 0, hash: '' });
    expect(await anna.command(table, { type: 'look', length: 0, hash: '' })).toMatchObject({ ok: true });
  });
});

test('an address shares its limits among its guests', async () => {
  const { base } = await openHouse({ limits: { ...WIDE, crowd: 2, makes: few(5) } });
  let made = 0;
  for (let i = 0; i < 5; i++) {
    const guest = await Guest.named(base, `Guest ${i}`);
    for (let j = 0; j < 5; j++) {
      const { status } = await guest.ask('POST', '/api/tables', { id: newId(), game: 'volto', seats: 2 });
      if (status === 200) made++;
    }
  }
  expect(made).toBe(10);
});

test('rematches count as tables', async () => {
  const { base } = await openHouse({ limits: { ...WIDE, crowd: 100, makes: few(2) } });
  const anna = await Guest.named(base, 'Anna');
  const table = await anna.make({ game: 'volto', seats: 2 });
  await anna.command(table, { type: 'rematch' });
  expect(await anna.command(table, { type: 'rematch' })).toMatchObject({ refused: 'too-fast' });
});

test('one guest does not flush the lobby, whatever it makes and fills', async () => {
  const { base } = await openHouse();
  const [anna, vandal] = [await Guest.named(base, 'Anna'), await Guest.named(base, 'Vandal')];
  const table = await anna.make({ game: 'volto', seats: 2, open: 'public' });
  const bot = await vandal.bot('R2');
  for (let i = 0; i < 120; i++) {
    const maker = i % 2 === 0 ? vandal : bot;
    const own = await maker.make({ game: 'volto', seats: 2, open: 'public' });
    await maker.command(own, { type: 'fill', seat: 1, level: 'simple' });
    await (i % 2 === 0 ? bot : vandal).command(own, { type: 'sit', words: '' });
  }
  const listed = (await anna.ask('GET', '/api/tables')).body as { id: string }[];
  expect(listed.map(({ id }) => id)).toContain(table);
  expect(listed).toHaveLength(1 + 3);
});
