import { describe, expect, test } from 'vitest';
import { Damaged, memoryStore, noMeter, type LogLine, type Refusal, type Snapshot, type Store } from '../src/index.ts';
import { ARRANGED, Person, fakeHouse, makeTable, settle, voltoGame, type FakeHouse } from '../testing/fake.ts';

const SWIFT = { least: 1, mean: 0, most: 1 };
const NONSENSE: LogLine = { at: 1, deed: { seat: 0, say: 'a secret answer' } };

/** Tables at which Anna has arranged and a bot has not yet: each is due. */
async function tablesWithBots(house: FakeHouse['house'], count: number): Promise<string[]> {
  const tables: string[] = [];
  for (let i = 0; i < count; i++) {
    const table = await makeTable(house, 'Anna', { id: `make${i}` });
    const anna = new Person(house, table, 'Anna');
    await anna.does({ type: 'sit', seat: 0, words: '' });
    await anna.does({ type: 'fill', level: 'simple' });
    await anna.does({ type: 'start' });
    await anna.says(ARRANGED);
    tables.push(table);
  }
  return tables.sort();
}

async function spoil(store: Store, table: string, line = NONSENSE): Promise<void> {
  const { length } = await store.lines(table, 0);
  await store.append({ table, length, lines: [line] });
}

/** A house on a store of which one table is damaged; what broke there is kept. */
async function houseAfterDamage(damage: (store: Store, table: string) => Promise<void>, count = 4) {
  const store = memoryStore();
  const { due } = store;
  store.due = (until, after) => due(until, after, 2); // the sweep has to look more than once
  const first = await fakeHouse({}, { store });
  const tables = await tablesWithBots(first.house, count);
  await first.house.stop();
  const [damaged, ...whole] = tables as [string, ...string[]];
  await damage(store, damaged);
  const broken: unknown[] = [];
  const meter = { ...noMeter, broken: (error: unknown) => void broken.push(error) };
  const house = await fakeHouse({ pace: SWIFT, sweep: 10_000 }, { store, meter, clock: first.clock });
  return { ...house, store, damaged, whole, broken };
}

describe('one damaged table', () => {
  test.each([
    ['that the rules refuse', NONSENSE],
    ['that is no deed', { at: 1, deed: { kind: 'dance', seat: 0 } } as unknown as LogLine],
    ['that is nothing', { at: 1, deed: null } as unknown as LogLine],
  ])('with a line %s fails alone: the sweep takes up all others', async (_, line) => {
    const { house, clock, store, damaged, whole, broken } = await houseAfterDamage((store, table) =>
      spoil(store, table, line),
    );
    const before = await Promise.all(whole.map(async (table) => (await store.lines(table, 0)).length));
    await clock.pass(5000);
    const after = await Promise.all(whole.map(async (table) => (await store.lines(table, 0)).length));
    for (const [i, length] of after.entries()) expect(length).toBeGreaterThan(before[i]!);
    expect(house.damagedTables).toBe(1);
    expect(broken).toHaveLength(1);
    expect(broken[0]).toMatchObject({ table: damaged });
    expect((broken[0] as Error).message).toContain(damaged);
    expect((broken[0] as Error).stack).not.toContain('secret'); // logs hold no answers
  });

  test('says so to whoever opens it', async () => {
    const { house, damaged } = await houseAfterDamage(spoil);
    const anna = new Person(house, damaged, 'Anna');
    const refusal: Refusal = { ok: false, refused: 'damaged' };
    expect(await anna.says('resign')).toEqual(refusal);
    expect(await house.sitting(damaged)).toEqual(refusal);
    await expect(anna.come()).rejects.toThrow('damaged');
  });

  test('is not read again at every sweep, but later and later; once mended it opens', async () => {
    let isMended = false;
    const { clock, house, damaged, broken } = await houseAfterDamage(async (store) => {
      const { lines } = store;
      store.lines = async (table, from) => [...(await lines(table, from)), ...(isMended ? [] : [NONSENSE])];
    }, 1);
    await clock.pass(50_000);
    expect(await new Person(house, damaged, 'Anna').says('resign')).toMatchObject({ refused: 'damaged' });
    expect(broken).toHaveLength(1);
    await clock.pass(60 * 60_000);
    expect(broken.length).toBeGreaterThan(3);
    expect(broken.length).toBeLessThan(8); // after 1, 2, 4, 8 … minutes
    isMended = true;
    await clock.pass(60 * 60_000);
    expect(house.damagedTables).toBe(0);
  });

  test('an error that passes is no damage: the next sweep tries again', async () => {
    let fails = true;
    const fake = await houseAfterDamage(async () => {});
    const { store, clock, ports, broken } = fake;
    await fake.house.stop();
    const again = await fakeHouse(
      { pace: SWIFT },
      {
        ...ports,
        store: {
          ...store,
          lines: (table, from) =>
            table === fake.damaged && fails ? Promise.reject(new Error('EIO')) : store.lines(table, from),
        },
        clock,
      },
    );
    await again.house.sweep();
    expect(broken.map(String)).toContain('Error: EIO');
    expect(again.house.damagedTables).toBe(0);
    fails = false;
    await clock.pass(3000);
    await settle();
    expect(again.house.liveTables).toBe(4);
  });
});

