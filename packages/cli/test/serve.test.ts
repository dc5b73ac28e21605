import { chmodSync, existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { Guest } from '../../server/testing/client.ts';
import { smallDisk } from '../../server/testing/small-disk.ts';
import { newFolder, ridotto } from './run.ts';

const LONG = 120_000; // milliseconds, beside other work

const OPEN = /open at (http:\/\/127\.0\.0\.1:\d+)\n/;

/** Opens a house by the command line, does something in it, and tells it to stop. */
async function inHouse(data: string, visit: (base: string) => Promise<void>, ...flags: string[]) {
  let visiting: Promise<void> | undefined;
  const finished = await ridotto(['serve', '--port', '0', '--data', data, ...flags], {
    whenSeen(out, kill) {
      const base = OPEN.exec(out)?.[1];
      if (base !== undefined) visiting ??= visit(base).finally(() => kill('SIGTERM'));
    },
  });
  await visiting;
  return finished;
}

/** A game of Volto in which both have arranged; `how` it ends, if it does. */
async function voltoAt(base: string, how?: 'resign'): Promise<string> {
  const [anna, bob] = [await Guest.named(base, 'Anna'), await Guest.named(base, 'Bob')];
  const table = await anna.make({ game: 'volto', seats: 2, open: 'public' });
  for (const guest of [anna, bob]) await guest.command(table, { type: 'sit', words: guest.id });
  await anna.command(table, { type: 'start' });
  for (const guest of [anna, bob]) await guest.command(table, { type: 'say', says: ['NAANL CNSLA'] });
  if (how) await anna.command(table, { type: 'say', says: [how] });
  return table;
}

test('serve opens the house, keeps its tables over a restart, and stops when told', async () => {
  const data = path.join(newFolder(), 'data');
  let table = '';
  const first = await inHouse(data, async (base) => {
    table = await voltoAt(base);
  });
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(statSync(data).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(data, 'secret')).mode & 0o777).toBe(0o600);
  const second = await inHouse(data, async (base) => {
    const { phase } = await new Guest(base).table(table);
    expect(phase).toBe('playing');
  });
  expect(second.code).toBe(0);
});

test('verify takes the address of a table; backup copies the house while it is open', async () => {
  const data = path.join(newFolder(), 'data');
  const copy = path.join(newFolder(), 'copy.sqlite');
  await inHouse(data, async (base) => {
    const verified = async (how?: 'resign') => ridotto(['verify', `${base}/api/tables/${await voltoAt(base, how)}`]);
    expect(await verified()).toMatchObject({ code: 2, err: expect.stringContaining('not over yet') as string });
    expect(await verified('resign')).toMatchObject({
      code: 0,
      out: expect.stringContaining('fair') as string,
    });
    expect(await ridotto(['backup', copy, '--data', data])).toMatchObject({ code: 0 });
    expect(await ridotto(['backup', copy, '--data', data])).toMatchObject({ code: 2 });
  });
  const database = new DatabaseSync(copy);
  expect(database.prepare('select count(*) as n from tables').get()).toMatchObject({ n: 2 });
  database.close();
});

test('limits are set by flags', async () => {
  const visit = async (base: string) => {
    await Guest.named(base, 'Anna');
    expect((await new Guest(base).ask('POST', '/api/guests', { name: 'Bob' })).status).toBe(429);
  };
  expect(await inHouse(newFolder(), visit, '--limit', 'guests=0/1')).toMatchObject({ code: 0 });
});

test.each([[['--behind-proxy']], [['--behind-proxy', '1', '--log', 'warn']], [['--behind-proxy=1']]])(
  '%j takes addresses from the proxy’s header',
  async (flags) => {
    const visit = async (base: string) => {
      const come = async (address: string) => {
        const guest = new Guest(base, { origin: base, 'x-forwarded-for': `invented-${Math.random()}, ${address}` });
        return (await guest.ask('POST', '/api/guests', { name: 'Anna' })).status;
      };
      expect([await come('203.0.113.1'), await come('203.0.113.1'), await come('203.0.113.2')]).toEqual([
        200, 429, 200,
      ]);
    };
    expect(await inHouse(newFolder(), visit, ...flags, '--limit', 'guests=0/1')).toMatchObject({ code: 0 });
  },
);

test('what stands in the way of opening is said in one line', { timeout: LONG }, async () => {
  const data = newFolder();
  writeFileSync(path.join(data, 'house.sqlite'), 'This is a letter, and no house at all.');
  expect(await ridotto(['serve', '--port', '0', '--data', data])).toMatchObject({
    code: 2,
    err: "ridotto: the house can't be opened: file is not a database\n",
  });
  const later = newFolder();
  await inHouse(later, async (base) => {
    const taken = await ridotto(['serve', '--port', new URL(base).port, '--data', newFolder()]);
    expect(taken).toMatchObject({ code: 2, err: expect.stringMatching(/^ridotto: .*EADDRINUSE.*\n$/) as string });
  });
  const database = new DatabaseSync(path.join(later, 'house.sqlite'));
  database.exec("insert into kysely_migration values ('999-later', '')");
  database.close();
  expect(await ridotto(['serve', '--port', '0', '--data', later])).toMatchObject({
    code: 2,
    err: expect.stringContaining('a later version of the house: it has 999-later') as string,
  });
});

