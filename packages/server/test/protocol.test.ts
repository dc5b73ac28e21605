import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { GAMES } from '@ridotto/games/catalog';
import { picturesOf, type Frame, type Update } from '@ridotto/host';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { LIMITS_OF_HOUSE } from '../src/index.ts';
import { Guest, newId } from '../testing/client.ts';
import { openHouse, temporaryFolder } from './house.ts';

const ARRANGED = 'NAANL CNSLA';

/** What the description of the interface says of each game's tables. */
interface Content {
  readonly 'application/json': { readonly schema: { readonly oneOf: readonly OfGame[] } };
}
interface OfGame {
  readonly properties: {
    readonly game: { readonly enum: readonly string[] };
    readonly seats: object;
    readonly setup: { readonly properties: Readonly<Record<string, Choice>> };
  };
}
interface Choice {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly items?: { readonly enum: readonly (string | null)[] };
}

async function game(base: string) {
  const [anna, bob] = [await Guest.named(base, 'Anna'), await Guest.named(base, 'Bob')];
  const table = await anna.make({ game: 'volto', seats: 2, open: 'public' });
  await anna.command(table, { type: 'sit', seat: 0, words: 'a' });
  await bob.command(table, { type: 'sit', seat: 1, words: 'b' });
  await anna.command(table, { type: 'start' });
  return { anna, bob, table };
}

