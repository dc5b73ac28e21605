import { Unreachable, type LogLine, type Store } from '@ridotto/host';
import pg from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { storeContract } from '../../host/testing/store-contract.ts';
import { connect } from '../src/postgres/connect.ts';
import { LOCK, migrate } from '../src/postgres/migrate.ts';
import { MIGRATIONS } from '../src/postgres/migrations.ts';
import { postgresStore, storeOn } from '../src/postgres/store.ts';
import { say } from '../testing/postgres-server.ts';
import { freshDatabase } from '../testing/postgres.ts';

vi.setConfig({ testTimeout: 180_000 }); // whoever is first starts the database too

const urls = new WeakMap<Store, string>();

async function open(given?: string): Promise<Store> {
  const url = given ?? (await freshDatabase());
  const store = await postgresStore(url);
  urls.set(store, url);
  let isOpen = true;
  const { close: reallyClose } = store;
  store.close = async () => {
    if (isOpen) await reallyClose();
    isOpen = false;
  };
  onTestFinished(store.close);
  return store;
}

async function reopen(store: Store): Promise<Store> {
  await store.close();
  return open(urls.get(store));
}

const said = (say: string, command?: string): LogLine => ({
  at: 1,
  deed: { seat: 0, say },
  ...(command !== undefined && { command }),
});

