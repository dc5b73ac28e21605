import { describe, expect, test } from 'vitest';
import type { ClockRule, Message, Wishes } from '../src/index.ts';
import { Person, fakeHouse, makeTable, type FakeHouse } from '../testing/fake.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const LOOKS = 7 * SECOND;
const LIVE: ClockRule = { kind: 'live', minutes: 5, increment: 10 };
const DAYS: ClockRule = { kind: 'days', days: 2 };

/** What everybody at a table got, and when. */
class World {
  readonly fake: FakeHouse;
  readonly table: string;
  readonly people: readonly Person[];
  readonly #start: number;
  readonly #heard = new Map<string, [number, Message][]>();
  #spectators = 0;

  constructor(fake: FakeHouse, table: string, people: readonly Person[]) {
    this.fake = fake;
    this.table = table;
    this.people = people;
    this.#start = fake.clock.now();
    for (const person of people) this.#listen(person);
  }

  get now(): number {
    return this.fake.clock.now() - this.#start;
  }

  get asked(): readonly number[] {
    return this.people[0]!.sees.asked;
  }

  /** The clocks as a new spectator finds them. */
  async look(): Promise<Person> {
    const zoe = new Person(this.fake.house, this.table, `Zoe${this.#spectators++}`);
    this.#listen(zoe);
    await zoe.come();
    zoe.go();
    return zoe;
  }

  /** At these moments somebody says something. */
  async play(...deeds: readonly (readonly [number, number, string])[]): Promise<void> {
    for (const [at, seat, say] of [...deeds].sort(([a], [b]) => a - b)) {
      await this.until(at);
      expect(await this.people[seat]!.says(say)).toEqual({ ok: true });
    }
  }

  /** Lets time pass; every seven seconds a spectator looks in. */
  async until(time: number): Promise<void> {
    while (this.now < time) {
      const look = Math.floor(this.now / LOOKS + 1) * LOOKS;
      await this.fake.clock.pass(Math.min(time, look) - this.now);
      if (this.now === look) await this.look();
    }
  }

  /** All that a seat and every spectator have got up to now, byte by byte, and what the sweep goes by. */
  async seenBy(seat: number): Promise<string[]> {
    const [listed] = await this.fake.ports.store.list({ limit: 1 });
    const all = [...this.#heard].filter(([who]) => who === this.people[seat]!.account.id || who.startsWith('zoe'));
    return [...all.flatMap(([who, heard]) => heard.map((one) => JSON.stringify([who, ...one]))), `due ${listed!.due}`];
  }

  #listen({ account, messages }: Person): void {
    const heard: [number, Message][] = [];
    this.#heard.set(account.id, heard);
    messages.push = (message) => heard.push([this.now, message]) && (messages[messages.length] = message) && 0;
  }
}

/** Where two lists part, from shortly before the first letter that differs. */
function parting(a: readonly string[], b: readonly string[]): readonly string[] | undefined {
  const [one = '', other = ''] = [a, b].map((all) => all.join('\n'));
  if (one === other) return undefined;
  const at = [...one].findIndex((letter, i) => letter !== other[i]);
  return [one, other].map((text) => text.slice(Math.max(0, at - 80), at + 80));
}

async function world(wishes: Partial<Wishes> & { seats: number }): Promise<World> {
  const fake = await fakeHouse();
  const table = await makeTable(fake.house, 'P0', wishes);
  const people: Person[] = [];
  for (let seat = 0; seat < wishes.seats; seat++) {
    const person = await new Person(fake.house, table, `P${seat}`).come();
    await person.does({ type: 'sit', seat, words: '' });
    people.push(person);
  }
  await people[0]!.does({ type: 'start' });
  return new World(fake, table, people);
}

/** Five seats; somebody has attacked, and four are asked whether they are the Priest. */
async function duel(clock: ClockRule): Promise<World> {
  const there = await world({ game: 'coach', seats: 5, clock });
  const [active] = there.asked;
  await there.play([SECOND, active!, `attack ${(active! + 1) % 5}`]);
  expect(there.asked).toHaveLength(4);
  return there;
}

/** Everybody passes what is asked next, and takes the attacker's side, until somebody is asked in the open again. */
async function finish(there: World): Promise<void> {
  for (;;) {
    const { asked, options } = there.people[there.asked[0]!]!.sees;
    const say = (options as string[]).find((option) => option === 'pass' || option === 'support attacker');
    if (say === undefined) return;
    await there.play(...asked.map((seat, i) => [there.now + (i + 1) * 100, seat, say] as const));
  }
}

