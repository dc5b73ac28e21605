import { expect, onTestFinished, test, vi } from 'vitest';
import { Mail } from '../src/mail.ts';
import { connect } from '../src/postgres/connect.ts';
import { migrate } from '../src/postgres/migrate.ts';
import { PostgresPeers } from '../src/postgres/peers.ts';
import { say } from '../testing/postgres-server.ts';
import { freshDatabase } from '../testing/postgres.ts';

vi.setConfig({ testTimeout: 180_000 }); // whoever is first starts the database too

const TABLE = 'table';
const HERE = { table: TABLE, length: 0, what: 'here' };

/** Two nodes whose every message to each other is lost. */
async function deafNodes() {
  const url = await freshDatabase();
  const postgres = connect(url);
  onTestFinished(() => postgres.close());
  await migrate(url);
  const nodes = ['a', 'b'].map((id) => new PostgresPeers(id, postgres, new Mail(id, () => {}, 8000), () => {}));
  for (const node of nodes) {
    await node.join();
    onTestFinished(() => node.leave());
  }
  const [a, b] = nodes as [PostgresPeers, PostgresPeers];
  b.tell(TABLE, new Map());
  expect((await b.ask(TABLE)).lines.size).toBe(0);
  return { url, a, b, noticed: () => b.grown([]) };
}

test('who comes and goes elsewhere is noticed, though every word of it is lost', async () => {
  const { a, b, noticed } = await deafNodes();
  expect(await noticed()).toEqual([]);
  a.tell(TABLE, new Map([['anna', 1]]));
  await expect.poll(noticed).toEqual([HERE]);
  await expect.poll(async () => [...(await b.ask(TABLE)).lines]).toEqual([['anna', 1]]);
  await expect.poll(noticed).toEqual([]);
  a.tell(TABLE, null);
  await expect.poll(noticed).toEqual([HERE]);
});

test('whoever was asked about while their node was late is found again', async () => {
  const { url, a, b, noticed } = await deafNodes();
  a.tell(TABLE, new Map([['anna', 1]]));
  await expect.poll(noticed).toEqual([HERE]);
  await expect
    .poll(async () => {
      await say(url, `update nodes set until = now() - interval '1 second' where id = 'a'`);
      return (await b.ask(TABLE)).lines.size; // it may have said meanwhile that it lives
    })
    .toBe(0);
  await expect.poll(noticed).toEqual([HERE]);
  await expect.poll(async () => [...(await b.ask(TABLE)).lines]).toEqual([['anna', 1]]);
});