describe('a damaged snapshot', () => {
  const change = (how: (snapshot: Snapshot) => Snapshot) => how;
  test.each([
    ['cut off', change((kept) => ({ ...kept, data: kept.data.slice(0, -20) }))],
    ['empty', change((kept) => ({ ...kept, data: '' }))],
    ['of the version before', change((kept) => ({ ...kept, data: kept.data.slice(8) })), 0],
    ['of another length', change((kept) => ({ ...kept, length: kept.length - 1 }))],
    ['with one digit changed', change((kept) => ({ ...kept, data: kept.data.replace(/"rolls":\d+/, '"rolls":7') }))],
  ])('is folded anew from the log: %s', async (_, damage, found = 1) => {
    const store = memoryStore();
    const first = await fakeHouse({ snapshotEvery: 2 }, { store });
    const { table, anna, bob } = await voltoGame(first);
    for (const person of [anna, bob]) await person.says(ARRANGED);
    await settle();
    await first.house.stop();
    const kept = (await store.snapshot(table))!;
    await store.keepSnapshot(table, damage(kept));
    expect(await store.snapshot(table)).not.toEqual(kept);
    const broken: unknown[] = [];
    const meter = { ...noMeter, broken: (error: unknown) => void broken.push(error) };
    const { house } = await fakeHouse({ snapshotEvery: 2 }, { store, meter });
    const again = await new Person(house, table, 'Anna').come();
    expect(again.sees.view).toEqual(anna.sees.view);
    expect(again.sees.length).toBe(anna.sees.length);
    const mover = again.sees.asked[0] === 0 ? again : await new Person(house, table, 'Bob').come();
    expect(await mover.says((mover.sees.options as string[])[0]!)).toEqual({ ok: true });
    await settle();
    expect((await store.snapshot(table))!.length).toBeGreaterThan(kept.length); // and a new one is kept
    expect(broken).toHaveLength(found);
    for (const error of broken) expect(error).toBeInstanceOf(Damaged);
  });

  test('that is of a longer log than there is', async () => {
    const store = memoryStore();
    const first = await fakeHouse({ snapshotEvery: 1 }, { store });
    const { table } = await voltoGame(first);
    await settle();
    await first.house.stop();
    const shorter: Store = { ...store, lines: async (id, from) => (await store.lines(id, 0)).slice(from, 2) };
    const { house } = await fakeHouse({}, { store: shorter, meter: noMeter });
    expect(await house.sitting(table)).toMatchObject({ length: 2, phase: 'open' });
    // The log is longer than can be read, and nobody tries for ever to read it.
    expect(await new Person(house, table, 'Anna').does({ type: 'start' })).toEqual({ ok: false, refused: 'damaged' });
  });
});

test('a table that is found to be damaged while it is open is given up, and its people are sent away once', async () => {
  const store = memoryStore();
  const broken: unknown[] = [];
  const meter = { ...noMeter, broken: (error: unknown) => void broken.push(error) };
  const fake = await fakeHouse({ pace: SWIFT }, { store, meter });
  const [table] = (await tablesWithBots(fake.house, 1)) as [string];
  const anna = await new Person(fake.house, table, 'Anna').come();
  await spoil(store, table); // by another house: the next append is a conflict
  await fake.clock.pass(10_000);
  expect(anna.messages.at(-1)).toMatchObject({ type: 'reconnect' });
  expect(broken.length).toBe(1);
  expect(fake.house.damagedTables).toBe(1);
  expect(fake.house.liveTables).toBe(0);
  await expect(anna.come()).rejects.toThrow('damaged');
});

test('a game whose early lines are damaged goes on from its snapshot; only its past is gone', async () => {
  const store = memoryStore();
  const first = await fakeHouse({ snapshotEvery: 1 }, { store });
  const { table, anna, bob } = await voltoGame(first);
  for (const person of [anna, bob]) await person.says(ARRANGED);
  await settle();
  await first.house.stop();
  const lines: Store['lines'] = async (id, from) =>
    (await store.lines(id, from)).map((line, i) => (from + i === 1 ? NONSENSE : line));
  const { house } = await fakeHouse({}, { store: { ...store, lines }, meter: noMeter });
  const again = await new Person(house, table, 'Anna').come();
  expect(again.sees.view).toEqual(anna.sees.view);
  expect(again.sees.events).toEqual([]);
});

test('a house that stops finishes its sweep first: nothing is asked of a store that is closed', async () => {
  const fake = await fakeHouse();
  let isClosed = false;
  const asked: string[] = [];
  const wary: Store = {
    ...fake.ports.store,
    async due(...args) {
      await settle();
      if (isClosed) asked.push('due');
      return fake.ports.store.due(...args);
    },
  };
  const again = await fakeHouse({}, { ...fake.ports, store: wary });
  await again.house.stop();
  isClosed = true;
  await settle();
  await settle();
  expect(asked).toEqual([]);
});
