import { describe, expect, test } from 'vitest';
import type { HouseRules } from '../src/index.ts';
import { ARRANGED, FakeClock, Person, fakeHouse, settle, voltoGame } from '../testing/fake.ts';

const LIVE = { clock: { kind: 'live', minutes: 5, increment: 10 } } as const;
const MINUTE = 60_000;

async function arranged(wishes: object, rules: Partial<HouseRules> = {}) {
  const fake = await fakeHouse(rules);
  const game = await voltoGame(fake, wishes);
  await game.anna.says(ARRANGED);
  await game.bob.says(ARRANGED);
  const isAnnaFirst = game.anna.sees.asked[0] === 0;
  const [mover, other] = isAnnaFirst ? [game.anna, game.bob] : [game.bob, game.anna];
  return { ...fake, ...game, mover, other, first: isAnnaFirst ? 0 : 1 };
}

const move = (person: Person) => person.says((person.sees.options as string[])[0]!);

describe('a live clock', () => {
  test('charges whoever is asked, and gives the increment after the turn', async () => {
    const { clock, mover, other, first } = await arranged(LIVE);
    await clock.pass(MINUTE);
    await move(mover);
    const { clocks } = other.sees;
    expect(clocks!.running).toEqual([1 - first]);
    expect(clocks!.left[first]).toBe(5 * MINUTE + 10_000 - MINUTE + 10_000); // one increment for arranging, one for the move
    expect(clocks!.left[1 - first]).toBe(5 * MINUTE + 10_000);
  });

  test('[V4] in a sealed phase runs for each; who has answered does not show by it', async () => {
    const fake = await fakeHouse();
    const { table, anna, bob } = await voltoGame(fake, LIVE);
    await fake.clock.pass(MINUTE);
    await anna.says(ARRANGED);
    await fake.clock.pass(MINUTE);
    expect(anna.sees.clocks!.running).toEqual([1]);
    const carl = await new Person(fake.house, table, 'Carl').come();
    expect(carl.sees.clocks).toEqual({ left: [3 * MINUTE, 3 * MINUTE], running: [0, 1] });
    await bob.come(0);
    expect(bob.sees.clocks).toEqual({ left: [3 * MINUTE, 3 * MINUTE], running: [0, 1] });
    await bob.says(ARRANGED);
    expect(carl.sees.clocks!.left).toEqual([4 * MINUTE + 10_000, 3 * MINUTE + 10_000]);
  });

  test('runs out: the table’s rule may be that the game is lost', async () => {
    const { clock, other, first } = await arranged({ ...LIVE, late: 'lose' });
    await clock.pass(5 * MINUTE + 9_999);
    expect(other.info.phase).toBe('playing');
    await clock.pass(1);
    expect(other.info).toMatchObject({ phase: 'over', result: { reason: 'resigned', late: first } });
    expect(other.info.result!.payoffs[first]).toBe(-1);
  });

  test('runs out: or that a bot sits in, and the player takes the seat back with one increment', async () => {
    const { clock, mover, other, first } = await arranged(LIVE);
    await clock.pass(6 * MINUTE);
    expect(other.info.seats[first]).toMatchObject({ away: true });
    expect(other.sees.asked).toEqual([1 - first]); // the bot has moved
    expect(await mover.does({ type: 'back' })).toEqual({ ok: true });
    expect(mover.sees.clocks!.left[first]).toBe(10_000);
    await move(other);
    expect(await move(mover)).toEqual({ ok: true });
  });

  test('does not charge anybody for the absence of the house', async () => {
    const { clock, house, ports, table, mover, other, first } = await arranged(LIVE);
    await clock.pass(MINUTE);
    await house.stop();
    const asleep = new FakeClock(clock.now() + 24 * 60 * MINUTE);
    const again = await fakeHouse({}, { ...ports, clock: asleep });
    const carl = await new Person(again.house, table, 'Carl').come();
    expect(carl.sees.clocks!.left[first]).toBe(4 * MINUTE + 10_000);
    await asleep.pass(4 * MINUTE + 10_000);
    expect(carl.info.seats[first]).toMatchObject({ away: true });
    expect([mover, other].map(({ account }) => account.name).sort()).toEqual(['Anna', 'Bob']);
  });

  test('runs out also at a table that has left memory', async () => {
    const { clock, house, ports, table, anna, bob, first } = await arranged({ ...LIVE, late: 'lose' });
    anna.go();
    bob.go();
    await clock.pass(2 * MINUTE);
    expect(house.liveTables).toBe(0);
    await clock.pass(4 * MINUTE);
    const lines = await ports.store.lines(table, 0);
    expect(lines.at(-1)!.deed).toEqual({ seat: first, say: 'resign' });
  });
});

describe('days for each turn', () => {
  test('begin anew with every turn', async () => {
    const DAY = 24 * 60 * MINUTE;
    const { clock, mover, other, first } = await arranged({ clock: { kind: 'days', days: 2 } }, { sweep: 60 * MINUTE });
    await clock.pass(DAY);
    await move(mover);
    expect(other.sees.clocks!.left).toEqual([2 * DAY, 2 * DAY]);
    await clock.pass(DAY);
    await move(other);
    await clock.pass(2 * DAY - 1);
    expect(other.info.seats[first]).toMatchObject({ away: false });
    await clock.pass(1);
    expect(other.info.seats[first]).toMatchObject({ away: true });
  });
});

describe('absence', () => {
  test('a bot sits in for somebody who is asked and has been gone for too long', async () => {
    const { clock, mover, other, first } = await arranged({ absence: 3 });
    await clock.pass(10 * MINUTE);
    expect(other.info.seats[first]).toMatchObject({ away: false });
    mover.go();
    await clock.pass(3 * MINUTE - 1);
    expect(other.info.seats[first]).toMatchObject({ away: false });
    await clock.pass(1);
    expect(other.info.seats[first]).toMatchObject({ away: true });
  });

  test('not for somebody who comes back in time', async () => {
    const { clock, mover, other, first } = await arranged({ absence: 3 });
    mover.go();
    await clock.pass(2 * MINUTE);
    await mover.come();
    await clock.pass(2 * MINUTE);
    await settle();
    expect(other.info.seats[first]).toMatchObject({ away: false });
  });
});
