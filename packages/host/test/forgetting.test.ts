import { expect, test } from 'vitest';
import { FORGOTTEN, localBus, memoryStore, type Sitting, type Store } from '../src/index.ts';
import { fakeHouse, settle, voltoGame } from '../testing/fake.ts';

const IDLE = 60_000; // milliseconds until nobody needs the table any more

/** A game that is over, and a table that has left memory. `change` puts something in the store's place. */
async function finishedGame(change: (store: Store) => Partial<Store>) {
  const [store, bus] = [memoryStore(), localBus()];
  const fake = await fakeHouse({ idle: IDLE }, { store: { ...store, ...change(store) }, bus });
  const other = await fakeHouse({}, { store, bus });
  const { table, anna, bob } = await voltoGame(fake);
  await bob.says('resign');
  for (const person of [anna, bob]) person.go();
  await fake.clock.pass(2 * IDLE);
  expect(fake.house.liveTables).toBe(0);
  const names = async () => {
    const { sitters } = (await fake.house.sitting(table)) as Sitting;
    return sitters.map((sitter) => sitter?.kind === 'person' && sitter.name);
  };
  return { ...fake, other: other.house, anna, names };
}

test.each(['house', 'other'] as const)('a name is forgotten at a table that is being opened (by %s)', async (by) => {
  let held: Promise<void> | undefined;
  const { anna, names, ...nodes } = await finishedGame((store) => ({
    async lines(...asked) {
      const read = await store.lines(...asked);
      await held;
      return read;
    },
  }));
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  held = promise;
  const opened = names();
  await settle();
  const forgotten = nodes[by].forget(anna.account);
  await settle();
  letGo();
  await Promise.all([opened, forgotten]);
  await settle();
  expect(await names()).toEqual([FORGOTTEN, 'Bob']);
});

test('and at one that is opened while it is written down', async () => {
  let opened: Promise<unknown> | undefined;
  const { house, anna, names } = await finishedGame((store) => ({
    async forgetAt(...asked) {
      opened = names();
      await settle();
      await store.forgetAt(...asked);
    },
  }));
  await house.forget(anna.account);
  await opened;
  await settle();
  expect(await names()).toEqual([FORGOTTEN, 'Bob']);
});