describe('who is who', () => {
  test('a guest is remembered by a signed cookie that scripts and other sites can’t use', async () => {
    const { base } = await openHouse();
    const { response } = await new Guest(base).ask('POST', '/api/guests', { name: 'Anna' });
    const cookie = response.headers.get('set-cookie')!;
    expect(cookie).toMatch(/^ridotto=\w{16}\.[^;]+; /);
    for (const flag of ['HttpOnly', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(flag);
    const [value] = cookie.split(';');
    expect((await new Guest(base, { cookie: value! }).ask('GET', '/api/me')).body).toMatchObject({ name: 'Anna' });
    const forged = value!.replace(/=.{4}/, '=zzzz');
    expect((await new Guest(base, { cookie: forged }).ask('GET', '/api/me')).status).toBe(401);
  });

  test('a cookie counts only on requests of our own pages', async () => {
    const { base } = await openHouse();
    const anna = await Guest.named(base, 'Anna');
    const table = await anna.make({ game: 'volto', seats: 2 });
    for (const origin of ['https://elsewhere.example', undefined]) {
      const { cookie } = anna.headers;
      const headers = { cookie: cookie!, ...(origin !== undefined && { origin }) };
      const stranger = new Guest(base, headers);
      const { status, body } = await stranger.ask('POST', '/api/tables', { id: 'x', game: 'volto', seats: 2 });
      expect([status, body]).toEqual([403, { ok: false, refused: 'wrong-origin' }]);
      const socket = stranger.connect(table);
      await socket.until(() => false);
      expect(socket.closed).toEqual({ code: 4000, reason: 'wrong-origin' });
    }
  });

  test('behind a proxy only its own origin counts', async () => {
    const { base } = await openHouse({ origins: ['https://ridotto.example'] });
    const own = new Guest(base, { origin: 'https://ridotto.example' });
    expect((await own.ask('POST', '/api/guests', { name: 'Anna' })).status).toBe(200);
    expect((await new Guest(base).ask('POST', '/api/guests', { name: 'Anna' })).status).toBe(403);
  });

  test('every answer carries the headers that keep a page safe', async () => {
    const { base } = await openHouse();
    const { headers } = await fetch(`${base}/api/docs`);
    const policy = headers.get('content-security-policy')!;
    for (const part of ["default-src 'self'", "script-src 'self'", "frame-ancestors 'none'", "object-src 'none'"]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toContain('https:');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});

describe('commands', () => {
  test('get exactly one answer, also when repeated over another line and after a restart', async () => {
    const file = path.join(temporaryFolder(), 'house.sqlite');
    const first = await openHouse({ file });
    const { anna, table } = await game(first.base);
    const line = anna.connect(table);
    const command = { type: 'say' as const, id: newId(), says: [ARRANGED] };
    expect(await line.command(command)).toEqual({ type: 'answer', id: command.id, ok: true });
    expect(await line.command(command)).toEqual({ type: 'answer', id: command.id, ok: true });
    expect(await anna.command(table, command)).toEqual({ id: command.id, ok: true });
    await first.stop();
    await line.until(() => false);
    expect(line.messages.at(-1)).toEqual({ type: 'reconnect', after: 1000 });
    expect(line.closed!.code).toBe(1012);

    const second = await openHouse({ file });
    const again = new Guest(second.base, { ...anna.headers, origin: second.base });
    expect(await again.command(table, command)).toEqual({ id: command.id, ok: true });
    const update = await again.connect(table).first();
    expect(update).toMatchObject({ said: ARRANGED, asked: [0, 1] });
  });

  test('a refusal is a value with a code, and the rule where there is one', async () => {
    const { base } = await openHouse();
    const { anna, bob, table } = await game(base);
    const line = anna.connect(table);
    expect(await line.command({ type: 'say', says: ['AAAAA AAAAA'] })).toMatchObject({
      ok: false,
      refused: 'not-an-option',
      reason: { rule: 'V2', code: 'arrange-counts' },
    });
    expect(await bob.command(table, { type: 'rematch' })).toMatchObject({ ok: false, refused: 'not-over' });
    expect(await anna.command('nowhere', { type: 'start' })).toMatchObject({ refused: 'no-such-table' });
  });

  test('a finished game can be exported, replayed from every seat, and played again', async () => {
    const { base } = await openHouse();
    const { anna, bob, table } = await game(base);
    for (const guest of [anna, bob]) await guest.command(table, { type: 'say', says: [ARRANGED] });
    expect((await anna.ask('GET', `/api/tables/${table}/export`)).body).toEqual({ ok: false, refused: 'not-over' });
    await bob.command(table, { type: 'say', says: ['resign'] });
    const notation = (await anna.ask('GET', `/api/tables/${table}/export?form=notation`)).text.split('\n');
    expect(notation[0]).toBe('volto 1, 2 seats');
    expect(notation.slice(2, -1)).toEqual([`0: ${ARRANGED}`, `1: ${ARRANGED}`, '1: resign', '= 1 -1 (resigned)']);
    for (const eyes of ['0', '1', 'public', 'all']) {
      const frames = (await anna.ask('GET', `/api/tables/${table}/replay?eyes=${eyes}`)).body as Frame[];
      expect(frames).toHaveLength(4);
      const [first] = picturesOf(frames);
      expect('position' in first!).toBe(eyes === 'all');
    }
    const next = await anna.command(table, { type: 'rematch' });
    expect(next).toMatchObject({ ok: true, table: expect.any(String) as string });
  });
});

describe('limits', () => {
  test('too many messages at once are refused, each with its answer', async () => {
    const { base } = await openHouse({ limits: { ...LIMITS_OF_HOUSE, messages: { burst: 5, perSecond: 0.001 } } });
    const anna = await Guest.named(base, 'Anna');
    const table = await anna.make({ game: 'volto', seats: 2 });
    const line = anna.connect(table);
    const answers = await Promise.all(Array.from({ length: 8 }, () => line.command({ type: 'start' })));
    expect(answers.map((answer) => !answer.ok && answer.refused)).toEqual([
      ...Array<string>(5).fill('seats-free'),
      ...Array<string>(3).fill('too-fast'),
    ]);
  });

  test('chat has a rate and a length', async () => {
    const { base } = await openHouse({ limits: { ...LIMITS_OF_HOUSE, chat: { burst: 5, perSecond: 0.001 } } });
    const { anna, table } = await game(base);
    const line = anna.connect(table);
    const answers = [];
    for (let i = 0; i < 7; i++) answers.push(await line.command({ type: 'chat', text: `ciao ${i}` }));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5);
    expect(await line.command({ type: 'chat', text: 'x'.repeat(301) })).toMatchObject({ refused: 'not-a-command' });
  });

  test('guests, requests and sockets of one address', async () => {
    const { base } = await openHouse({
      limits: {
        ...LIMITS_OF_HOUSE,
        guests: { burst: 2, perSecond: 0.001 },
        requests: { burst: 6, perSecond: 0 },
        socketsOfAccount: 1,
      },
    });
    const anna = await Guest.named(base, 'Anna');
    await Guest.named(base, 'Bob');
    const third = await new Guest(base).ask('POST', '/api/guests', { name: 'Carl' });
    expect([third.status, third.body]).toEqual([429, { ok: false, refused: 'too-fast' }]);
    const table = await anna.make({ game: 'volto', seats: 2 });
    const line = anna.connect(table);
    await line.first();
    const second = anna.connect(table);
    await second.until(() => false);
    expect(second.closed).toEqual({ code: 4000, reason: 'too-many' });
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await anna.ask('GET', '/api/games')).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await anna.ask('GET', '/healthz')).status).toBe(200);
  });

  test('whoever does not read is let go of', async () => {
    const { base } = await openHouse();
    const { anna, table } = await game(base);
    const unread = await fetch(`${base}/api/tables/${table}/updates`, { headers: anna.headers });
    const deaf = anna.connect(table);
    await deaf.first();
    deaf.socket.pause();
    const line = anna.connect(table);
    await line.first();
    const look = () => line.command({ type: 'look', length: 0, hash: '' }); // everything goes to all her lines anew
    const open = async () => /^ridotto_connections (\d+)$/m.exec((await anna.ask('GET', '/metrics')).text)![1];
    await expect.poll(open).toBe('3');
    while ((await open()) !== '1') await Promise.all(Array.from({ length: 500 }, look));
    expect(await look()).toMatchObject({ ok: true });
    await unread.body!.cancel().catch(() => {}); // it was held until now, though nobody read what followed
  });
});

describe('bots of others', () => {
  test('the example client plays a whole game by its token alone', async () => {
    const { base } = await openHouse();
    const anna = await Guest.named(base, 'Anna');
    const { body } = await anna.ask('POST', '/api/bots', { name: 'R2' });
    const { token } = body as { token: string };
    const table = await anna.make({ game: 'volto', seats: 2, open: 'public' });
    const client = fileURLToPath(new URL('../../../docs/bot-client.mjs', import.meta.url));
    const child = spawn(process.execPath, [client, base, table, token], { stdio: ['ignore', 'pipe', 'inherit'] });
    const line = anna.connect(table);
    await line.first();
    await line.until(() => line.table!.seats.some((seat) => seat.kind === 'person' && seat.name === 'R2'));
    await line.command({ type: 'fill', level: 'simple' });
    await line.command({ type: 'start' });
    await line.until(() => line.table?.phase === 'over');
    expect(line.table!.phase).toBe('over');
    await once(child, 'exit');
    expect(child.exitCode).toBe(0);
  });

  test('a token sees what a person in that seat sees, and no other token does', async () => {
    const { base } = await openHouse();
    const anna = await Guest.named(base, 'Anna');
    const bot = await anna.bot('R2');
    const table = await anna.make({ game: 'volto', seats: 2, open: 'public' });
    await bot.command(table, { type: 'sit', seat: 0, words: '' });
    await anna.command(table, { type: 'sit', seat: 1, words: '' });
    await anna.command(table, { type: 'start' });
    const stop = new AbortController();
    const response = await fetch(`${base}/api/tables/${table}/updates`, { headers: bot.headers, signal: stop.signal });
    expect(response.headers.get('content-type')).toBe('application/x-ndjson');
    let text = '';
    for await (const part of response.body!.pipeThrough(new TextDecoderStream()))
      if ((text += part).includes('\n')) break;
    const update = JSON.parse(text.split('\n')[0]!) as Update;
    expect(update).toMatchObject({ type: 'update', you: 0, options: 50_400, view: { viewer: 0 } });
    const forged = await fetch(`${base}/api/tables/${table}/updates`, {
      headers: { authorization: `Bearer ${'x'.repeat(43)}` },
    });
    expect(forged.status).toBe(401);
    stop.abort();
  });
});

describe('operating', () => {
  test('health, metrics and the description of the interface', async () => {
    const { base } = await openHouse();
    const { anna, table } = await game(base);
    await anna.connect(table).first();
    const metrics = (await anna.ask('GET', '/metrics')).text;
    expect(metrics).toMatch(/ridotto_commands_total 3/);
    expect(metrics).toMatch(/ridotto_live_tables 1/);
    expect(metrics).toMatch(/ridotto_connections 1/);
    const { paths } = (await anna.ask('GET', '/api/openapi.json')).body as { paths: object };
    const described = ['/api/guests', '/api/bots', '/api/games', '/api/tables', '/api/tables/{table}'];
    const more = ['commands', 'updates', 'export', 'replay'].map((last) => `/api/tables/{table}/${last}`);
    expect(Object.keys(paths)).toEqual(expect.arrayContaining([...described, ...more]));
    expect((await anna.ask('GET', '/api/docs')).text).toContain('/api/tables/{table}/commands');
  });

  test('the description says what can be chosen at a table of each game', async () => {
    const { base } = await openHouse();
    const { body } = await new Guest(base).ask('GET', '/api/openapi.json');
    const { paths } = body as { paths: { '/api/tables': { post: { requestBody: { content: Content } } } } };
    const { oneOf } = paths['/api/tables'].post.requestBody.content['application/json'].schema;
    for (const { id, seats, options } of GAMES) {
      const { properties } = oneOf.find((one) => one.properties.game.enum.includes(id))!;
      expect(properties.seats).toEqual({ minimum: seats[0], maximum: seats[1] });
      expect(Object.keys(properties.setup.properties)).toEqual(Object.keys(options));
      for (const [name, option] of Object.entries(options)) {
        const { type, enum: of, items } = properties.setup.properties[name]!;
        if (option.kind === 'switch') expect(type).toBe('boolean');
        if (option.kind === 'one') expect(of).toEqual(option.of);
        if (option.kind === 'each') expect(items!.enum).toEqual([...option.of, null]);
      }
    }
  });

  test('no secret stands in a log: neither keys, tokens, cookies nor hidden answers', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
    const { base, house } = await openHouse({ logger });
    const { anna, bob, table } = await game(base);
    const bot = await anna.bot('R2');
    await bot.command(table, { type: 'sit', words: 'x' });
    await anna.command(table, { type: 'say', says: [ARRANGED] });
    await bob.connect(table).first();
    const sitting = await house.sitting(table);
    if ('refused' in sitting) throw new Error(sitting.refused);
    const secrets = [
      sitting.made.key,
      sitting.made.invite,
      ARRANGED,
      anna.headers.cookie!.slice(8),
      bot.headers.authorization!.slice(7),
    ];
    const log = lines.join('');
    expect(log).toContain('/api/tables/:table/commands');
    for (const secret of secrets) expect(log).not.toContain(secret);
  });

  test('the house stops although somebody does not listen', async () => {
    const { base, stop } = await openHouse();
    const { anna, table } = await game(base);
    const deaf = anna.connect(table);
    await deaf.first();
    deaf.socket.pause();
    const before = Date.now();
    await stop();
    expect(Date.now() - before).toBeLessThan(20_000); // a WebSocket waits thirty seconds by itself
  });

  test('a line that breaks is let go of', async () => {
    const { base } = await openHouse();
    const { anna, table } = await game(base);
    const socket = new WebSocket(`${base.replace('http', 'ws')}/api/tables/${table}/socket`, { headers: anna.headers });
    await once(socket, 'open');
    socket.terminate();
    const metrics = async () => (await anna.ask('GET', '/metrics')).text;
    await expect.poll(metrics, { timeout: 60_000 }).toMatch(/ridotto_connections 0/);
  });
});