describe('the data folder', () => {
  const modes = (folder: string) =>
    Object.fromEntries(readdirSync(folder).map((name) => [name, statSync(path.join(folder, name)).mode & 0o777]));

  test(
    'whatever stands in it is readable by its owner alone, also what was there before',
    { timeout: LONG },
    async () => {
      const data = newFolder();
      chmodSync(data, 0o755);
      const files = ['house.sqlite', 'house.sqlite-lock', 'house.sqlite-shm', 'house.sqlite-wal', 'secret'];
      const visit = async (base: string) => {
        await Guest.named(base, 'Anna');
        expect(modes(data)).toEqual(Object.fromEntries(files.map((name) => [name, 0o600])));
      };
      expect(await inHouse(data, visit)).toMatchObject({ code: 0 });
      for (const name of readdirSync(data)) chmodSync(path.join(data, name), 0o644);
      expect(await inHouse(data, visit)).toMatchObject({ code: 0 });
    },
  );

  test(
    'is one house’s: a second one is refused in one line, and a killed one leaves it at once',
    { timeout: LONG },
    async () => {
      const data = newFolder();
      const serve = ['serve', '--port', '0', '--data', data];
      let second: ReturnType<typeof ridotto> | undefined;
      const killed = await ridotto(serve, {
        whenSeen(out, kill) {
          if (!OPEN.test(out) || second !== undefined) return;
          second = ridotto(serve).finally(() => kill('SIGKILL'));
        },
      });
      expect(killed.code).toBe(null);
      expect(await second).toMatchObject({
        code: 2,
        err: `ridotto: the house can't be opened: another house has ${path.join(data, 'house.sqlite')} open\n`,
      });
      expect(await inHouse(data, async () => {})).toMatchObject({ code: 0 });
    },
  );

  test('an empty secret is made anew', async () => {
    const data = newFolder();
    const secret = path.join(data, 'secret');
    writeFileSync(secret, '');
    expect(await inHouse(data, async () => {})).toMatchObject({ code: 0 });
    const made = readFileSync(secret, 'utf8');
    expect(made).toMatch(/^[0-9a-f]{64}$/);
    expect(await inHouse(data, async () => {})).toMatchObject({ code: 0 });
    expect(readFileSync(secret, 'utf8')).toBe(made);
  });

  test('a short secret is refused in one line', async () => {
    const data = newFolder();
    writeFileSync(path.join(data, 'secret'), 'too short');
    const err = ' is too short: it has 9 bytes, and a secret has at least 32\n';
    const serve = ['serve', '--port', '0', '--data', data];
    expect(await ridotto(serve)).toMatchObject({ code: 2, err: `ridotto: ${path.join(data, 'secret')}${err}` });
    expect(await ridotto(serve, { env: { RIDOTTO_SECRET: 'too short' } })).toMatchObject({
      code: 2,
      err: `ridotto: RIDOTTO_SECRET${err}`,
    });
  });

  test.runIf(smallDisk)('a secret for which there is no room is not half written', async () => {
    const data = smallDisk!(256);
    const filler = path.join(data, 'filler');
    writeFileSync(filler, Buffer.alloc(256 * 1024));
    expect(await ridotto(['serve', '--port', '0', '--data', data])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^ridotto: the house can't be opened: ENOSPC.*\n$/) as string,
    });
    expect(readdirSync(data).filter((name) => name.startsWith('secret'))).toEqual([]);
    rmSync(filler);
  });
});

test.each([
  [['serve', '--port', '70000'], '--port'],
  [['serve', '--origin', 'example.org/x'], '--origin'],
  [['serve', '--log', 'loud'], '--log'],
  [['serve', '--behind-proxy', 'many'], '--behind-proxy'],
  [['serve', '--limit', 'moves=1/1'], 'no limit "moves"'],
  [['serve', '--limit', 'chat=1'], '--limit chat'],
  [['serve', '--limit', 'watchers=1/1'], '--limit watchers'],
  [['backup'], 'name a file'],
  [['backup', 'x.sqlite', '--data', '/nowhere'], 'no house'],
])('%j is refused in one line', async (args, words) => {
  const { code, err } = await ridotto(args);
  expect(code).toBe(2);
  expect(err).toContain(words);
  expect(existsSync('/nowhere')).toBe(false);
});