describe('[clocks of windows] nobody reads off who took how long', () => {
  test('where four seats took 1.0, 4.0, 6.0 and 7.5 s, all clocks show what they showed before', async () => {
    const there = await duel(LIVE);
    const before = (await there.look()).sees.clocks!;
    expect(before).toMatchObject({ running: [], window: 60 * SECOND });
    const [a, b, c, d] = there.asked;
    await there.play([2 * SECOND, a!, 'pass'], [5 * SECOND, b!, 'pass'], [7 * SECOND, c!, 'pass']);
    expect((await there.look()).sees.clocks).toEqual({ ...before, window: 54 * SECOND });
    await there.play([8.5 * SECOND, d!, 'pass']);
    expect((await there.look()).sees.clocks!.left).toEqual(before.left);
    await finish(there);
    const spent = there.people[0]!.sees.clocks!.left.map((left, seat) => before.left[seat]! - left);
    expect(spent.every((ms) => ms === 0)).toBe(true);
  });

  test.each([LIVE, DAYS])(
    'a third seat and spectators see the same, seals somebody early or late: %o',
    async (clock) => {
      const [early, late] = await Promise.all(
        [1.5, 8].map(async (x) => {
          const there = await duel(clock);
          const [slow, third, other, last] = there.asked;
          await there.play(
            [x * SECOND, slow!, 'pass'],
            [2 * SECOND, third!, 'pass'],
            [2 * SECOND, other!, 'pass'],
            [20 * SECOND, last!, 'pass'],
          );
          await finish(there);
          return there.seenBy(third!);
        }),
      );
      expect(early!.length).toBeGreaterThan(20);
      expect(parting(early!, late!)).toBeUndefined();
    },
  );

  test.each([
    [LIVE, 60 * SECOND],
    [DAYS, 2 * DAY],
  ])(
    'or never, until the window’s own time is over: %o',
    async (clock, limit) => {
      const worlds = await Promise.all(
        [1.5 * SECOND, Infinity].map(async (x) => {
          const there = await duel(clock);
          const [slow, third, last] = there.asked;
          await there.play([2 * SECOND, third!, 'pass'], ...(x < Infinity ? [[x, slow!, 'pass'] as const] : []));
          const opened = SECOND;
          if (limit > DAY) await there.fake.clock.pass(limit + opened - 30 * SECOND - there.now);
          await there.until(opened + limit - 1);
          const seen = await there.seenBy(third!);
          await there.fake.clock.pass(1);
          const away = there.people[third!]!.info.seats.map((seat) => seat.kind === 'person' && seat.away);
          return { seen, away: [away[slow!], away[third!], away[last!]] };
        }),
      );
      expect(parting(worlds[0]!.seen, worlds[1]!.seen)).toBeUndefined();
      expect(worlds.map(({ away }) => away)).toEqual([
        [false, false, true],
        [true, false, true],
      ]);
    },
    60_000,
  );
});

/** Three seats draft; one of them has used four of its five minutes for its first card. */
async function draft(wishes: Partial<Wishes> = {}): Promise<World> {
  const there = await world({
    game: 'intrigo',
    seats: 3,
    clock: { kind: 'live', minutes: 5, increment: 0 },
    ...wishes,
  });
  await there.play([SECOND, 1, first(there, 1)], [2 * SECOND, 2, first(there, 2)], [4 * MINUTE, 0, first(there, 0)]);
  expect(there.people[1]!.sees.clocks!.left).toEqual([MINUTE, 5 * MINUTE - SECOND, 5 * MINUTE - 2 * SECOND]);
  return there;
}

const first = ({ people }: World, seat: number) => (people[seat]!.sees.options as string[])[0]!;

describe('[clocks of sealed questions] a run-out clock does not tell who has sealed', () => {
  test('a third seat and spectators see the same, seals somebody early, late or never', async () => {
    const worlds = await Promise.all(
      [10 * SECOND, 3 * MINUTE, Infinity].map(async (x) => {
        const there = await draft();
        const opened = 4 * MINUTE;
        const slow = x < Infinity ? [[opened + x, 0, first(there, 0)] as const] : [];
        await there.play([opened + 20 * SECOND, 1, first(there, 1)], ...slow);
        await there.until(opened + 4.5 * MINUTE);
        const seen = await there.seenBy(1);
        await there.play([opened + 4.6 * MINUTE, 2, first(there, 2)]);
        return { seen, left: there.people[1]!.sees.clocks!.left[0] };
      }),
    );
    expect(worlds[0]!.seen.length).toBeGreaterThan(40);
    expect(parting(worlds[1]!.seen, worlds[0]!.seen)).toBeUndefined();
    expect(parting(worlds[2]!.seen, worlds[0]!.seen)).toBeUndefined();
    expect(worlds.slice(0, 2).map(({ left }) => left)).toEqual([50 * SECOND, 0]); // put right, never below zero
  });

  test('the longest clock ends it: bots sit in for those who are missing, and for nobody else', async () => {
    const there = await draft();
    await there.play([5 * MINUTE, 2, first(there, 2)]);
    await there.until(4 * MINUTE + 5 * MINUTE - SECOND - 1);
    const away = () => there.people[2]!.info.seats.map((seat) => seat.kind === 'person' && seat.away);
    expect(away()).toEqual([false, false, false]);
    await there.fake.clock.pass(1);
    expect(away()).toEqual([true, true, false]);
  });

  test('who is missed for too long is away, sealed or not', async () => {
    const worlds = await Promise.all(
      [true, false].map(async (isSealed) => {
        const there = await draft({ absence: 1 });
        const opened = 4 * MINUTE;
        if (isSealed) await there.play([opened + SECOND, 0, first(there, 0)]);
        else await there.until(opened + SECOND);
        await there.until(opened + 5 * SECOND);
        there.people[0]!.go();
        await there.until(opened + 2 * MINUTE);
        expect(there.people[1]!.info.seats[0]).toMatchObject({ away: true });
        return (await there.seenBy(1)).slice(0, -1); // a bot is due in one of them
      }),
    );
    expect(parting(worlds[0]!, worlds[1]!)).toBeUndefined();
  });
});
