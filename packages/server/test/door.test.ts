import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { memoryStore, type Message, type Store } from '@ridotto/host';
import { describe, expect, test } from 'vitest';
import { FakeClock } from '../../host/testing/fake.ts';
import { Guest, type Connection } from '../testing/client.ts';
import { openHouse } from './house.ts';
import { WIDE, type OpenHouse } from '../testing/settings.ts';

const MINUTE = 60_000;
const KINDS = ['updates', 'socket'] as const;

/** A request as it goes over the wire, so that it can be broken off anywhere. */
function requestFor({ headers }: Guest, table: string, kind: (typeof KINDS)[number]): string {
  const upgrade = {
    connection: 'upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
  };
  const all = { host: new URL(headers.origin!).host, ...headers, ...(kind === 'socket' && upgrade) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET /api/tables/${table}/${kind} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

async function dial(base: string): Promise<Socket> {
  const { port, hostname } = new URL(base);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));
const connectionsOf = async (base: string) =>
  /^ridotto_connections (\d+)$/m.exec(await (await fetch(`${base}/metrics`)).text())![1];

/** Bob watches a game with Anna, who is asked and whose absence counts. */
async function watchedGame(options: Parameters<typeof openHouse>[0] = {}) {
  const clock = new FakeClock();
  const house = await openHouse({ ...options, ports: { clock, ...options?.ports } });
  const { base } = house;
  const [anna, bob] = [await Guest.named(base, 'Anna'), await Guest.named(base, 'Bob')];
  const table = await anna.make({ game: 'volto', seats: 2, open: 'public', absence: 5 });
  await anna.command(table, { type: 'sit', seat: 0, words: '' });
  await bob.command(table, { type: 'sit', seat: 1, words: '' });
  await anna.command(table, { type: 'start' });
  const bobs = bob.connect(table);
  await bobs.first();
  return { house, base, clock, anna, bob, bobs, table };
}

const here = ({ messages }: Connection) => messages.findLast((message) => message.type === 'here')?.seats;

async function expectGone({ base, clock, bobs, anna, table, house }: Awaited<ReturnType<typeof watchedGame>>) {
  await expect.poll(() => connectionsOf(base), { timeout: 30_000 }).toBe('1');
  await bobs.command({ type: 'look', length: 0, hash: '' }); // comes after all that was sent before
  expect(here(bobs)).toEqual([1]);
  await clock.pass(6 * MINUTE);
  await bobs.until(() => isAway(bobs));
  expect(isAway(bobs)).toBe(true);
  await freshLine(house, anna, table);
}

const isAway = ({ table }: Connection) => table!.seats[0]!.kind === 'person' && table!.seats[0]!.away;

/** The account has all its places again. */
async function freshLine({ base }: OpenHouse, anna: Guest, table: string): Promise<void> {
  const lines = Array.from({ length: SOCKETS }, () => anna.connect(table));
  for (const line of lines) await line.first();
  for (const line of lines) line.socket.terminate();
  await expect.poll(() => connectionsOf(base), { timeout: 30_000 }).toBe('1');
}

const SOCKETS = 3;
const limits = { ...WIDE, socketsOfAccount: SOCKETS };

describe.each(KINDS)('a line that is broken off (%s)', (kind) => {
  test('at any moment of its beginning gives everything back', async () => {
    const game = await watchedGame({ limits });
    const request = requestFor(game.anna, game.table, kind);
    for (let moment = 0; moment < 60; moment++) {
      const socket = await dial(game.base);
      socket.write(request.slice(0, request.length - (moment % 3 === 2 ? 1 : 0)));
      for (let i = 0; i < moment / 2; i++) await turn();
      if (moment % 2 === 0) socket.resetAndDestroy();
      else socket.destroy();
      await expect.poll(() => connectionsOf(game.base), { timeout: 30_000 }).toBe('1');
    }
    await expectGone(game);
  });

  test('while the house still looks it up, or has just begun to send', async () => {
    const gate = { opens: Promise.resolve(), entered: 0 };
    const game = await watchedGame({ limits, ports: { store: gatedStore(gate) } });
    for (let i = 0; i < 2 * SOCKETS; i++) {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate.opens = promise;
      const before = gate.entered;
      const socket = await dial(game.base);
      socket.write(requestFor(game.anna, game.table, kind));
      await expect.poll(() => gate.entered, { timeout: 30_000 }).toBe(before + 1);
      const served = new Promise((closed) => game.house.app.server.getConnections((_, count) => closed(count)));
      expect(await served).toBeGreaterThan(1);
      socket.resetAndDestroy();
      for (let turns = 0; turns < 20; turns++) await turn();
      resolve();
    }
    await expectGone(game);
  });
});

test('lines that wait behind others of one connection go with it', async () => {
  const game = await watchedGame({ limits });
  const socket = await dial(game.base);
  socket.write(requestFor(game.anna, game.table, 'updates').repeat(2));
  await expect.poll(() => connectionsOf(game.base), { timeout: 30_000 }).toBe('3');
  socket.destroy();
  await expectGone(game);
});

/** A store that takes its time over whom somebody has muted: the last thing before watching begins. */
function gatedStore(gate: { opens: Promise<void>; entered: number }): Store {
  const store = memoryStore();
  return {
    ...store,
    async mutedBy(who) {
      gate.entered++;
      await gate.opens;
      return store.mutedBy(who);
    },
  };
}

test('what is said before the house has said anything is answered', async () => {
  const { base } = await openHouse();
  const anna = await Guest.named(base, 'Anna');
  const table = await anna.make({ game: 'volto', seats: 2 });
  const line = anna.connect(table);
  line.socket.on('open', () => {
    for (const id of ['early-1', 'early-2']) line.socket.send(JSON.stringify({ type: 'start', id }));
  });
  const answers = () => line.messages.filter(({ type }) => type === 'answer');
  await line.until(() => answers().length === 2);
  expect(answers()).toMatchObject([{ id: 'early-1' }, { id: 'early-2' }]);
});

describe('a token', () => {
  const wishes = { id: 'x', game: 'volto', seats: 2 };

  test('that is none does not make a cookie count, from wherever the request comes', async () => {
    const { base } = await openHouse();
    const anna = await Guest.named(base, 'Anna');
    const table = await anna.make({ game: 'volto', seats: 2 });
    const cookie = anna.headers.cookie!;
    for (const authorization of ['Bearer x', `Bearer ${'x'.repeat(43)}`, 'Bearer', 'bearer  ']) {
      for (const origin of [{}, { origin: base }, { origin: 'https://elsewhere.example' }]) {
        const forged = new Guest(base, { cookie, authorization, ...origin });
        const { status, body } = await forged.ask('POST', '/api/tables', wishes);
        expect([status, body]).toEqual([401, { ok: false, refused: 'not-signed-in' }]);
        expect((await forged.ask('GET', '/api/me')).status).toBe(401);
        const line = forged.connect(table);
        await line.until(() => false);
        expect(line.closed).toEqual({ code: 4000, reason: 'not-signed-in' });
      }
    }
  });

  test('that is for a proxy leaves the check of the origin on', async () => {
    const { base } = await openHouse();
    const { headers } = await Guest.named(base, 'Anna');
    const basic = { cookie: headers.cookie!, authorization: 'Basic YTpi' };
    expect((await new Guest(base, basic).ask('POST', '/api/tables', wishes)).body).toMatchObject({
      refused: 'wrong-origin',
    });
    expect((await new Guest(base, { ...basic, origin: base }).ask('POST', '/api/tables', wishes)).status).toBe(200);
  });

  test('that counts makes the request the bot’s, whatever cookie comes along', async () => {
    const { base } = await openHouse();
    const anna = await Guest.named(base, 'Anna');
    const bot = await anna.bot('R2');
    const both = new Guest(base, { ...bot.headers, cookie: anna.headers.cookie! });
    expect((await both.ask('GET', '/api/me')).body).toMatchObject({ id: bot.id, kind: 'bot' });
  });
});

describe('whoever is too slow or too fast', () => {
  const patience = { headers: 1000, request: 2000, idle: 60_000 };

  test('half-sent headers and bodies are closed, lines that are open are not', async () => {
    const { base } = await openHouse({ patience });
    const anna = await Guest.named(base, 'Anna');
    const table = await anna.make({ game: 'volto', seats: 2 });
    const line = anna.connect(table);
    await line.first();
    const stream = await dial(base);
    stream.write(requestFor(anna, table, 'updates'));
    await once(stream, 'data');
    const body =
      'POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{"na';
    const halves = ['', 'GET /api/games HTT', 'GET /api/games HTTP/1.1\r\nhost: x\r\n', body];
    const sockets = await Promise.all(halves.map(() => dial(base)));
    sockets.forEach((socket, i) => socket.write(halves[i]!));
    await Promise.all(sockets.map((socket) => once(socket.resume(), 'close')));
    expect(await line.command({ type: 'look', length: 0, hash: '' })).toMatchObject({ ok: true });
    expect([line.closed, stream.destroyed]).toEqual([undefined, false]);
    stream.destroy();
  });

  test('a socket that goes on after many refusals is closed, and says why', async () => {
    const few = { burst: 5, perSecond: 0.001 };
    const { base } = await openHouse({ limits: { ...WIDE, messages: few, floods: { burst: 20, perSecond: 0.001 } } });
    const anna = await Guest.named(base, 'Anna');
    const table = await anna.make({ game: 'volto', seats: 2 });
    const line = anna.connect(table);
    await line.first();
    for (let i = 0; i < 1000; i++) line.socket.send(JSON.stringify({ type: 'start', id: `f${i}` }));
    await line.until(() => false);
    expect(line.closed).toEqual({ code: 4000, reason: 'too-fast' });
    const isRefusal = (message: Message) => message.type === 'answer' && !message.ok && message.refused === 'too-fast';
    expect(line.messages.filter(isRefusal)).toHaveLength(20 + 1);

    const pinging = anna.connect(table);
    await pinging.first();
    for (let i = 0; i < 1000; i++) pinging.socket.ping();
    await pinging.until(() => false);
    expect(pinging.closed).toEqual({ code: 4000, reason: 'too-fast' });
  });
});

test('the page of the interface obeys the house’s policy', async () => {
  const { base } = await openHouse();
  const page = await (await fetch(`${base}/api/docs`)).text();
  expect(page).not.toMatch(/<style|style=|<script/);
  const [, address] = /<link rel="stylesheet" href="([^"]+)">/.exec(page)!;
  const style = await fetch(base + address!);
  expect(style.headers.get('content-type')).toMatch(/^text\/css/);
  expect(await style.text()).toContain('font:');
});