describe('the store in PostgreSQL', () => {
  storeContract(() => open(), reopen);

  test('of two nodes that write at once exactly one wins, thousands of times', async () => {
    const first = await open();
    const second = await open(urls.get(first));
    const tables = Array.from({ length: 200 }, (_, i) => `t${i}`);
    for (let length = 0; length < 20; length += 2) {
      const write = (store: Store, who: string) =>
        Promise.all(
          tables.map((table) =>
            store.append({ table, length, lines: [said(who, `${who}:${length}`), said(`${who}2`)] }),
          ),
        );
      const [left, right] = await Promise.all([write(first, 'a'), write(second, 'b')]);
      for (const i of tables.keys()) expect(new Set([left[i], right[i]])).toEqual(new Set(['appended', 'conflict']));
    }
    for (const table of tables) {
      const says = (await first.lines(table, 0)).map(({ deed }) => (deed as { say: string }).say);
      expect(says).toHaveLength(20);
      for (let i = 0; i < says.length; i += 2) expect(says[i + 1]).toBe(`${says[i]}2`);
    }
  });

  test('a command that both nodes take at once stands in the log once', async () => {
    const first = await open();
    const second = await open(urls.get(first));
    for (let length = 0; length < 50; length++) {
      const append = { table: 't', length, lines: [said('x', `anna:${length}`)] };
      const done = await Promise.all([first.append(append), second.append(append)]);
      expect(done.filter((one) => one === 'appended')).toHaveLength(1);
      expect(await second.append(append)).toBe('repeated');
    }
  });

  test('tables that hear of another node’s commit at once read what is new in one statement', async () => {
    const writer = await open();
    const tables = ['a', 'b', 'c'];
    for (const table of tables)
      await writer.append({ table, length: 0, lines: [said(`${table}0`), said(`${table}1`)] });
    const postgres = connect(urls.get(writer)!);
    onTestFinished(() => postgres.close());
    let statements = 0;
    const run: typeof postgres.run = (...statement) => {
      statements++;
      return postgres.run(...statement);
    };
    const { lines } = storeOn({ ...postgres, run });
    const read = await Promise.all([lines('a', 1), lines('b', 0), lines('none', 0), lines('c', 2), lines('a', 0)]);
    expect(read).toEqual([[said('a1')], [said('b0'), said('b1')], [], [], [said('a0'), said('a1')]]);
    expect(statements).toBe(1);
  });

  test('a log that is shorter than its writer knows takes nothing', async () => {
    const store = await open();
    expect(await store.append({ table: 't', length: 3, lines: [said('x')] })).toBe('conflict');
    expect(await store.lines('t', 0)).toEqual([]);
  });

  test('the schema is made once by whichever node comes first, and never taken back', async () => {
    const url = await freshDatabase();
    const nodes = Array.from({ length: 4 }, () => connect(url));
    onTestFinished(async () => void (await Promise.all(nodes.map((node) => node.close()))));
    const done = await Promise.all(nodes.map((node) => migrate(node.url)));
    expect(done.flat().sort()).toEqual(Object.keys(MIGRATIONS));
    await say(url, `insert into kysely_migration values ('999-later', '')`);
    await expect(migrate(url)).rejects.toThrow('is of a later version of the house: it has 999-later');
  });

  test('a schema that takes longer than any answer may is waited for', async () => {
    const url = await freshDatabase();
    const first = new pg.Client({ connectionString: url });
    await first.connect();
    await first.query(`select pg_advisory_lock(${LOCK})`);
    const second = migrate(url);
    await first.query('select pg_sleep(3.5)'); // seconds
    await first.end();
    expect(await second).toEqual(Object.keys(MIGRATIONS));
  });

  test('nothing is written by a node that can’t reach it, and it goes on by itself', async () => {
    const store = await open();
    const { pathname } = new URL(urls.get(store)!);
    const append = (length: number) => store.append({ table: 't', length, lines: [said('x')] });
    expect(await append(0)).toBe('appended');
    const others = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = '${pathname.slice(1)}' and pid <> pg_backend_pid()`;
    await say(urls.get(store)!, others);
    await expect.poll(() => append(1).catch(() => 'lost')).toBe('appended');
    expect(await store.lines('t', 0)).toHaveLength(2);
  });

  test('where somebody was forgotten no snapshot brings the name back', async () => {
    const store = await open();
    const made = { id: 't', owner: 'anna', at: 1, open: 'link', game: 'volto' } as never;
    await store.make(made, 'm');
    await store.forgetAt('t', 'anna');
    await store.keepSnapshot('t', { length: 9, edition: 1, data: '"anna"' });
    expect(await store.snapshot('t')).toBeUndefined();
  });

  test('nor one that is written while somebody is forgotten', async () => {
    const store = await open();
    const url = urls.get(store)!;
    await store.make({ id: 't', owner: 'anna', at: 1, open: 'link', game: 'volto' } as never, 'm');
    await say(
      url,
      `create function wait() returns trigger as 'begin perform pg_sleep(1); return new; end' language plpgsql`,
    );
    await say(url, 'create trigger slow before insert on snapshots for each row execute function wait()');
    const kept = store.keepSnapshot('t', { length: 9, edition: 1, data: '"anna"' });
    await say(url, 'select pg_sleep(0.3)'); // seconds: it has looked whether anybody was
    await store.forgetAt('t', 'anna');
    await kept;
    expect(await store.snapshot('t')).toBeUndefined();
  });

  test('what was written stands, though the lobby can’t be tidied', async () => {
    const whole = await open();
    await whole.make({ id: 't', owner: 'anna', at: 1, open: 'public', game: 'volto' } as never, 'm');
    const [postgres, nowhere] = [connect(urls.get(whole)!), connect('postgres://127.0.0.1:1/none')];
    onTestFinished(() => postgres.close());
    const broken: unknown[] = [];
    const store = storeOn({ ...postgres, db: nowhere.db }, undefined, (error) => broken.push(error));
    const summary = { phase: 'open', taken: 1, company: true, due: null } as const;
    expect(await store.append({ table: 't', length: 0, lines: [said('x')], summary })).toBe('appended');
    expect(broken).toEqual([expect.any(Unreachable)]);
    expect(await whole.lines('t', 0)).toHaveLength(1);
  });

  test('commits wait for the disk', async () => {
    const url = await freshDatabase();
    const postgres = connect(url);
    onTestFinished(() => postgres.close());
    const rows = await postgres.run<pg.QueryResultRow>('asked', 'show synchronous_commit', []);
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  });
});
