import { afterEach, describe, expect, test, vi } from 'vitest';
import { localBus, memoryStore, steadyClock } from '../src/index.ts';
import { ARRANGED, FakeClock, Person, fakeHouse, makeTable, voltoGame, type FakeHouse } from '../testing/fake.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const LOSE = { clock: { kind: 'live', minutes: 5, increment: 0 }, late: 'lose' } as const;

async function arranged(fake: FakeHouse, wishes: object = LOSE) {
  const game = await voltoGame(fake, wishes);
  await game.anna.says(ARRANGED);
  await game.bob.says(ARRANGED);
  const first = game.anna.sees.asked[0]!;
  const [mover, other] = first === 0 ? [game.anna, game.bob] : [game.bob, game.anna];
  return { ...game, mover, other, first };
}

const left = async ({ house }: FakeHouse, table: string, seat: number) => {
  const zoe = await new Person(house, table, 'Zoe').come();
  zoe.go();
  return zoe.sees.clocks!.left[seat];
};

describe('[wall clock] the house’s time', () => {
  afterEach(() => void vi.useRealTimers());

  test.each([-3 * HOUR, 3 * HOUR])('does not follow a clock on the wall that is set by %i ms', async (step) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const clock = steadyClock();
    const from = clock.now();
    const real = performance.now();
    vi.setSystemTime(Date.now() + step);
    await new Promise<void>((resolve) => clock.at(clock.now() + 20, resolve));
    const passed = clock.now() - from;
    expect(passed).toBeGreaterThanOrEqual(19); // a timer may be early by a part of a millisecond
    expect(passed).toBeLessThanOrEqual(performance.now() - real + 1);
  });

  test.each([
    ['back', -3 * HOUR],
    ['forward', 3 * HOUR],
  ])('goes on in the next life, the wall clock having been set %s by hours', async (_how, step) => {
    const fake = await fakeHouse();
    const { table, mover, first } = await arranged(fake);
    await fake.clock.pass(2 * MINUTE);
    await fake.house.stop();
    const again = await fakeHouse({}, { ...fake.ports, clock: new FakeClock(fake.clock.now() + MINUTE + step) });
    expect(await left(again, table, first)).toBe(3 * MINUTE);
    await again.clock.pass(MINUTE);
    expect(await left(again, table, first)).toBe(2 * MINUTE);
    const back = await new Person(again.house, table, mover.account.name).come();
    expect(await back.says((back.sees.options as string[])[0]!)).toEqual({ ok: true });
    const times = (await again.ports.store.lines(table, 0)).map(({ at }) => at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    await again.clock.pass(5 * MINUTE);
    expect(back.info).toMatchObject({ phase: 'over', result: { late: 1 - first } });
  });
});

