import { expect, test } from 'vitest';
import { localBus, memoryStore, noMeter, type Peers } from '../src/index.ts';
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

test('a node whose question about the others fails asks again, and thinks for the bots that are its own', async () => {
  let asked = 0;
  const ask: Peers['ask'] = async () => {
    if (++asked < 3) throw new Error('the store is away');
    return { lines: new Map(), isOurs: true };
  };
  const { house, clock } = await fakeHouse({}, { peers: { ...peers, ask }, meter: noMeter });
  const table = await makeTable(house, 'Anna');
  const anna = await new Person(house, table, 'Anna').come();
  await anna.does({ type: 'sit', seat: 0, words: '' });
  await anna.does({ type: 'fill', level: 'novice' });
  await anna.does({ type: 'start' });
  await anna.says(ARRANGED);
  await clock.pass(10_000);
  expect(anna.sees.view).toMatchObject({ phase: 'move' });
  expect(asked).toBe(3);
});
