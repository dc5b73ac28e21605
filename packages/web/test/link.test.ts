import {
  catalogTitles,
  House,
  localBus,
  memoryStore,
  noMeter,
  secureChance,
  thinkHere,
  steadyClock,
  type Account,
  type Command,
  type Message,
  type Update,
} from '@ridotto/host';
import { expect, test, vi } from 'vitest';
import { Link, type Connection, type Heard } from '../src/link/link.ts';
import type { OpenWire, WireEnd } from '../src/link/wire.ts';

const TIMES = { firstRetry: 5, lastRetry: 20, answer: 200, look: 60_000, news: 30 };
const ANNA: Account = { id: 'anna', kind: 'guest', name: 'Anna' };
const BOB: Account = { id: 'bob', kind: 'guest', name: 'Bob' };

const until = (isSo: () => boolean) => vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 20_000, interval: 2 });

/** What a line has heard and said of itself. */
function listener() {
  const heard: Heard[] = [];
  const states: Connection[] = [];
  const refused: string[] = [];
  const end = {
    heard: (message: Heard) => heard.push(message),
    connected: (state: Connection) => states.push(state),
    refused: (code: string) => refused.push(code),
  };
  const updates = () => heard.filter((message): message is Update => message.type === 'update');
  return { end, states, refused, updates, events: () => updates().flatMap(({ events }) => events) };
}

/** A real house in this process, and wires to it that can be cut and lose what goes over them. */
async function newHouse() {
  const store = memoryStore();
  const ports = {
    store,
    bus: localBus(),
    clock: steadyClock(),
    chance: secureChance,
    thinker: thinkHere(catalogTitles),
    titles: catalogTitles,
    meter: noMeter,
  };
  const house = new House(ports, { pace: { least: 0, mean: 0, most: 0 } });
  const wishes = { id: 'm', game: 'volto', seats: 2, setup: {}, open: 'public', clock: { kind: 'none' } } as const;
  const rest = { late: 'bot', absence: null, notebook: true } as const;
  const { table } = (await house.make(ANNA, { ...wishes, ...rest })) as { table: string };
  const tell = (account: Account, command: Command) => house.command(table, account, command);
  return { house, store, table, tell };
}

class Cable {
  readonly #house: House;
  readonly #table: string;
  readonly #account: Account;
  readonly sent: Command[] = [];
  readonly sinces: number[] = [];
  isDown = false;
  losesCommands = false;
  losesAnswers = false;
  #ends = new Set<WireEnd>();

  constructor(house: House, table: string, account: Account) {
    this.#house = house;
    this.#table = table;
    this.#account = account;
  }

  readonly open: OpenWire = (since, end) => {
    this.sinces.push(since);
    if (this.isDown) {
      setTimeout(() => end.closed());
      return { send() {}, close() {} };
    }
    this.#ends.add(end);
    const hear = (message: Message) => {
      const isLost = !this.#ends.has(end) || (message.type === 'answer' && this.losesAnswers);
      if (!isLost) end.heard(structuredClone(message));
    };
    const watching = this.#house.watch(
      this.#table,
      this.#account,
      { since, wantsOptions: false, wantsChanges: true },
      hear,
    );
    return {
      send: (command) => {
        this.sent.push(command);
        if (this.losesCommands) return;
        void this.#house
          .command(this.#table, this.#account, command)
          .then((result) => hear({ type: 'answer', id: command.id, ...result }));
      },
      close: () => {
        this.#ends.delete(end);
        void watching.then((leave) => typeof leave === 'function' && leave());
      },
    };
  };