describe('[stopped process] a gap at run time is an absence of the house', () => {
  test('nobody’s clock is charged, and time goes on from there', async () => {
    const fake = await fakeHouse();
    const { table, mover, other, first } = await arranged(fake);
    await fake.clock.pass(2 * MINUTE);
    await fake.clock.jump(3 * HOUR);
    expect(mover.info.phase).toBe('playing');
    expect(mover.sees.clocks!.left[first]).toBe(3 * MINUTE); // it was told anew
    expect(await left(fake, table, first)).toBe(3 * MINUTE);
    expect((await fake.ports.store.beat(0, 0)).absences).toHaveLength(1);
    await fake.clock.pass(3 * MINUTE - 1);
    expect(other.info.phase).toBe('playing');
    await fake.clock.pass(1);
    expect(other.info).toMatchObject({ phase: 'over', result: { late: first } });
  });

  test('nor does a player’s own absence count it', async () => {
    const fake = await fakeHouse();
    const { mover, other, first } = await arranged(fake, { absence: 3 });
    mover.go();
    await fake.clock.pass(MINUTE);
    await fake.clock.jump(HOUR);
    await fake.clock.pass(2 * MINUTE - 1);
    expect(other.info.seats[first]).toMatchObject({ away: false });
    await fake.clock.pass(1);
    expect(other.info.seats[first]).toMatchObject({ away: true });
  });

  test('what comes in before the gap is written down stands before it in the log', async () => {
    const fake = await fakeHouse();
    const { table, mover, first } = await arranged(fake);
    const before = fake.clock.now();
    const woken = fake.clock.jump(HOUR);
    expect(await mover.says((mover.sees.options as string[])[0]!)).toEqual({ ok: true });
    await woken;
    expect((await fake.ports.store.lines(table, 0)).at(-1)!.at).toBe(before);
    expect(await left(fake, table, first)).toBe(5 * MINUTE);
    expect(await left(fake, table, 1 - first)).toBe(5 * MINUTE);
  });

  test('while it can’t be written down, time stands', async () => {
    const store = memoryStore();
    let isFull = false;
    const broken: unknown[] = [];
    const fake = await fakeHouse(
      {},
      {
        store: { ...store, beat: (...args) => (isFull ? Promise.reject(new Error('full')) : store.beat(...args)) },
        meter: { answered() {}, refused() {}, healed() {}, broken: (error) => void broken.push(error) },
      },
    );
    const { table, first } = await arranged(fake);
    isFull = true;
    await fake.clock.jump(HOUR);
    await fake.clock.pass(10 * MINUTE);
    expect(broken.length).toBeGreaterThan(0);
    isFull = false;
    await fake.clock.pass(2 * SECOND);
    expect(await left(fake, table, first)).toBeGreaterThan(5 * MINUTE - 3 * SECOND);
  });
});

test('a long look for tables that are due is no absence of the house', async () => {
  const [store, clock] = [memoryStore(), new FakeClock()];
  const slow: typeof store.lines = async (...wanted) => {
    await new Promise<void>((resolve) => clock.at(clock.now() + SECOND, resolve));
    return store.lines(...wanted);
  };
  const { house } = await fakeHouse({ lapse: MINUTE }, { store: { ...store, lines: slow }, clock });
  for (let i = 0; i < 20; i++) await makeTable(house, 'Anna', { id: `make${i}` });
  await clock.pass(2 * MINUTE);
  expect(await store.due(clock.now(), '', 20)).toEqual([]);
  expect((await store.beat(0, Infinity)).absences).toEqual([]);
});

describe('[stopped process] where several nodes are one house', () => {
  async function twoNodes() {
    const shared = { store: memoryStore(), bus: localBus() };
    const one = await fakeHouse({}, shared);
    const two = await fakeHouse({}, { ...shared, clock: new FakeClock(one.clock.now()) });
    return { one, two, ...(await arranged(one)) };
  }

  /** Both live through this, second by second. */
  async function together(ms: number, ...clocks: readonly FakeClock[]): Promise<void> {
    for (let passed = 0; passed < ms; passed += SECOND) for (const clock of clocks) await clock.pass(SECOND);
  }

  test('a page that slept while another was awake finds that time has passed', async () => {
    const { one, two, table, first } = await twoNodes();
    await together(MINUTE, one.clock, two.clock);
    await together(2 * MINUTE, two.clock);
    await one.clock.jump(2 * MINUTE);
    expect(await left(one, table, first)).toBe(2 * MINUTE);
    expect((await one.ports.store.beat(0, 0)).absences).toEqual([]);
  });

  test('also one whose clock stood while it slept', async () => {
    const { one, two, table, first } = await twoNodes();
    await together(2 * MINUTE, two.clock);
    await together(2 * SECOND, one.clock, two.clock);
    expect(await left(two, table, first)).toBe(3 * MINUTE - 2 * SECOND);
    expect(await left(one, table, first)).toBeLessThanOrEqual(3 * MINUTE - SECOND); // as of the other's last beat
  });

  test('where all slept, nobody is charged', async () => {
    const { one, two, table, first } = await twoNodes();
    await together(MINUTE, one.clock, two.clock);
    await one.clock.jump(HOUR);
    await two.clock.jump(HOUR);
    await together(SECOND, one.clock, two.clock);
    expect([await left(one, table, first), await left(two, table, first)]).toEqual([
      4 * MINUTE - SECOND,
      4 * MINUTE - SECOND,
    ]);
  });
});