test('a line that waits behind another and is hung up on hurts nobody', async () => {
  const { base } = await openHouse();
  const [anna, bob] = [await Guest.named(base, 'Anna'), await Guest.named(base, 'Bob')];
  const table = await anna.make({ game: 'volto', seats: 2, open: 'public' });
  const socket = await dial(base);
  socket.on('data', () => {});
  socket.write(requestFor(anna, table, 'updates') + requestFor(bob, table, 'updates'));
  await expect.poll(() => connectionsOf(base)).toBe('2');
  const { status } = await bob.ask('POST', '/api/me/sign-out', { where: 'elsewhere' });
  expect(status).toBe(200);
  await expect.poll(() => connectionsOf(base)).toBe('1');
  for (let i = 0; i < 4; i++)
    expect(await anna.command(table, { type: 'chat', text: `${i}` })).toMatchObject({ ok: true });
  expect((await anna.ask('GET', '/healthz')).status).toBe(200);
  socket.destroy();
});

test('only this machine itself is told the house’s numbers: they would tell when an answer is sealed', async () => {
  const { base } = await openHouse();
  expect((await fetch(`${base}/metrics`)).status).toBe(200);
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']) {
    expect((await fetch(`${base}/metrics`, { headers: { [name]: '192.0.2.1' } })).status).toBe(404);
  }
});
