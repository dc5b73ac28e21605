import { isRefusal } from '@ridotto/kernel';
import { describe, expect, test } from 'vitest';
import type { Wishes } from '../src/index.ts';
import { Person, fakeHouse, makeTable, seededChance, type FakeHouse } from '../testing/fake.ts';

const SECOND = 1000;

/** A table of Coach at which everybody is a person, and somebody has attacked the next one. */
export async function duel(wishes: Partial<Wishes> = {}, seats = 5, fake?: FakeHouse) {
  const house = fake ?? (await fakeHouse());
  const table = await makeTable(house.house, 'P0', { game: 'coach', seats, ...wishes });
  const people: Person[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const person = await new Person(house.house, table, `P${seat}`).come();
    await person.does({ type: 'sit', seat, words: '' });
    people.push(person);
  }
  await people[0]!.does({ type: 'start' });
  const attacker = people[0]!.sees.asked[0]!;
  const defender = (attacker + 1) % seats;
  await people[attacker]!.says(`attack ${defender}`);
  const others = people.filter((_, seat) => seat !== attacker && seat !== defender);
  return { fake: house, table, people, attacker, defender, others };
}

type Duel = Awaited<ReturnType<typeof duel>>;

const takeSides = async ({ others }: Duel) => {
  for (const person of others) expect(await person.says('support attacker')).toEqual({ ok: true });
};