  cut(): void {
    for (const end of this.#ends) end.closed();
    this.#ends.clear();
  }
}

test('what was said is answered exactly once, although the first answer got lost', async () => {
  const { house, store, table } = await newHouse();
  const cable = new Cable(house, table, ANNA);
  const { end, states } = listener();
  const line = new Link(cable.open, end, TIMES);
  await until(() => states.includes('live'));
  cable.losesAnswers = true;
  const answered = line.say({ type: 'sit', words: 'w' });
  await until(() => cable.sent.length === 1);
  cable.losesAnswers = false;
  cable.cut();
  expect(await answered).toEqual({ ok: true });
  expect(cable.sent.map(({ id }) => id)).toEqual([cable.sent[0]!.id, cable.sent[0]!.id]);
  expect(await store.lines(table, 0)).toHaveLength(1);
  line.close();
});

test('what was lost on its way out is sent again when the line is back, and what is said meanwhile too', async () => {
  const { house, table } = await newHouse();
  const cable = new Cable(house, table, ANNA);
  const { end, states, updates } = listener();
  const line = new Link(cable.open, end, TIMES);
  await until(() => states.includes('live'));
  cable.losesCommands = true;
  const sat = line.say({ type: 'sit', words: '' });
  cable.isDown = true;
  cable.cut();
  const filled = line.say({ type: 'fill', level: 'simple' });
  await until(() => states.includes('offline'));
  cable.losesCommands = false;
  cable.isDown = false;
  expect([await sat, await filled]).toEqual([{ ok: true }, { ok: true }]);
  expect(
    updates()
      .at(-1)!
      .table!.seats.map(({ kind }) => kind),
  ).toEqual(['person', 'bot']);
  line.close();
});

test('a wire that does not answer is given up, and another is made', async () => {
  const { house, table } = await newHouse();
  const cable = new Cable(house, table, ANNA);
  const { end, states } = listener();
  const line = new Link(cable.open, end, { ...TIMES, answer: 40 });
  await until(() => states.includes('live'));
  cable.losesCommands = true;
  const sat = line.say({ type: 'sit', words: '' });
  await until(() => cable.sinces.length === 2);
  cable.losesCommands = false;
  expect(await sat).toEqual({ ok: true });
  line.close();
});

test('after a gap exactly the events come that were missed', async () => {
  const { house, table, tell } = await newHouse();
  for (const account of [ANNA, BOB]) await tell(account, { type: 'sit', id: 's', words: '' });
  await tell(ANNA, { type: 'start', id: 'go' });
  const cable = new Cable(house, table, BOB);
  const all = listener();
  const watcher = new Link(new Cable(house, table, BOB).open, all.end, TIMES);
  const bob = listener();
  const line = new Link(cable.open, bob.end, TIMES);
  await until(() => bob.updates().length > 0);
  cable.isDown = true;
  cable.cut();
  for (const account of [ANNA, BOB]) await tell(account, { type: 'say', id: 'a', says: ['NAANL CNSLA'] });
  const first = (all.events()[0] as { seat: number }).seat;
  const moves = first === 0 ? [[ANNA, 'b2-b3'] as const, [BOB, 'b6-b5'] as const] : [[BOB, 'b6-b5'] as const];
  for (const [account, say] of moves) await tell(account, { type: 'say', id: say, says: [say] });
  expect(bob.events()).toHaveLength(1);
  cable.isDown = false;
  line.hurry();
  await until(() => bob.states.includes('resynchronised'));
  await until(() => bob.events().length === all.events().length);
  expect(bob.events()).toEqual(all.events());
  expect(bob.updates().at(-1)!.view).toEqual(all.updates().at(-1)!.view);
  line.close();
  watcher.close();
});

test('it says honestly how it stands', async () => {
  const { house, table } = await newHouse();
  const cable = new Cable(house, table, ANNA);
  const { end, states } = listener();
  const line = new Link(cable.open, end, TIMES);
  await until(() => states.includes('live'));
  cable.isDown = true;
  cable.cut();
  await until(() => states.includes('offline'));
  cable.isDown = false;
  await until(() => states.filter((state) => state === 'live').length === 2);
  expect(states).toEqual(['live', 'connecting', 'offline', 'resynchronised', 'live']);
  line.close();
});

test('drift is noticed by the hash of the view, and mended', async () => {
  const { house, table, tell } = await newHouse();
  for (const account of [ANNA, BOB]) await tell(account, { type: 'sit', id: 's', words: '' });
  await tell(ANNA, { type: 'start', id: 'go' });
  const { end, states, updates } = listener();
  const line = new Link(new Cable(house, table, ANNA).open, end, { ...TIMES, answer: 60_000 });
  await until(() => updates().length > 0);
  const view = updates()[0]!.view as { toMove: number };
  const truth = structuredClone(view);
  line.check(); // all is well: this brings nothing
  view.toMove = 1 - view.toMove;
  line.check();
  await until(() => states.includes('resynchronised'));
  expect(updates().map((update) => update.view)).toEqual([view, truth]);
  line.close();
});

/** A wire whose other end is in the test's hands. */
function byHand() {
  const ends: WireEnd[] = [];
  const sinces: number[] = [];
  const open: OpenWire = (since, end) => {
    sinces.push(since);
    ends.push(end);
    return { send() {}, close() {} };
  };
  return { open, ends, sinces };
}
const update = (length: number): Update => ({
  type: 'update',
  length,
  you: null,
  view: { length },
  events: [],
  clocks: null,
  asked: [],
});

test('an update that is shorter than what we have is dropped', () => {
  const { open, ends } = byHand();
  const { end, updates } = listener();
  const line = new Link(open, end, TIMES);
  for (const length of [5, 3, 5, 6]) ends[0]!.heard(update(length));
  expect(updates().map(({ length }) => length)).toEqual([5, 5, 6]);
  line.close();
});

test('what an old wire still has to say is not heard', async () => {
  const { open, ends } = byHand();
  const { end, updates } = listener();
  const line = new Link(open, end, TIMES);
  ends[0]!.heard(update(1));
  ends[0]!.closed();
  await until(() => ends.length === 2);
  ends[0]!.heard(update(9));
  expect(updates()).toHaveLength(1);
  line.close();
});

test('it comes back after the time that the house asks for, with the length that it has', async () => {
  const { open, ends, sinces } = byHand();
  const { end } = listener();
  const line = new Link(open, end, TIMES);
  ends[0]!.heard(update(7));
  const from = performance.now();
  ends[0]!.heard({ type: 'reconnect', after: 80 });
  await until(() => sinces.length === 2);
  expect(performance.now() - from).toBeGreaterThanOrEqual(80);
  expect(sinces).toEqual([0, 7]);
  line.close();
});

test('it waits longer each time, never as long as another', async () => {
  vi.useFakeTimers();
  try {
    const waits: number[] = [];
    let failedAt = Date.now();
    const open: OpenWire = (_since, end) => {
      waits.push(Date.now() - failedAt);
      setTimeout(() => {
        failedAt = Date.now();
        end.closed();
      }, 1);
      return { send() {}, close() {} };
    };
    const line = new Link(open, listener().end, { ...TIMES, firstRetry: 100, lastRetry: 800, answer: 1e6 });
    await vi.advanceTimersByTimeAsync(6000);
    line.close();
    const most = [100, 200, 400, 800, 800];
    for (const [i, longest] of most.entries()) {
      expect(waits[i + 1]).toBeGreaterThanOrEqual(longest / 2 - 1);
      expect(waits[i + 1]).toBeLessThanOrEqual(longest + 1);
    }
  } finally {
    vi.useRealTimers();
  }
});

test('a table that is not there is not asked for again; a house that stops is', () => {
  vi.useFakeTimers();
  try {
    const { open, ends } = byHand();
    const { end, refused } = listener();
    const line = new Link(open, end, TIMES);
    ends[0]!.closed('stopping');
    vi.advanceTimersByTime(TIMES.firstRetry);
    expect(ends).toHaveLength(2);
    ends[1]!.closed('no-such-table');
    expect(vi.getTimerCount()).toBe(0);
    expect(refused).toEqual(['no-such-table']);
    line.close();
  } finally {
    vi.useRealTimers();
  }
});
