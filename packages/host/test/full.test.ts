import { describe, expect, test } from 'vitest';
import { NoRoom, memoryStore, noMeter, type Store } from '../src/index.ts';
import { ARRANGED, Person, WISHES, fakeHouse, makeTable, settle, voltoGame } from '../testing/fake.ts';

/** A store on a disk that can be filled: then it takes nothing, and what it has stays. */
function fillable() {
  const disk = { isFull: false };
  const store = memoryStore();
  const guarded = <Args extends unknown[], T>(write: (...args: Args) => Promise<T>) => {
    return (...args: Args): Promise<T> => (disk.isFull ? Promise.reject(new NoRoom('full')) : write(...args));
  };
  const full: Store = {
    ...store,
    make: guarded(store.make),
    append: guarded(store.append),
    keepSnapshot: guarded(store.keepSnapshot),
    addAccount: guarded(store.addAccount),
    addChat: guarded(store.addChat),
    mute: guarded(store.mute),
    report: guarded(store.report),
    beat: guarded(store.beat),
  };
  return { disk, store: full };
}

async function houseOnDisk(rules = {}) {
  const { disk, store } = fillable();
  const broken: unknown[] = [];
  const meter = { ...noMeter, broken: (error: unknown) => void broken.push(error) };
  return { ...(await fakeHouse(rules, { store, meter })), disk, store, broken };
}

describe('a full disk', () => {
  test('refuses commands without losing anything; the same command is taken when there is room', async () => {
    const fake = await houseOnDisk();
    const { table, anna, bob } = await voltoGame(fake);
    const refusal = { ok: false, refused: 'no-room' };
    fake.disk.isFull = true;
    const { length } = await fake.store.lines(table, 0);
    const commands: Parameters<Person['does']>[0][] = [
      { type: 'say', id: 'say', says: [ARRANGED] },
      { type: 'chat', id: 'chat', text: 'ciao' },
      { type: 'mute', id: 'mute', who: 'bob', on: true },
      { type: 'leave', id: 'leave' },
    ];
    for (const command of commands) expect(await anna.does(command)).toEqual(refusal);
    expect(await fake.house.make(bob.account, { ...WISHES, id: 'another' })).toEqual(refusal);
    expect((await fake.store.lines(table, 0)).length).toBe(length);
    fake.disk.isFull = false;
    for (const command of commands.slice(0, 3)) expect(await anna.does(command)).toEqual({ ok: true });
    expect(anna.sees.said).toBe(ARRANGED);
    expect(await fake.house.make(bob.account, { ...WISHES, id: 'another' })).toMatchObject({ ok: true });
  });

  test('a clock that ran out meanwhile is judged when there is room again', async () => {
    const fake = await houseOnDisk();
    const clock = { kind: 'live', minutes: 1, increment: 0 } as const;
    const { anna, bob } = await voltoGame(fake, { clock, late: 'lose' });
    for (const person of [anna, bob]) await person.says(ARRANGED);
    const [mover] = anna.sees.asked;
    fake.disk.isFull = true;
    await fake.clock.pass(5 * 60_000);
    expect(anna.info.phase).toBe('playing');
    expect(fake.broken.length).toBeGreaterThan(1); // it was tried again and again
    expect(fake.broken.length).toBeLessThan(1000);
    fake.disk.isFull = false;
    await fake.clock.pass(5000);
    expect(anna.info).toMatchObject({ phase: 'over', result: { late: mover } });
  });

  test('an absence that ended meanwhile is noted when there is room again', async () => {
    const fake = await houseOnDisk();
    const { anna, bob } = await voltoGame(fake, { absence: 1 });
    await anna.says(ARRANGED);
    bob.go();
    fake.disk.isFull = true;
    await fake.clock.pass(3 * 60_000);
    expect(anna.info.seats[1]).toMatchObject({ away: false });
    fake.disk.isFull = false;
    await fake.clock.pass(5000);
    expect(anna.info.seats[1]).toMatchObject({ away: true });
  });

  test('the sweep goes on without its heartbeat, and finds what is due when there is room again', async () => {
    const fake = await houseOnDisk();
    const again = await fakeHouse({}, { ...fake.ports });
    const table = await makeTable(fake.house, 'Anna');
    const anna = new Person(fake.house, table, 'Anna');
    await anna.does({ type: 'sit', seat: 0, words: '' });
    await anna.does({ type: 'fill', level: 'simple' });
    await anna.does({ type: 'start' });
    await fake.house.stop(); // its table is the other house's now
    fake.disk.isFull = true;
    await again.clock.pass(20_000);
    expect(again.house.liveTables).toBe(1);
    const { length } = await fake.store.lines(table, 0);
    fake.disk.isFull = false;
    await again.clock.pass(20_000);
    expect((await fake.store.lines(table, 0)).length).toBeGreaterThan(length);
    await settle();
  });

  test('a house that could not write its heartbeat was there: the time is no absence', async () => {
    const fake = await houseOnDisk();
    await fake.clock.pass(2000);
    fake.disk.isFull = true;
    await fake.clock.pass(60_000);
    fake.disk.isFull = false;
    await fake.clock.pass(2000);
    expect((await fake.store.beat(0, Infinity)).absences).toEqual([]);
  });

  test('the house stops all the same', async () => {
    const fake = await houseOnDisk();
    const { anna } = await voltoGame(fake);
    fake.disk.isFull = true;
    await fake.house.stop({ type: 'reconnect', after: 1 });
    expect(anna.messages.at(-1)).toEqual({ type: 'reconnect', after: 1 });
  });

  test('a rematch that stopped half-way is finished: its bots come too', async () => {
    const fake = await houseOnDisk({ pace: { least: 1, mean: 0, most: 1 } });
    const table = await makeTable(fake.house, 'Anna');
    const anna = await new Person(fake.house, table, 'Anna').come();
    await anna.does({ type: 'sit', seat: 0, words: '' });
    await anna.does({ type: 'fill', level: 'simple' });
    await anna.does({ type: 'start' });
    await anna.says('resign');
    const { make } = fake.store;
    fake.store.make = async (...args) => {
      const made = await make(...args);
      fake.disk.isFull = true; // right after the table is made
      return made;
    };
    expect(await anna.does({ type: 'rematch', id: 'again' })).toEqual({ ok: false, refused: 'no-room' });
    Object.assign(fake.store, { make });
    fake.disk.isFull = false;
    const next = await anna.does({ type: 'rematch', id: 'again' });
    const sitting = await fake.house.sitting((next as { table: string }).table);
    expect(sitting).toMatchObject({ sitters: [null, { kind: 'bot' }] });
  });
});
