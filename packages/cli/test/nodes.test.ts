import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { Guest } from '../../server/testing/client.ts';
import { say } from '../../server/testing/postgres-server.ts';
import { freshDatabase } from '../../server/testing/postgres.ts';
import { newFolder, ridotto } from './run.ts';

const LONG = 180_000; // milliseconds, beside other work

vi.setConfig({ testTimeout: 180_000 }); // beside other work

const OPEN = /open at (http:\/\/127\.0\.0\.1:\d+)\n/;

/** Opens a house by the command line, does something in it, and tells it to stop. */
async function inHouse(where: readonly string[], visit: (base: string) => Promise<void>, env: object = {}) {
  let visiting: Promise<void> | undefined;
  const finished = await ridotto(['serve', '--port', '0', ...where], {
    env: { ...env },
    whenSeen(out, kill) {
      const base = OPEN.exec(out)?.[1];
      if (base !== undefined) visiting ??= visit(base).finally(() => kill('SIGTERM'));
    },
  });
  await visiting;
  return finished;
}

test('a house moves from a file to PostgreSQL and back, and its guests with it', { timeout: LONG }, async () => {
  const [first, last] = [path.join(newFolder(), 'first'), path.join(newFolder(), 'last')];
  const url = await freshDatabase();
  let guest: Guest;
  let table = '';
  await inHouse(['--data', first], async (base) => {
    guest = await Guest.named(base, 'Anna');
    table = await guest.make({ game: 'volto', seats: 2, open: 'public' });
    await guest.command(table, { type: 'sit', words: 'w' });
    await guest.command(table, { type: 'chat', text: 'ciao' });
  });
  expect(await ridotto(['migrate', '--store', url])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^done: 001/),
  });
  expect(await ridotto(['migrate', '--store', url])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^nothing to do/),
  });
  const copied = await ridotto(['copy', first, url]);
  expect(copied).toMatchObject({ code: 0, out: expect.stringContaining('1 tables, 1 lines, 1 accounts') });
  expect(await ridotto(['copy', first, url])).toMatchObject({
    code: 2,
    err: expect.stringContaining('a house already'),
  });

  const env = { RIDOTTO_SECRET: readFileSync(path.join(first, 'secret'), 'utf8') };
  const visit = async (base: string) => {
    const again = new Guest(base, { ...guest.headers, origin: base });
    expect((await again.ask('GET', '/api/me')).body).toMatchObject({ name: 'Anna' });
    expect((await again.table(table)).seats[0]).toMatchObject({ name: 'Anna' });
    expect((await again.ask('GET', '/readyz')).status).toBe(200);
    const busy = await ridotto(['copy', url, last]);
    expect(busy).toMatchObject({ code: 2, err: expect.stringContaining('stop all its nodes') });
    await again.command(table, { type: 'chat', text: 'salve' });
  };
  expect(await inHouse(['--store', url], visit, env)).toMatchObject({ code: 0, err: '' });
  expect(await ridotto(['copy', url, last])).toMatchObject({ code: 0 });
  await inHouse(
    ['--data', last],
    async (base) => expect((await guest.table.call(new Guest(base), table)).seats).toHaveLength(2),
    env,
  );
});

test('a copy that differs is said to', async () => {
  const folder = path.join(newFolder(), 'data');
  const url = await freshDatabase();
  await inHouse(['--data', folder], async (base) => {
    const guest = await Guest.named(base, 'Anna');
    const table = await guest.make({ game: 'volto', seats: 2 });
    await guest.command(table, { type: 'sit', words: 'w' });
  });
  await ridotto(['migrate', '--store', url]);
  await say(
    url,
    `create function spoil() returns trigger as 'begin new.at = new.at + 1; return new; end' language plpgsql`,
  );
  await say(url, `create trigger spoil before insert on lines for each row execute function spoil()`);
  const copied = await ridotto(['copy', folder, url]);
  expect(copied).toMatchObject({ code: 2, err: expect.stringMatching(/lines: \w+ is not the same in the copy/) });
});

test('load plays at tables of every game, says what it saw, and stops by itself', async () => {
  const wide = ['messages', 'chat', 'makes', 'requests', 'guests'].flatMap((name) => ['--limit', `${name}=9999/99999`]);
  const data = path.join(newFolder(), 'data');
  await inHouse(['--data', data, ...wide], async (base) => {
    const { code, out } = await ridotto(['load', base, '--tables', '8', '--seconds', '2']);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^8 tables are open, \d\d sockets\n1 s: .*\n2 s: .*\nin all: 8 tables, .* answers\/s, p50 .*, no errors, \d+ games to their end\n$/,
    );
    expect(Number(/in all: .* ([\d,]+) answers/.exec(out)![1]!.replace(',', ''))).toBeGreaterThan(10);
  });
});

test.each([
  [['load'], 'name a house'],
  [['load', 'http://192.0.2.1:8080'], 'on this machine'],
  [['load', 'http://127.0.0.1:8080', '--tables', '0'], '--tables takes a whole number from 1'],
  [['serve', '--store', 'mysql://x'], '--store takes an address such as postgres://'],
  [['serve', '--store', 'postgres://127.0.0.1:1/x'], "the house can't be opened"],
  [['serve', '--store', 'postgres://x/y', '--data', 'z'], 'exclude each other'],
  [['serve', '--bus', 'nats://x'], 'needs --store'],
  [['serve', '--store', 'postgres://x/y', '--bus', 'amqp://x'], '--bus takes an address such as nats://'],
  [['migrate'], 'name a database'],
  [['copy', 'x'], 'name two places'],
  [['copy', '/nowhere', 'postgres://x/y'], 'there is no house in /nowhere'],
  [['backup', 'x', '--store', 'postgres://x/y'], 'pg_dump'],
] as const)('%j is refused in one line', async (args, words) => {
  const { code, err } = await ridotto(args);
  expect(code).toBe(2);
  expect(err).toContain(words);
  expect(err.trim().split('\n')).toHaveLength(1);
});