describe('a window', () => {
  test('is one from the attack to the sides: all are asked, and the candle has its length', async () => {
    const there = await duel();
    for (const { sees } of there.people) {
      expect(sees.window).toMatchObject({ kind: 'must', of: 5 * SECOND, left: 5 * SECOND, held: [] });
      expect([...sees.asked].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
    }
    expect(there.others[0]!.sees.options).toContain('support attacker');
    expect(there.others[0]!.sees.options).not.toContain('pass');
  });

  test('does not end before its candle, though all have answered, and then at once', async () => {
    const there = await duel();
    await takeSides(there);
    await there.fake.clock.pass(5 * SECOND - 1);
    expect(there.people[0]!.sees.window).toMatchObject({ kind: 'must' });
    expect(there.people[0]!.sees.events).toHaveLength(1); // the attack
    await there.fake.clock.pass(1);
    expect(there.people[0]!.sees.window).toMatchObject({ kind: 'may', of: 5 * SECOND });
    expect(there.people[0]!.sees.view).toMatchObject({ agenda: [expect.anything()] });
  });

  test('nobody but its giver hears of an answer; the last one counts', async () => {
    const there = await duel();
    const [one, two] = there.others;
    const before = two!.messages.length;
    const { length } = one!.sees;
    await one!.says('support attacker');
    await one!.says('support defender');
    expect(one!.sees).toMatchObject({ said: 'support defender', length });
    expect(two!.messages).toHaveLength(before);
    for (const person of there.others.slice(1)) await person.says('support attacker');
    await there.fake.clock.pass(5 * SECOND);
    const seat = there.people.indexOf(one!);
    expect((two!.sees.view as { duel: { support: string[] } }).duel.support[seat]).toBe('defender');
  });

  test('where sides are missing waits, and says so without a name', async () => {
    const there = await duel();
    await there.others[0]!.says('support attacker');
    await there.fake.clock.pass(60 * SECOND);
    const zoe = await new Person(there.fake.house, there.table, 'Zoe').come();
    expect(zoe.sees.window).toMatchObject({ kind: 'must', late: true, left: 0 });
    for (const person of there.others.slice(1)) expect(await person.says('support attacker')).toEqual({ ok: true });
    await there.fake.clock.pass(0);
    expect(zoe.sees.window).toMatchObject({ kind: 'may' });
  });

  test('with a live clock a bot takes sides 30 s later, and nobody is away for it', async () => {
    const there = await duel({ clock: { kind: 'live', minutes: 5, increment: 0 } });
    await there.fake.clock.pass(35 * SECOND - 1);
    expect(there.people[0]!.sees.window).toMatchObject({ kind: 'must' });
    await there.fake.clock.pass(1);
    expect(there.people[0]!.sees.window).toMatchObject({ kind: 'may' });
    expect(there.people[0]!.info.seats.some((seat) => seat.kind === 'person' && seat.away)).toBe(false);
  });

  test('what comes at its end or later is too late, by time alone', async () => {
    const there = await duel();
    await takeSides(there);
    await there.fake.clock.pass(5 * SECOND);
    const attacker = there.people[there.attacker]!;
    await there.fake.clock.pass(5 * SECOND);
    expect(await attacker.says('pass')).not.toEqual({ ok: true });
  });

  test('passes by silence to the end of the duel', async () => {
    const there = await duel();
    await takeSides(there);
    await there.fake.clock.pass(5 * SECOND);
    expect(there.people[0]!.sees.window).toMatchObject({ kind: 'may', of: 5 * SECOND });
    await there.fake.clock.pass(5 * SECOND);
    expect(there.people[0]!.sees.window).toBeUndefined();
    expect(JSON.stringify(there.people[0]!.sees.events)).toContain('decided');
    expect(there.people[0]!.sees.asked).toHaveLength(1);
  });

  test('is 0.6 of the candle where it opens again after somebody has added something', async () => {
    for (let seed = 1; seed < 60; seed++) {
      const there = await duel({}, 5, await fakeHouse({}, { chance: seededChance(seed) }));
      await takeSides(there);
      await there.fake.clock.pass(5 * SECOND);
      const able = there.people.find(({ sees }) =>
        (sees.options as string[]).some((say) => /^use (dagger|gloves|thug|grandMaster|knives|bodyguard)/.test(say)),
      );
      if (!able) continue;
      const say = (able.sees.options as string[]).find((one) => one.startsWith('use'))!;
      expect(await able.says(say)).toEqual({ ok: true });
      await there.fake.clock.pass(5 * SECOND);
      if (!there.people[0]!.sees.window) continue; // the doctor
      expect(there.people[0]!.sees.window).toMatchObject({ kind: 'may', of: 3 * SECOND });
      return;
    }
    throw new Error('nobody had anything to add');
  });
});

describe('a hold', () => {
  test('has the candle stand, for everybody to see, until it is released; then it burns on', async () => {
    const there = await duel();
    await there.fake.clock.pass(2 * SECOND);
    const [one, two] = there.others;
    const seat = there.people.indexOf(one!);
    expect(await one!.does({ type: 'hold' })).toEqual({ ok: true });
    expect(two!.sees.window).toMatchObject({ left: 3 * SECOND, held: [seat] });
    await takeSides({ ...there, others: there.others.slice(1) });
    await there.fake.clock.pass(10 * SECOND);
    expect(two!.sees.window).toMatchObject({ kind: 'must', held: [seat] });
    expect(await one!.does({ type: 'release' })).toEqual({ ok: true });
    await one!.says('support attacker');
    expect(two!.sees.window).toMatchObject({ left: 3 * SECOND, held: [] });
    await there.fake.clock.pass(3 * SECOND - 1);
    expect(two!.sees.window).toMatchObject({ kind: 'must' });
    await there.fake.clock.pass(1);
    expect(two!.sees.window).toMatchObject({ kind: 'may' });
    expect(two!.sees.window!.hold[seat]).toBe(20 * SECOND);
  });

  test('ends with an answer, and leaves at least 1.5 s', async () => {
    const there = await duel();
    await takeSides(there);
    await there.fake.clock.pass(4.9 * SECOND);
    const [one, two] = there.others;
    await one!.does({ type: 'hold' });
    await there.fake.clock.pass(3 * SECOND);
    await one!.says('support defender');
    expect(two!.sees.window).toMatchObject({ held: [], left: 1.5 * SECOND });
  });

  test('lasts 20 s in a window and 180 s in a game, and is the same as a bluff', async () => {
    const there = await duel();
    await takeSides(there);
    const [one, two] = there.others;
    await one!.does({ type: 'hold' });
    await there.fake.clock.pass(20 * SECOND + 5 * SECOND - 1);
    expect(two!.sees.window).toMatchObject({ kind: 'must' });
    expect(await one!.does({ type: 'hold' })).toMatchObject({ refused: 'no-candle' });
    await there.fake.clock.pass(1);
    expect(two!.sees.window).toMatchObject({ kind: 'may' });
  });

  test('of somebody whose line breaks begins by itself, and ends when it is back', async () => {
    const there = await duel();
    await takeSides(there);
    const [one, two] = there.others;
    await there.fake.clock.pass(SECOND);
    one!.go();
    await there.fake.clock.pass(0);
    const seat = there.people.indexOf(one!);
    expect(two!.sees.window).toMatchObject({ held: [seat], left: 4 * SECOND });
    await there.fake.clock.pass(2 * SECOND);
    await one!.come();
    await there.fake.clock.pass(0);
    expect(two!.sees.window).toMatchObject({ held: [], left: 4 * SECOND });
  });
});

describe('orders', () => {
  test('hold candles in situations that everybody sees, and in no others', async () => {
    const there = await duel();
    const orders = { hold: 'fights', answers: [] };
    for (const person of there.people) await person.does({ type: 'order', orders });
    await takeSides(there);
    await there.fake.clock.pass(5 * SECOND);
    const { window } = there.people[0]!.sees;
    expect([...window!.held].sort((a, b) => a - b)).toEqual([there.attacker, there.defender].sort((a, b) => a - b));
    await there.fake.clock.pass(8 * SECOND + 5 * SECOND - 1);
    expect(there.people[0]!.sees.window).toMatchObject({ kind: 'may' });
    await there.fake.clock.pass(1);
    expect(there.people[0]!.sees.window).toBeUndefined();
  });

  test('answer for a seat when a window opens, and nobody sees it', async () => {
    const there = await duel();
    const orders = { hold: null, answers: [{ when: 'always', say: 'support defender' }] };
    expect(await there.others[0]!.does({ type: 'order', orders })).toEqual({ ok: true });
    expect(there.others[0]!.sees.orders).toEqual(orders);
    expect(there.others[1]!.sees.orders).toBeUndefined();
  });

  test('for what no game has are refused', async () => {
    const there = await duel();
    const orders = { hold: 'when I have something', answers: [] };
    expect(await there.people[0]!.does({ type: 'order', orders })).toMatchObject({ refused: 'wrong-options' });
  });
});

describe('around one device', () => {
  const DEVICE = { candle: 0 } as const;
  const isAct = (say: string) => /^use (dagger|gloves|thug|grandMaster|knives|bodyguard|whip)/.test(say);

  /** The fight, in a deal in which somebody has something to add. */
  async function fight() {
    for (let seed = 1; seed < 60; seed++) {
      const there = await duel(DEVICE, 5, await fakeHouse({}, { chance: seededChance(seed) }));
      await takeSides(there);
      for (const seat of [there.attacker, there.defender]) await there.people[seat]!.says('pass');
      await there.fake.clock.pass(SECOND);
      const asked = there.people[0]!.sees.window!.asked.map((seat) => there.people[seat]!);
      const act = asked.flatMap((person) =>
        (person.sees.options as string[]).filter(isAct).map((say) => ({ person, say })),
      );
      if (act.length > 0) return { ...there, asked, ...act[0]! };
    }
    throw new Error('nobody had anything to add');
  }

  test('a window is over as soon as nothing else can come of it: whoever is asked later is not waited for', async () => {
    const { fake, asked, person, say } = await fight();
    const at = asked.indexOf(person);
    for (const before of asked.slice(0, at)) expect(await before.says('pass')).toEqual({ ok: true });
    await fake.clock.pass(SECOND);
    expect(JSON.stringify(person.sees.events)).not.toMatch(/showed|opened/);
    expect(await person.says(say)).toEqual({ ok: true });
    await fake.clock.pass(SECOND);
    for (const one of asked) expect(JSON.stringify(one.sees.events)).toMatch(/showed|opened/);
  });

  test('whoever is asked earlier is waited for', async () => {
    const { fake, asked, attacker, people } = await fight();
    const last = asked.at(-1)!;
    for (const one of asked.slice(1)) await one.says('pass');
    await fake.clock.pass(60 * SECOND);
    expect(last.sees.window).toMatchObject({ kind: 'may', of: null });
    expect(await people[attacker]!.says('pass')).toEqual({ ok: true });
    await fake.clock.pass(SECOND);
    expect(last.sees.window).toBeUndefined();
  });
});

describe('alone against bots', () => {
  async function alone() {
    const fake = await fakeHouse();
    const table = await makeTable(fake.house, 'Anna', { game: 'coach', seats: 5 });
    const anna = await new Person(fake.house, table, 'Anna').come();
    await anna.does({ type: 'sit', seat: 0, words: '' });
    await anna.does({ type: 'fill', level: 'simple' });
    await anna.does({ type: 'start' });
    return { fake, table, anna };
  }

  /** Anna answers whatever she is asked, to the end. */
  async function rideOn({ fake, anna }: Awaited<ReturnType<typeof alone>>): Promise<void> {
    for (let i = 0; i < 3000 && anna.info.phase !== 'over'; i++) {
      await fake.clock.pass(80);
      const { asked, said, window, options } = anna.sees;
      if (window) expect(window).toMatchObject({ of: null, left: null });
      if (!asked.includes(0) || said !== undefined) continue;
      const all = options as string[];
      if (window && all.length === 1) continue; // it passes by itself
      const result = await anna.says(all[i % all.length]!);
      if (isRefusal(result)) expect(result).toEqual({ ok: true });
    }
    expect(anna.info.phase).toBe('over');
  }

  test('there is no candle: a window waits only where there is something to decide', async () => {
    await rideOn(await alone());
  });

  test('what was ordered is an answer: no window waits for it', async () => {
    const there = await alone();
    const answers = [{ when: 'always', say: 'support defender' }];
    expect(await there.anna.does({ type: 'order', orders: { hold: null, answers } })).toEqual({ ok: true });
    await rideOn(there);
  });

  test('as soon as somebody looks on, the window has its whole candle', async () => {
    const { fake, table, anna } = await alone();
    for (;;) {
      await fake.clock.pass(80);
      const all = anna.sees.options as string[] | undefined;
      if (!all) continue;
      if (anna.sees.window && all.length > 1) break;
      await anna.says(all.find((say) => say.startsWith('attack')) ?? all[0]!);
    }
    expect(anna.sees.window).toMatchObject({ of: null });
    const zoe = await new Person(fake.house, table, 'Zoe').come();
    await fake.clock.pass(0);
    expect(zoe.sees.window).toMatchObject({ of: 5 * SECOND, left: 5 * SECOND });
  });
});
