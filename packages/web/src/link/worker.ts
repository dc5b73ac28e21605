// The house in this browser. Every page runs one of its own on the same database, as nodes of a server would:
// appends are conditional, so two of them can't both win, and they wake each other up.
import {
  catalogTitles,
  Command,
  House,
  infoFor,
  logOf,
  notationPieces,
  pastOf,
  Played,
  readLines,
  refusalOf,
  refuse,
  seatOf,
  secureChance,
  steadyClock,
  wholeText,
  Wishes,
  type Account,
  type Bus,
  type Meter,
  type PastMoment,
  type PlayedGame,
  type Ports,
  type Refusal,
  type Result,
  type Wake,
} from '@ridotto/host';
import type { Log } from '@ridotto/kernel';
import { wishesToPlayOn } from './play-on.ts';
import * as v from 'valibot';
import { accountId, type Errands, type FromWorker, type GuestNumber, type ToWorker } from './errand.ts';
import { dropTables, indexedStore } from './indexed-store.ts';
import { isThinker, serveThoughts, workerThinkers } from './thinker.ts';

const NAME = 'ridotto-house';
const SWEEP = 5000;

const post = (message: FromWorker): void => postMessage(message);

function channelBus(): Bus {
  const channel = new BroadcastChannel(NAME);
  return {
    publish: (wake) => channel.postMessage(wake),
    subscribe(listener) {
      const listen = ({ data }: MessageEvent<Wake>) => listener(data);
      channel.addEventListener('message', listen);
      return () => channel.removeEventListener('message', listen);
    },
  };
}

const meter: Meter = {
  answered() {},
  refused() {},
  healed() {},
  broken: (error) => console.error(error),
};

async function openHouse(): Promise<{ readonly house: House; readonly ports: Ports; readonly played: Played }> {
  const ports: Ports = {
    store: await indexedStore(NAME, leave),
    bus: channelBus(),
    clock: steadyClock(),
    chance: secureChance,
    thinker: workerThinkers(),
    titles: catalogTitles,
    meter,
  };
  const build = import.meta.url; // its name changes with all that it loads
  const house = new House(ports, { sweep: SWEEP, lapse: null, build });
  await house.rise();
  return { house, ports, played: new Played(ports, build) };
}

/** Everything was deleted, or a newer page needs another database: whoever asks next finds another worker. */
function leave(): void {
  post({ kind: 'gone' });
  globalThis.close();
}

let opening: ReturnType<typeof openHouse> | undefined;

