import { describe, expect, test } from 'vitest';
import { loadTitle } from '@ridotto/games/catalog';
import { catalogTitles, type ClockRule, type Message, type Ports, type Titles, type Wishes } from '../src/index.ts';
import { Person, fakeHouse, makeTable, type FakeHouse } from '../testing/fake.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const LOOKS = 7 * SECOND;
const LIVE: ClockRule = { kind: 'live', minutes: 5, increment: 10 };

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

async function world(wishes: Partial<Wishes> & { seats: number }, ports: Partial<Ports> = {}): Promise<World> {
  const fake = await fakeHouse({}, ports);
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

/** Two deals that seat 4 and the public can't tell apart: in the first others have something to use. */
const DEALS = [
  {
    professions: ['hypnotist', 'duellist', 'priest', 'doctor', 'clairvoyant'],
    items: [['bagKey'], ['gloves'], ['goblet'], ['bagGoblet'], ['key']],
  },
  {
    professions: ['grandMaster', 'thug', 'diplomat', 'bodyguard', 'clairvoyant'],
    items: [['goblet'], ['bagKey'], ['dagger'], ['bagGoblet'], ['key']],
  },
].map((deal) => ({
  kind: 'deal',
  first: 0,
  societies: ['order', 'brotherhood', 'brotherhood', 'order', 'order'],
  removed: 'brotherhood',
  ...deal,
}));

const coach = await loadTitle('coach');

/** A house where Coach is dealt so. */
const dealing = (deal: object): Titles => {
  const game = { ...coach.game, roll: () => coach.notation.roll.read(deal)! };
  return async (id) => (id === 'coach' ? { ...coach, game } : catalogTitles(id));
};

type Timed = readonly [at: number, seat: number, say: string];
const SIDES: readonly Timed[] = [
  [4, 2, 'support attacker'],
  [4.5, 3, 'support defender'],
  [3, 4, 'support attacker'],
].map(([at, seat, say]) => [(at as number) * SECOND, seat, say] as Timed);

/** In the first world others think, answer and change their answers; in the second they only do what all must. */
const SAYS: readonly (readonly Timed[])[] = [
  [
    [1.2 * SECOND, 2, 'use priest'],
    [1.5 * SECOND, 1, 'use duellist'],
    [2.5 * SECOND, 1, 'pass'],
    [2.6 * SECOND, 3, 'support attacker'],
    ...SIDES,
    [7 * SECOND, 0, 'use hypnotist 2'],
    [7.5 * SECOND, 1, 'use gloves'],
    [9 * SECOND, 0, 'pass'],
    [9.5 * SECOND, 3, 'use doctor'],
    [10 * SECOND, 3, 'pass'],
    [10.5 * SECOND, 1, 'pass'],
  ],
  SIDES,
];

type Happening = readonly [at: number, does: (there: World) => unknown];

/** What happens besides, the same in both worlds. */
const BESIDES: Record<string, { readonly wishes?: Partial<Wishes>; readonly happens?: readonly Happening[] }> = {
  'a table without clocks': {},
  'live clocks': { wishes: { clock: LIVE } },
  'a long candle': { wishes: { candle: 8 } },
  'a hold and its release': {
    happens: [
      [5.5 * SECOND, ({ people }) => people[3]!.does({ type: 'hold' })],
      [6.2 * SECOND, ({ people }) => people[3]!.does({ type: 'release' })],
    ],
  },
  'a line that breaks': {
    happens: [
      [2 * SECOND, ({ people }) => people[0]!.go()],
      [4 * SECOND, ({ people }) => people[0]!.come()],
    ],
  },
  'a bot that sits in': {
    happens: [
      [6.1 * SECOND, ({ people }) => people[3]!.does({ type: 'leave' })],
      [6.2 * SECOND, ({ people }) => people[3]!.does({ type: 'back' })],
    ],
  },
};

/** A duel whose answers may come too late where the candle has burnt down before. */
async function duelIn(which: 0 | 1, { wishes = {}, happens = [] }: (typeof BESIDES)[string]): Promise<World> {
  const there = await world({ game: 'coach', seats: 5, ...wishes }, { titles: dealing(DEALS[which]!) });
  await there.play([SECOND, 0, 'attack 1']);
  const says = SAYS[which]!.map(([at, seat, say]): Happening => [at, ({ people }) => people[seat]!.says(say)]);
  for (const [at, does] of [...says, ...happens].sort(([a], [b]) => a - b)) {
    await there.until(at);
    await does(there);
  }
  await there.until(25 * SECOND);
  return there;
}

describe('[C52] a window tells nothing that a viewer does not know: who could act, who answered, and when', () => {
  test.each(Object.entries(BESIDES))('%s', async (_what, besides) => {
    const [first, second] = await Promise.all([duelIn(0, besides), duelIn(1, besides)]);
    expect(parting(await first.seenBy(4), await second.seenBy(4))).toBeUndefined();
    expect((await first.seenBy(4)).length).toBeGreaterThan(10);
    expect(first.people[4]!.sees.view).toMatchObject({
      duel: { support: [null, null, 'attacker', 'defender', 'attacker'] },
    });
  });

  test('a restart inside it: it burns whole again, and what was sealed before counts', async () => {
    const worlds = await Promise.all(
      ([0, 1] as const).map(async (which) => {
        const there = await world({ game: 'coach', seats: 5 }, { titles: dealing(DEALS[which]!) });
        await there.play([SECOND, 0, 'attack 1'], ...SIDES);
        await there.fake.house.stop();
        await there.fake.clock.pass(20 * SECOND);
        const again = await fakeHouse({}, { ...there.fake.ports, clock: there.fake.clock });
        const zoe = await new Person(again.house, there.table, 'Zoe').come();
        await again.clock.pass(5 * SECOND - 1);
        const before = JSON.stringify(zoe.messages);
        expect(zoe.sees.window).toMatchObject({ kind: 'must' });
        await again.clock.pass(1);
        expect(zoe.sees.window).toMatchObject({ kind: 'may' });
        return before;
      }),
    );
    expect(worlds[0]).toBe(worlds[1]);
  });

  test('the measure itself notices a house that ends a window when all have answered', async () => {
    const [first, second] = await Promise.all([
      duelIn(0, { wishes: { candle: 0 } }),
      duelIn(1, { wishes: { candle: 0 } }),
    ]);
    expect(parting(await first.seenBy(4), await second.seenBy(4))).toBeDefined();
  });
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
