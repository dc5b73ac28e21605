import { expect, test } from 'vitest';
import { localBus, memoryStore, type Peers } from '../src/index.ts';
import { ARRANGED, FakeClock, Person, fakeHouse, makeTable } from '../testing/fake.ts';

/** A node that knows of others. */
const peers: Peers = {
  tell: () => {},
  ask: async () => ({ lines: new Map(), isOurs: false }),
  grown: async () => [],
  unattended: async (tables) => tables,
};

test('a node that was stopped while others went on writes nothing at the time when it was stopped', async () => {
  const [store, bus] = [memoryStore(), localBus()];
  const node = () => fakeHouse({}, { store, bus, peers, clock: new FakeClock() });
  const [here, there] = [await node(), await node()];
  const table = await makeTable(here.house, 'Anna');
  const [anna, bob] = [new Person(here.house, table, 'Anna'), new Person(there.house, table, 'Bob')];
  await anna.does({ type: 'sit', seat: 0, words: '' });
  await bob.does({ type: 'sit', seat: 1, words: '' });
  await anna.does({ type: 'start' });
  await there.clock.pass(10_000);
  const woken = here.clock.jump(10_000); // it was stopped meanwhile
  expect(await anna.does({ type: 'say', says: [ARRANGED] })).toMatchObject({ ok: true });
  await woken;
  expect((await store.lines(table, 0)).at(-1)!.at).toBe(there.clock.now());
});
