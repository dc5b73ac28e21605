import { GAME_IDS, loadTitle } from '@ridotto/games/catalog';
import { seeded, type Rng } from '@ridotto/kernel';
import type {
  Account,
  Chance,
  Clock,
  Command,
  HouseRules,
  Message,
  Ports,
  Result,
  TableInfo,
  Thinker,
  Titles,
  Update,
  Wishes,
} from '../src/index.ts';
import { House, catalogTitles, localBus, memoryStore, noMeter, playersOf, thinkHere } from '../src/index.ts';
import { slices } from '../src/slices.ts';

/** A clock that stands still until it is told to move. */
export class FakeClock implements Clock {
  #now: number;
  #timers = new Set<{ time: number; run: () => void }>();

  constructor(now = 1_000_000) {
    this.#now = now;
  }

  now = () => this.#now;

  at(time: number, run: () => void): () => void {
    const timer = { time, run };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  /** Time passes and nothing runs, as when a process is stopped; then everything that fell due does. */
  async jump(ms: number): Promise<void> {
    this.#now += ms;
    await this.pass(0);
  }

  /** Lets time pass, with everything that falls due in its order. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settle();
    for (;;) {
      const due = [...this.#timers].filter(({ time }) => time <= end).sort((a, b) => a.time - b.time)[0];
      if (!due) break;
      this.#timers.delete(due);
      this.#now = Math.max(this.#now, due.time);
      due.run();
      await settle();
    }
    this.#now = end;
  }
}

/** Until everything that can happen now has happened, what goes to a disk or is done in slices included. */
export async function settle(): Promise<void> {
  do for (let i = 0; i < 3; i++) await new Promise((resolve) => setImmediate(resolve));
  while (slices.areAwaited || process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq')));
}

/** Chance that a test can repeat. */
export function seededChance(seed: number): Chance {
  const rng: Rng = seeded(seed);
  const hex = (digits: number) => Array.from({ length: digits }, () => rng(16).toString(16)).join('');
  return { key: () => hex(64), id: () => `x${hex(15)}`, rng };
}

/** Where it doesn't matter what bots answer, all of them are beginners. */
function thinkLittle(titles: Titles): Thinker {
  const here = thinkHere(titles);
  return { ...here, choose: (table, thought) => here.choose(table, { ...thought, level: 'novice' }) };
}

export interface FakeHouse {
  readonly house: House;
  readonly clock: FakeClock;
  readonly ports: Ports;
}

export async function fakeHouse(rules: Partial<HouseRules> = {}, ports: Partial<Ports> = {}): Promise<FakeHouse> {
  const clock = (ports.clock as FakeClock | undefined) ?? new FakeClock();
  const all: Ports = {
    store: memoryStore(),
    bus: localBus(),
    chance: seededChance(1),
    thinker: thinkLittle(ports.titles ?? catalogTitles),
    titles: catalogTitles,
    meter: { ...noMeter, broken: (error) => void Promise.reject(error) },
    ...ports,
    clock,
  };
  for (const id of GAME_IDS) await playersOf(await loadTitle(id)); // loading takes real time
  const house = new House(all, rules);
  await house.rise();
  return { house, clock, ports: all };
}

let ids = 0;
type Wanted<T> = T extends unknown ? Omit<T, 'id'> & { id?: string } : never;

/** Somebody at a table of a fake house; it keeps what a client would keep. */
export class Person {
  readonly house: House;
  readonly account: Account;
  readonly table: string;
  readonly messages: Message[] = [];
  #leave: (() => void) | undefined;

  /** `by`: whose bot it is. */
  constructor(house: House, table: string, name: string, by?: string) {
    this.house = house;
    this.table = table;
    const id = name.toLowerCase();
    this.account = by === undefined ? { id, kind: 'guest', name } : { id, kind: 'bot', name, by };
  }

  async come(since = 0): Promise<this> {
    const look = { since, wantsOptions: true };
    const leave = await this.house.watch(this.table, this.account, look, (message) => void this.messages.push(message));
    if (typeof leave !== 'function') throw new Error(leave.refused);
    this.#leave = leave;
    return this;
  }

  go(): void {
    this.#leave?.();
  }

  does(command: Wanted<Command>): Promise<Result> {
    const whole = { id: `c${++ids}`, ...command };
    return this.house.command(this.table, this.account, whole);
  }

  says(...says: string[]): Promise<Result> {
    return this.does({ type: 'say', says });
  }

  get updates(): Update[] {
    return this.messages.filter((message): message is Update => message.type === 'update' && 'view' in message);
  }

  get sees(): Update {
    return this.updates.at(-1)!;
  }

  get info(): TableInfo {
    return this.updates.findLast((update) => update.table)!.table!;
  }
}

export const WISHES: Wishes = {
  id: 'make',
  game: 'volto',
  seats: 2,
  setup: {},
  open: 'public',
  clock: { kind: 'none' },
  late: 'bot',
  absence: null,
  notebook: true,
};

export async function makeTable(house: House, owner: string, wishes: Partial<Wishes> = {}): Promise<string> {
  const maker = { id: owner.toLowerCase(), kind: 'guest', name: owner } as const;
  const result = await house.make(maker, { ...WISHES, ...wishes });
  if (!result.ok) throw new Error(result.refused);
  return result.table!;
}

/** A game of Volto between Anna and Bob, begun; Anna has made the table. */
export async function voltoGame({ house }: FakeHouse, wishes: Partial<Wishes> = {}) {
  const table = await makeTable(house, 'Anna', wishes);
  const anna = await new Person(house, table, 'Anna').come();
  const bob = await new Person(house, table, 'Bob').come();
  await anna.does({ type: 'sit', seat: 0, words: 'acqua alta' });
  await bob.does({ type: 'sit', seat: 1, words: 'bora' });
  await anna.does({ type: 'start' });
  return { table, anna, bob };
}

export const ARRANGED = 'NAANL CNSLA';

/** The same in a house of its own, with both sides' masks in place. */
export async function arrangedGame(wishes: Partial<Wishes> = {}) {
  const fake = await fakeHouse();
  const game = await voltoGame(fake, wishes);
  await game.anna.says(ARRANGED);
  await game.bob.says(ARRANGED);
  return { ...fake, ...game };
}