/** The house; where it could not open, whoever asks next tries again. */
function theHouse(): ReturnType<typeof openHouse> {
  opening ??= openHouse().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** What whoever meets an error is told. */
function faultOf(error: unknown): Refusal {
  const refusal = refusalOf(error);
  if (!refusal) meter.broken(error);
  return refusal ?? refuse('broken');
}

const wires = new Map<number, { readonly table: string; readonly account: Account; leave: () => void }>();

const accountOf = (guest: GuestNumber, name = ''): Account => ({ id: accountId(guest), kind: 'guest', name });

async function tell(table: string, account: Account, said: unknown): Promise<Result> {
  const command = v.safeParse(Command, said);
  if (!command.success) return refuse('not-a-command');
  return (await theHouse()).house.command(table, account, command.output);
}

const ERRANDS: {
  readonly [Kind in keyof Errands]: (given: Errands[Kind]['given']) => Promise<Errands[Kind]['answer']>;
} = {
  async table({ table }) {
    const sitting = await (await theHouse()).house.sitting(table);
    return 'refused' in sitting ? sitting : infoFor(sitting, accountId(0));
  },
  async make({ wishes, name }) {
    const parsed = v.safeParse(Wishes, { ...wishes, open: 'public', candle: 0 }); // to whoever is around this device
    return parsed.success ? (await theHouse()).house.make(accountOf(0, name), parsed.output) : refuse('wrong-options');
  },
  async playOn({ name, ...wanted }) {
    const found = await wishesToPlayOn(wanted, secureChance.rng);
    if ('refused' in found) return found;
    const parsed = v.safeParse(Wishes, found.wishes);
    if (!parsed.success) return refuse('wrong-options');
    return (await theHouse()).house.make(accountOf(0, name), parsed.output, found.from);
  },
  tell: ({ table, guest, command }) => tell(table, accountOf(guest), command),
  async export({ table }): Promise<Log | Refusal> {
    const { house, ports } = await theHouse();
    const sitting = await house.sitting(table);
    if ('refused' in sitting) return sitting;
    return sitting.phase === 'over' ? logOf(sitting.made, await ports.store.lines(table, 0)) : refuse('not-over');
  },
  async past({ table, guest }) {
    const { house, ports } = await theHouse();
    const sitting = await house.sitting(table);
    if ('refused' in sitting) return sitting;
    const viewer = seatOf(sitting, accountId(guest)) ?? 'public';
    const moments: PastMoment[] = [];
    for await (const moment of pastOf(sitting, readLines(ports.store, table, 0), viewer)) moments.push(moment);
    return moments;
  },
  async games() {
    const { played } = await theHouse();
    const games: PlayedGame[] = [];
    for await (const game of played.of(accountId(0))) games.push(game);
    return games;
  },
  async forget() {
    const { house, ports } = await theHouse();
    await house.stop();
    await ports.store.close();
    await dropTables(NAME);
    opening = undefined;
    await theHouse();
    return null;
  },
  async notation({ table }) {
    const { house, ports } = await theHouse();
    const remains = await house.remains(table, accountId(0));
    if ('refused' in remains) return remains;
    return wholeText(notationPieces((await ports.store.table(table))!, remains.lines, undefined));
  },
};

async function open({ wire, table, guest, since }: ToWorker & { kind: 'open' }): Promise<void> {
  const account = accountOf(guest);
  const entry = { table, account, leave: () => {} };
  wires.set(wire, entry);
  const { house } = await theHouse();
  const send = (message: (FromWorker & { kind: 'heard' })['message']) => post({ kind: 'heard', wire, message });
  const unwatch = await house.watch(table, account, { since, wantsOptions: false, wantsChanges: true }, send);
  if ('refused' in unwatch) return post({ kind: 'closed', wire, refused: unwatch.refused });
  entry.leave = unwatch;
  if (!wires.has(wire)) unwatch(); // it was closed meanwhile
}

async function say({ wire, command }: ToWorker & { kind: 'say' }): Promise<void> {
  const from = wires.get(wire);
  if (!from) return;
  const result = await tell(from.table, from.account, command).catch(faultOf);
  post({ kind: 'heard', wire, message: { type: 'answer', id: command.id, ...result } });
}

function close({ wire }: ToWorker & { kind: 'close' }): void {
  wires.get(wire)?.leave();
  wires.delete(wire);
}

async function run<Kind extends keyof Errands>(kind: Kind, n: number, given: Errands[Kind]['given']): Promise<void> {
  post({ kind: 'answer', n, answer: await ERRANDS[kind](given).catch(faultOf) });
}

function hear(data: ToWorker): void {
  switch (data.kind) {
    case 'open':
      return void open(data).catch((error: unknown) => post({ kind: 'closed', wire: data.wire, ...faultOf(error) }));
    case 'say':
      return void say(data);
    case 'close':
      return close(data);
    case 'table':
    case 'make':
    case 'playOn':
    case 'tell':
    case 'export':
    case 'past':
    case 'games':
    case 'forget':
    case 'notation':
      return void run(data.kind, data.n, data.given);
  }
}

function serveHouse(): void {
  theHouse().catch(meter.broken);
  addEventListener('message', ({ data }: MessageEvent<ToWorker>) => hear(data));
}

if (isThinker()) serveThoughts();
else serveHouse();
