import type { Message } from '@ridotto/host';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Guest, type Connection } from '../testing/client.ts';
import { freePort } from '../testing/chaos-house.ts';
import { NATS, startNats, type NatsServer } from '../testing/nats-server.ts';
import { openNodeAt } from '../testing/nodes.ts';
import { freshDatabase } from '../testing/postgres.ts';
import { WIDE } from '../testing/settings.ts';

vi.setConfig({ testTimeout: 180_000 }); // whoever is first starts the database too

const isThere = NATS !== undefined;
if (!isThere) console.log('there is no NATS server here: nodes are tested without it');

/** A NATS server until the test is over. */
async function natsServer(): Promise<NatsServer> {
  const server = await startNats(await freePort());
  onTestFinished(() => server.stop());
  return server;
}

/** The same person, by way of another node. */
function elsewhere(guest: Guest, base: string): Guest {
  const again = new Guest(base, { ...guest.headers, origin: base });
  again.id = guest.id;
  return again;
}

function lastHere({ messages }: Connection): Message | undefined {
  return messages.findLast(({ type }) => type === 'here');
}

/** Each once: who comes in while something is said hears it then, and among what was said before. */
function linesOf({ messages }: Connection): string[] {
  const lines = messages.flatMap((message) => (message.type === 'chat' ? message.lines : []));
  return [...new Map(lines.map(({ to, n, text }) => [`${to} ${n}`, text])).values()];
}

describe.each([
  ['PostgreSQL alone', false],
  ['NATS', true],
])('two nodes that hear of each other by %s', (_, isNats) => {
  async function open() {
    if (isNats && !isThere) return undefined;
    const url = await freshDatabase();
    const bus = isNats ? await natsServer() : undefined;
    const [left, right] = [await openNodeAt(url, {}, bus?.url), await openNodeAt(url, {}, bus?.url)];
    const anna = await Guest.named(left.base, 'Anna');
    const bob = elsewhere(await Guest.named(left.base, 'Bob'), right.base);
    const table = await anna.make({ game: 'volto', seats: 2, open: 'public' });
    return { url, left, right, anna, bob, table };
  }

  test.skipIf(isNats && !isThere)('people at one table on different nodes see the same, and each other', async () => {
    const { anna, bob, table, left, right } = (await open())!;
    expect((await anna.command(table, { type: 'sit', seat: 0, words: '' })).ok).toBe(true);
    expect((await bob.command(table, { type: 'sit', seat: 1, words: '' })).ok).toBe(true);
    const [line, other] = [anna.connect(table), bob.connect(table)];
    const watcher = (await Guest.named(right.base, 'Carl')).connect(table);
    await Promise.all([line.first(), other.first(), watcher.first()]);
    await line.until(() => JSON.stringify(lastHere(line)).includes('"seats":[0,1],"spectators":1'));
    await other.until(() => JSON.stringify(lastHere(other)).includes('"seats":[0,1],"spectators":1'));
    expect(await anna.command(table, { type: 'start' })).toMatchObject({ ok: true });
    for (const one of [line, other]) await one.until(() => one.table?.phase === 'playing');
    expect(other.update!.length).toBe(line.update!.length);

    await line.command({ type: 'chat', text: 'ciao' });
    await other.command({ type: 'chat', text: 'salve' });
    for (const one of [line, other]) await one.until(() => linesOf(one).length === 2);
    expect([linesOf(line), linesOf(other)]).toEqual([
      ['ciao', 'salve'],
      ['ciao', 'salve'],
    ]);

    watcher.socket.close();
    await line.until(() => JSON.stringify(lastHere(line)).includes('"spectators":0'));
    other.socket.terminate();
    await line.until(() => JSON.stringify(lastHere(line)).includes('"seats":[0]'));
    await Promise.all([left.stop(), right.stop()]);
  });

  test.skipIf(isNats && !isThere)('whoever is muted or signed out is so on every node', async () => {
    const { anna, bob, table, left } = (await open())!;
    const [line, other] = [anna.connect(table), bob.connect(table)];
    await Promise.all([line.first(), other.first()]);
    const there = elsewhere(anna, bob.base).connect(table);
    await there.first();
    await line.command({ type: 'mute', who: bob.id, on: true });
    const carl = (await Guest.named(left.base, 'Carl')).connect(table);
    await carl.first();
    await expect
      .poll(async () => {
        const before = linesOf(there).length;
        await other.command({ type: 'chat', text: 'boo' });
        await other.command({ type: 'look', length: 0, hash: '' });
        await there.command({ type: 'look', length: 0, hash: '' });
        return linesOf(there).length - before;
      })
      .toBe(0);
    await anna.ask('POST', '/api/me/sign-out', {});
    await there.until(() => false);
    expect(there.closed?.reason).toBe('not-signed-in');
  });
});

describe('limits', () => {
  const LIMITS = { ...WIDE, chat: { burst: 6, perSecond: 0 }, crowd: 100, socketsOfAccount: 6 };

  async function open() {
    const url = await freshDatabase();
    const [left, right] = [await openNodeAt(url, { limits: LIMITS }), await openNodeAt(url, { limits: LIMITS })];
    const anna = await Guest.named(left.base, 'Anna');
    return { anna, there: elsewhere(anna, right.base), table: await anna.make({ game: 'volto', seats: 2 }) };
  }

  test('of an account count at all nodes together', async () => {
    const { anna, there, table } = await open();
    let taken = 0;
    const chat = async (guest: Guest) => {
      const { ok } = await guest.command(table, { type: 'chat', text: 'ciao' });
      taken += Number(ok);
      return ok;
    };
    while (await chat(anna));
    expect(taken).toBe(6);
    await chat(there);
    await expect.poll(() => chat(there), { interval: 2000 }).toBe(false); // they have put together what they counted
    expect(taken).toBeLessThan(12);
  });

  test('of open lines too', async () => {
    const { anna, there, table } = await open();
    const enter = async (guest: Guest) => {
      const line = guest.connect(table);
      await line.first().catch(() => {});
      return line.closed?.reason ?? 'open';
    };
    for (let i = 0; i < 6; i++) expect(await enter(anna)).toBe('open');
    let entered = 0;
    const isFull = async () => {
      const found = await enter(there);
      entered += Number(found === 'open');
      return found;
    };
    await expect.poll(isFull, { interval: 1000 }).toBe('too-many');
    expect(entered).toBeLessThan(6);
  });
});
