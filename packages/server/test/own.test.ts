import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Damaged, type Store } from '@ridotto/host';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { sqliteStore } from '../src/sqlite-store.ts';
import { Guest } from '../testing/client.ts';
import { openHouse, temporaryFolder } from './house.ts';
import { WIDE } from '../testing/settings.ts';

const ARRANGED = 'NAANL CNSLA';

/** A table of Anna's where she and Bob sit. */
async function tableOf(anna: Guest, bob: Guest): Promise<string> {
  const table = await anna.make({ game: 'volto', seats: 2, open: 'public' });
  await anna.command(table, { type: 'sit', seat: 0, words: 'a' });
  await bob.command(table, { type: 'sit', seat: 1, words: 'b' });
  return table;
}

async function gameOf(anna: Guest, bob: Guest): Promise<string> {
  const table = await tableOf(anna, bob);
  await anna.command(table, { type: 'start' });
  return table;
}

async function finishedOf(anna: Guest, bob: Guest): Promise<string> {
  const table = await gameOf(anna, bob);
  for (const guest of [anna, bob]) await guest.command(table, { type: 'say', says: [ARRANGED] });
  await bob.command(table, { type: 'say', says: ['resign'] });
  return table;
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** A store in which looking for one account takes until it is let go on. */
async function slowStore() {
  const store = await sqliteStore(path.join(temporaryFolder(), 'house.sqlite'));
  const held: { who?: string; onHeld?: () => void; gate?: Promise<void> } = {};
  const account: Store['account'] = async (id) => {
    const found = await store.account(id);
    if (id !== held.who) return found;
    delete held.who; // the next time it is as quick as ever
    held.onHeld!();
    await held.gate;
    return found;
  };
  /** Holds up the next request of this account; the promise is kept when it stands still, with what lets it go on. */
  const hold = (who: string) =>
    new Promise<() => void>((isHeld) => {
      const gate = Promise.withResolvers<void>();
      Object.assign(held, { who, gate: gate.promise, onHeld: () => isHeld(gate.resolve) });
    });
  return { store: { ...store, account }, hold };
}

describe('what was asked for before somebody left', () => {
  const LEAVING = {
    'signed out': (bob: Guest) => bob.ask('POST', '/api/me/sign-out', {}),
    deleted: (bob: Guest) => bob.ask('DELETE', '/api/me', { confirm: 'delete' }),
  };

  test.each(Object.entries(LEAVING))('is not begun after they are %s', async (_how, leave) => {
    const { store, hold } = await slowStore();
    const { base } = await openHouse({ ports: { store } });
    const [anna, bob] = [await Guest.named(base, 'Anna'), await Guest.named(base, 'Bob')];
    const table = await anna.make({ game: 'volto', seats: 2, open: 'public' });

    let held = hold(bob.id);
    const sitting = bob.command(table, { type: 'sit', seat: 1, words: '' });
    const letSit = await held;
    held = hold(bob.id);
    const line = bob.connect(table);
    const letIn = await held;
    expect((await leave(bob)).status).toBe(200);
    letSit();
    letIn();

    expect(await sitting).toEqual({ ok: false, refused: 'not-signed-in' });
    expect((await anna.table(table)).seats[1]).toEqual({ kind: 'free' });
    await line.until(() => false);
    expect(line.closed).toEqual({ code: 4000, reason: 'not-signed-in' });
  });
});

describe('signing out', () => {
  test('revokes every copy of a cookie, and its lines are closed', async () => {
    const { base } = await openHouse();
    const anna = await Guest.named(base, 'Anna');
    const table = await anna.make({ game: 'volto', seats: 2 });
    const elsewhere = new Guest(base, { ...anna.headers });
    const line = elsewhere.connect(table);
    await line.first();
    const { status, response } = await anna.ask('POST', '/api/me/sign-out', {});
    expect(status).toBe(200);
    expect(response.headers.get('set-cookie')).toMatch(/^ridotto=;.*(Max-Age=0|Expires=Thu, 01 Jan 1970)/);
    for (const one of [anna, elsewhere]) expect((await one.ask('GET', '/api/me')).status).toBe(401);
    await line.until(() => false);
    expect(line.closed).toEqual({ code: 4000, reason: 'not-signed-in' });
  });

  test('elsewhere leaves the one who asks a new cookie', async () => {
    const { base } = await openHouse();
    const anna = await Guest.named(base, 'Anna');
    const thief = new Guest(base, { ...anna.headers });
    for (let i = 0; i < 2; i++) {
      const { response } = await anna.ask('POST', '/api/me/sign-out', { where: 'elsewhere' });
      anna.headers.cookie = response.headers.get('set-cookie')!.split(';')[0]!;
    }
    expect((await anna.ask('GET', '/api/me')).body).toEqual({ id: anna.id, kind: 'guest', name: 'Anna' });
    expect((await thief.ask('GET', '/api/me')).status).toBe(401);
  });

  test('a bot signs out by its token, and other sites can sign nobody out', async () => {
    const { base } = await openHouse();
    const anna = await Guest.named(base, 'Anna');
    const bot = await anna.bot('R2');
    expect((await bot.ask('POST', '/api/me/sign-out', {})).status).toBe(200);
    expect((await bot.ask('GET', '/api/me')).status).toBe(401);
    const other = new Guest(base, { cookie: anna.headers.cookie!, origin: 'https://elsewhere.example' });
    expect((await other.ask('POST', '/api/me/sign-out', {})).body).toMatchObject({ refused: 'wrong-origin' });
    expect((await anna.ask('GET', '/api/me')).status).toBe(200);
  });

  test('needs no body, and takes none that it does not know', async () => {
    const { base } = await openHouse();
    const signOut = (who: Guest, headers: Record<string, string>, body?: string) =>
      fetch(`${base}/api/me/sign-out`, {
        method: 'POST',
        headers: { ...who.headers, ...headers },
        ...(body && { body }),
      });
    const json = { 'content-type': 'application/json' };
    const anna = await Guest.named(base, 'Anna');
    for (const body of ['[]', '"everywhere"', '{"where":"here"}', '{"all":true}', '{'])
      expect([body, (await signOut(anna, json, body)).status]).toEqual([body, 400]);
    expect((await anna.ask('GET', '/api/me')).status).toBe(200);
    for (const headers of [{}, json]) {
      const bob = await Guest.named(base, 'Bob');
      expect((await signOut(bob, headers)).status).toBe(200);
      expect((await bob.ask('GET', '/api/me')).status).toBe(401);
    }
  });
});

test('a bot’s token is no key to its owner’s other bots', async () => {
  const { base } = await openHouse();
  const anna = await Guest.named(base, 'Anna');
  const [leaked, other] = [await anna.bot('R2'), await anna.bot('R3')];
  const refused = { status: 403, body: { ok: false, refused: 'not-owner' } };
  expect(await leaked.ask('GET', '/api/bots')).toMatchObject(refused);
  expect(await leaked.ask('POST', '/api/bots', { name: 'R4' })).toMatchObject(refused);
  for (const id of [other.id, leaked.id, 'nobody'])
    expect(await leaked.ask('DELETE', `/api/bots/${id}`)).toMatchObject(refused);
  expect((await other.ask('GET', '/api/me')).status).toBe(200);
  expect((await anna.ask('GET', '/api/bots')).body).toHaveLength(2);
  expect((await leaked.ask('POST', '/api/me/sign-out')).status).toBe(200);
  expect((await anna.ask('GET', '/api/bots')).body).toMatchObject([{ id: other.id }]);
});

describe('an export', () => {
  test('has everything that is one’s own, and nothing that one’s seat does not know', async () => {
    const { base, house } = await openHouse();
    const [anna, bob] = [await Guest.named(base, 'Anna'), await Guest.named(base, 'Bob')];
    await anna.bot('R2');
    const finished = await finishedOf(bob, anna);
    const running = await gameOf(anna, bob);
    for (const guest of [anna, bob]) await guest.command(running, { type: 'say', says: [ARRANGED] });
    await anna.command(running, { type: 'chat', text: 'ciao' });
    await bob.command(running, { type: 'chat', text: 'rude' });
    await anna.command(running, { type: 'report', line: 1, reason: 'rude' });
    await anna.command(running, { type: 'mute', who: bob.id, on: true });
    const stranger = await bob.make({ game: 'volto', seats: 2, open: 'public' });

    const { text, response } = await anna.ask('GET', '/api/me/export');
    expect(response.headers.get('content-disposition')).toContain('attachment');
    const lines = linesOf(text);
    const of = (type: string) => lines.filter((line) => line.type === type);
    expect(of('account')).toMatchObject([{ id: anna.id, name: 'Anna' }]);
    expect(of('bot')).toMatchObject([{ name: 'R2' }]);
    expect(of('chat')).toMatchObject([{ table: running, text: 'ciao' }]);
    expect(of('mute')).toEqual([{ type: 'mute', who: bob.id }]);
    expect(of('report')).toMatchObject([{ table: running, reason: 'rude' }]);
    const tables = of('table');
    expect(new Set(tables.map(({ id }) => id))).toEqual(new Set([finished, running]));
    const whole = tables.find(({ id }) => id === finished)!;
    expect(whole.log).toEqual((await anna.ask('GET', `/api/tables/${finished}/export`)).body);
    const known = tables.find(({ id }) => id === running)!;
    expect(known).toMatchObject({ seat: 0, said: [ARRANGED], isMaker: true });
    expect(known.view).toEqual((await anna.connect(running).first()).view);
    const sitting = await house.sitting(running);
    if ('refused' in sitting) throw new Error(sitting.refused);
    for (const secret of [sitting.made.key, sitting.made.invite, stranger]) expect(text).not.toContain(secret);
    expect((await new Guest(base).ask('GET', '/api/me/export')).status).toBe(401);
  });

  test('of many tables comes piece by piece, and one address reads a few at once', async () => {
    const { base } = await openHouse({ limits: { ...WIDE, replaysOfAddress: 1 } });
    const anna = await Guest.named(base, 'Anna');
    const made = [];
    for (let i = 0; i < 120; i++) made.push(await anna.make({ game: 'volto', seats: 2 }));
    const tables = linesOf((await anna.ask('GET', '/api/me/export')).text).filter(({ type }) => type === 'table');
    expect(new Set(tables.map(({ id }) => id))).toEqual(new Set(made));
    const several = await Promise.all(Array.from({ length: 5 }, () => anna.ask('GET', '/api/me/export')));
    expect(new Set(several.map(({ status }) => status))).toEqual(new Set([200, 429]));
    await expect.poll(async () => (await anna.ask('GET', '/api/me/export')).status).toBe(200);
  });

  test('goes on after a table that is damaged', async () => {
    const file = path.join(temporaryFolder(), 'house.sqlite');
    const first = await openHouse({ file });
    const [anna, bob] = [await Guest.named(first.base, 'Anna'), await Guest.named(first.base, 'Bob')];
    const tables = [await finishedOf(anna, bob), await finishedOf(anna, bob)].sort();
    await first.stop();
    const database = new DatabaseSync(file);
    database.prepare('update lines set deed = substr(deed, 5) where table_id = ? and seq = 3').run(tables[0]!);
    database.close();
    const { base } = await openHouse({ file });
    const again = new Guest(base, { ...anna.headers, origin: base });
    const lines = linesOf((await again.ask('GET', '/api/me/export')).text).filter(({ type }) => type === 'table');
    expect(lines).toMatchObject([
      { id: tables[0], refused: 'damaged' },
      { id: tables[1], log: { game: 'volto' } },
    ]);
  });
});

describe('of many tables, one of which is damaged,', () => {
  /** Anna's games with Bob, more than are looked up at once; what each was made with is spoilt at the first one. */
  async function manyTables() {
    const file = path.join(temporaryFolder(), 'house.sqlite');
    const first = await openHouse({ file });
    const [anna, bob] = [await Guest.named(first.base, 'Annabella'), await Guest.named(first.base, 'Bob')];
    const tables: string[] = [];
    for (let i = 0; i < 61; i++) tables.push(await tableOf(bob, anna));
    await first.stop();
    tables.sort();
    const database = new DatabaseSync(file);
    database.prepare('update tables set made = substr(made, 5) where id = ?').run(tables[0]!);
    database.close();
    const second = await openHouse({ file });
    return { tables, ...second, anna: new Guest(second.base, { ...anna.headers, origin: second.base }) };
  }

  test('an export names them all', async () => {
    const { anna, tables } = await manyTables();
    const lines = linesOf((await anna.ask('GET', '/api/me/export')).text).filter(({ type }) => type === 'table');
    expect(lines.map(({ id }) => id)).toEqual(tables);
    expect(lines[0]).toEqual({ type: 'table', id: tables[0], refused: 'damaged' });
  });

  test('deleting takes the name out of them all', async () => {
    const { anna, file, stop } = await manyTables();
    expect((await anna.ask('DELETE', '/api/me', { confirm: 'delete' })).body).toEqual({ ok: true });
    await stop();
    const database = new DatabaseSync(file);
    for (const name of ['lines', 'journal', 'snapshots', 'accounts']) {
      expect(JSON.stringify(database.prepare(`select * from ${name}`).all())).not.toContain('Annab');
    }
    database.close();
  });
});

describe('deleting an account', () => {
  test('goes on where a table can’t be written, and says so', async () => {
    const broken: unknown[] = [];
    const logger = pino({ level: 'error' }, { write: (text: string) => void broken.push(JSON.parse(text)) });
    const file = path.join(temporaryFolder(), 'house.sqlite');
    const store = await sqliteStore(file);
    const spoilt: { table?: string } = {};
    const forgetAt: Store['forgetAt'] = (table, who) =>
      table === spoilt.table
        ? Promise.reject(new Damaged(table, 'its pages can’t be read'))
        : store.forgetAt(table, who);
    const { base } = await openHouse({ file, logger, ports: { store: { ...store, forgetAt } } });
    const [anna, bob] = [await Guest.named(base, 'Annabella'), await Guest.named(base, 'Bob')];
    const tables = [await finishedOf(bob, anna), await finishedOf(bob, anna), await finishedOf(bob, anna)].sort();
    spoilt.table = tables[0]!;
    expect((await anna.ask('DELETE', '/api/me', { confirm: 'delete' })).body).toEqual({ ok: true });
    expect((await anna.ask('GET', '/api/me')).status).toBe(401);
    for (const table of tables.slice(1)) expect((await bob.table(table)).seats[1]).toMatchObject({ name: 'guest' });
    expect(broken).toContainEqual(expect.objectContaining({ table: tables[0], msg: 'a table is damaged' }));
  });

  test('ends its open tables, which nobody else could start', async () => {
    const { base } = await openHouse();
    const [anna, bob] = [await Guest.named(base, 'Anna'), await Guest.named(base, 'Bob')];
    const bot = await anna.bot('R2');
    const [own, ofBot, other] = [await tableOf(anna, bob), await tableOf(bot, bob), await tableOf(bob, anna)];
    await anna.ask('DELETE', '/api/me', { confirm: 'delete' });
    for (const table of [own, ofBot]) expect((await bob.table(table)).phase).toBe('lapsed');
    expect((await bob.table(other)).phase).toBe('open');
    const listed = (await bob.ask('GET', '/api/tables')).body as { id: string }[];
    expect(listed.map(({ id }) => id)).toEqual([other]);
  });

  test('wants to be confirmed, by our own pages', async () => {
    const { base } = await openHouse();
    const anna = await Guest.named(base, 'Anna');
    for (const body of [{}, { confirm: true }, { confirm: 'no' }]) {
      expect((await anna.ask('DELETE', '/api/me', body)).status).toBe(400);
    }
    const other = new Guest(base, { cookie: anna.headers.cookie!, origin: 'https://elsewhere.example' });
    expect((await other.ask('DELETE', '/api/me', { confirm: 'delete' })).status).toBe(403);
    expect((await anna.ask('GET', '/api/me')).status).toBe(200);
  });

  test('games stay without the name, open seats are free, bots play on; after a restart too', async () => {
    const file = path.join(temporaryFolder(), 'house.sqlite');
    const first = await openHouse({ file });
    const { base } = first;
    const [anna, bob] = [await Guest.named(base, 'Annabella'), await Guest.named(base, 'Bob')];
    const bot = await anna.bot('Annabot');
    const open = await tableOf(anna, bob);
    const running = await gameOf(bob, anna);
    const finished = await finishedOf(bob, bot);
    await anna.command(finished, { type: 'chat', text: 'ciao' });
    const bobs = bob.connect(running);
    await bobs.first();
    const annas = anna.connect(running);
    await annas.first();

    expect((await anna.ask('DELETE', '/api/me', { confirm: 'delete' })).body).toEqual({ ok: true });
    await annas.until(() => false);
    expect(annas.closed).toEqual({ code: 4000, reason: 'not-signed-in' });
    for (const one of [anna, bot]) expect((await one.ask('GET', '/api/me')).status).toBe(401);
    expect((await bob.table(open)).seats[0]).toEqual({ kind: 'free' });
    await bobs.until(() => bobs.table!.seats.some((seat) => seat.kind === 'person' && seat.name === 'guest'));
    const seen = (base: string) =>
      everythingOf(new Guest(base, { ...bob.headers, origin: base }), [open, running, finished]);
    const before = await seen(base);
    expect(before).not.toContain('Annab');
    expect(before).toContain('ciao');
    expect((await bob.table(running)).seats[1]).toMatchObject({ kind: 'person', name: 'guest', away: true });
    await first.stop();

    const second = await openHouse({ file });
    expect(await seen(second.base)).not.toContain('Annab');
    await second.stop();
    const database = new DatabaseSync(file);
    for (const name of ['tables', 'lines', 'journal', 'snapshots', 'accounts', 'chat', 'mutes', 'reports', 'held']) {
      expect(JSON.stringify(database.prepare(`select * from ${name}`).all())).not.toContain('Annab');
    }
    database.close();
  });

  test('takes its bots along, and leaves other people’s alone', async () => {
    const { base } = await openHouse();
    const [anna, bob] = [await Guest.named(base, 'Anna'), await Guest.named(base, 'Bob')];
    const [own, revoked, other] = [await anna.bot('R2'), await anna.bot('R3'), await bob.bot('R4')];
    const table = await finishedOf(bob, revoked);
    await anna.ask('DELETE', `/api/bots/${revoked.id}`);
    await anna.ask('DELETE', '/api/me', { confirm: 'delete' });
    expect((await own.ask('GET', '/api/me')).status).toBe(401);
    expect((await other.ask('GET', '/api/me')).status).toBe(200);
    expect((await bob.table(table)).seats[1]).toMatchObject({ name: 'guest' });
  });

  test('by a bot’s token deletes the bot alone', async () => {
    const { base } = await openHouse();
    const anna = await Guest.named(base, 'Anna');
    const bot = await anna.bot('R2');
    expect((await bot.ask('DELETE', '/api/me', { confirm: 'delete' })).status).toBe(200);
    expect((await anna.ask('GET', '/api/me')).status).toBe(200);
    expect((await anna.ask('GET', '/api/bots')).body).toEqual([]);
  });
});

/** All that a guest gets to see of some tables, as one text. */
async function everythingOf(guest: Guest, tables: readonly string[]): Promise<string> {
  const texts: string[] = [];
  for (const table of tables) {
    const line = guest.connect(table, { onText: (text) => texts.push(text) });
    await line.command({ type: 'look', length: 0, hash: '' });
    line.socket.terminate();
    for (const path of ['', '/export', '/replay?eyes=all']) {
      texts.push((await guest.ask('GET', `/api/tables/${table}${path}`)).text);
    }
  }
  texts.push((await guest.ask('GET', '/api/tables')).text);
  return texts.join('\n');
}
