import { setTimeout as wait } from 'node:timers/promises';
import { memoryStore, thinkHere, type Clock, type Titles } from '@ridotto/host';
import { admit, chainOf, endsInChoice, isPass, isRefusal, open, play, silence, windowOf } from '@ridotto/kernel';
import type { AnyKinds, AnyTitle, Entry, Seat, Table } from '@ridotto/kernel';
import { FakeClock, seededChance } from '../../host/testing/fake.ts';
import { windowDue } from '../../host/src/window-fold.ts';
import type { Sitting } from '../../host/src/sitting.ts';
import { openNode } from '../src/postgres/node.ts';
import type { Ports } from '../src/server.ts';
import { Guest, type Connection } from './client.ts';
import { SWIFT, WIDE, startHouse, type OpenHouse } from './settings.ts';
import type { Pair } from './twins.ts';
import { openStream } from './wire-stream.ts';

/** Every byte that reached one viewer. */
export interface Transcript {
  readonly socket: readonly string[];
  readonly again: readonly string[]; // of a second socket, that comes late
  readonly stream: string;
  readonly http: readonly string[];
}

const HERE = '"type":"here"';

/** One of two houses: where everybody plays, and where the viewer looks on. */
interface Twin {
  readonly base: string;
  readonly there: string;
  readonly hears: (text: string) => boolean; // what of it is compared
  readonly settled: (table: string) => Promise<void>; // when the viewer's node knows what the others have said
  readonly stop: () => Promise<void>;
}

const DAY = 86_400; // seconds
const HEADERS = 300_000; // milliseconds: Node has no more patience

/**
 * Nothing that reaches a viewer depends on how fast the machine is, or on whether it was stopped for a while: no sweep
 * is under way while a clock is set forward, which would be an absence of the house.
 */
const PATIENT = {
  patience: { headers: HEADERS, request: DAY * 1000, idle: DAY * 1000 },
  limits: { ...WIDE, standstill: DAY },
  rules: { pace: SWIFT, alone: SWIFT, sweep: DAY * 1000 },
};

async function nodeAt(url: string, ports: Partial<Ports>): Promise<OpenHouse> {
  const node = await openNode({ store: url, onBroken: () => {} });
  return startHouse('', { node, ports, ...PATIENT });
}

async function sittingAt({ house }: OpenHouse, table: string): Promise<Sitting> {
  const sitting = await house.sitting(table);
  if ('refused' in sitting) throw new Error(`${table}: ${sitting.refused}`);
  return sitting;
}

/** Whether a window is out, and the house is about to write what comes of it. */
const isDue = (sitting: Sitting, clock: Clock): boolean => (windowDue(sitting) ?? Infinity) <= clock.now();

/** Two houses that differ in nothing but the games that are going to be played there. */
export class TwinHouses {
  readonly #scripts: [Map<string, unknown[]>, Map<string, unknown[]>] = [new Map(), new Map()];
  readonly #titles = new Map<string, AnyTitle>();
  readonly #houses: Twin[] = [];
  readonly #clocks: FakeClock[] = [];
  #pairs = 0;

  /** They write to memory: how long a disk takes can't be told from the clock, which stands meanwhile. */
  static open(): Promise<TwinHouses> {
    return TwinHouses.#opened(async (ports) => {
      const house = await startHouse('', { ports: { ...ports, store: memoryStore() }, ...PATIENT });
      return { base: house.base, there: house.base, hears: () => true, settled: async () => {}, stop: house.stop };
    });
  }

  /** Each of two nodes; the viewer looks by way of one, and everybody else plays by way of the other. */
  static openNodes(urls: readonly string[]): Promise<TwinHouses> {
    return TwinHouses.#opened(async (ports, which) => {
      const { clock } = ports;
      const [left, right] = [await nodeAt(urls[which]!, ports), await nodeAt(urls[which]!, ports)];
      return {
        base: left.base,
        there: right.base,
        hears: (text) => !text.includes(HERE), // of no game, and when it comes depends on the nodes' messages
        async settled(table) {
          for (;;) {
            const [here, there] = [await sittingAt(left, table), await sittingAt(right, table)];
            if (here.length === there.length && !isDue(here, clock)) return;
            await wait(1);
          }
        },
        stop: async () => void (await Promise.all([left.stop(), right.stop()])),
      };
    });
  }

  static async #opened(
    open: (ports: Partial<Ports> & { readonly clock: Clock }, which: 0 | 1) => Promise<Twin>,
  ): Promise<TwinHouses> {
    const twins = new TwinHouses();
    for (const which of [0, 1] as const) {
      const titles = twins.#titlesOf(which);
      const clock = new FakeClock();
      twins.#clocks.push(clock);
      const ports = { clock, chance: seededChance(7), titles, thinker: thinkHere(titles) };
      twins.#houses.push(await open(ports, which));
    }
    return twins;
  }

  async close(): Promise<void> {
    await Promise.all(this.#houses.map((house) => house.stop()));
  }

  /** The catalogue's rules under a name of the pair's own, with chance that answers as the log says. */
  #titlesOf(which: 0 | 1): Titles {
    return async (name) => {
      const title = this.#titles.get(name);
      const rolls = this.#scripts[which].get(name);
      return (
        title && { ...title, id: name, game: { ...title.game, roll: () => title.notation.roll.read(rolls!.shift())! } }
      );
    };
  }

  /** Plays both logs and gives back what reached the viewer of each. */
  async play(pair: Pair): Promise<[Transcript, Transcript]> {
    const name = `${pair.title.manifest.id}-${this.#pairs++}`;
    this.#titles.set(name, pair.title);
    for (const clock of this.#clocks) await clock.pass(1); // no two tables are made at once: which is the newest is sure
    const transcripts: Transcript[] = [];
    for (const which of [0, 1] as const) {
      const rolls = pair.logs[which].flatMap((entry) => ('roll' in entry ? [entry.roll] : []));
      this.#scripts[which].set(name, rolls);
      transcripts.push(await playLog(this.#houses[which]!, this.#clocks[which]!, pair, which, name));
    }
    this.#titles.delete(name);
    return transcripts as [Transcript, Transcript];
  }
}

async function playLog(twin: Twin, clock: FakeClock, pair: Pair, which: 0 | 1, game: string): Promise<Transcript> {
  const { base, there, hears, settled } = twin;
  const { seats, setup, viewer, attempts } = pair;
  const http: string[] = [];
  const owner = await Guest.named(base, 'Owner');
  const guests: Guest[] = [];
  for (let seat = 0; seat < seats; seat++) {
    guests.push(seat % 2 === 0 ? await Guest.named(base, `Guest ${seat}`) : await owner.bot(`Robot ${seat}`));
  }
  const spectator = await Guest.named(base, 'Spectator');
  const table = await owner.make({ id: 'make', game, seats, setup: setup, open: 'public' });
  const ids = counter();
  const own = counter('v'); // the viewer's: how many others have sent is not its to know
  for (const [seat, guest] of guests.entries())
    await guest.command(table, { id: ids(), type: 'sit', seat, words: `w${seat}` });

  const watching = at(there, viewer === 'public' ? spectator : guests[viewer]!);
  const socket: string[] = [];
  const views = viewer === 'public' || viewer % 2 === 0 ? 'changes' : 'whole'; // the stream has them whole
  const line = watching.connect(table, { views, onText: (text) => hears(text) && socket.push(text) });
  await line.first();
  const stream = await openStream(watching, table, hears);
  await hearAll(line, own());
  const before = line.messages.length;
  await owner.command(table, { id: ids(), type: 'start' });
  await settled(table);

  const tell = async (method: string, path: string, data?: unknown) => {
    const { status, text, response } = await watching.ask(method, path, data);
    const headers = [...response.headers].filter(
      ([name]) => !['date', 'set-cookie'].includes(name) && !name.startsWith('x-ratelimit'),
    );
    http.push(JSON.stringify([path.replace(base, ''), status, headers, text]));
  };
  const look = async () => {
    for (const path of ['', '/export', '/export?form=notation', '/replay?eyes=0', '/replay?eyes=all'])
      await tell('GET', `/api/tables/${table}${path}`);
    await tell('GET', '/api/tables');
  };
  const pace = new Script(pair.title, open(pair.title, seats, setup));
  for (const [step, entry] of pair.logs[which].entries()) {
    const attempt = attempts[step];
    await clock.pass(pace.waits);
    if (attempt !== undefined)
      await tell('POST', `/api/tables/${table}/commands`, { id: own(), type: 'say', says: [attempt] });
    if (attempt !== undefined)
      await tell('POST', `/api/tables/${table}/commands`, { id: own(), type: 'say', says: [attempt, attempt] });
    if (step % 16 === 8) await look();
    const { said, burns } = pace.next(entry);
    for (const { seat, say } of said) {
      const result = await guests[seat]!.command(table, { id: ids(), type: 'say', says: [say] });
      if (!result.ok) throw new Error(`${game}: step ${step} ${seat} ${say} was refused: ${result.refused}`);
    }
    if (burns > 0) await settled(table);
    await clock.pass(burns);
    await settled(table);
    if (burns > 0) await hearAll(line, own());
  }
  await look();
  await hearAll(line, own());
  const again: string[] = [];
  const late = watching.connect(table, { since: 3, onText: (text) => hears(text) && again.push(text) });
  await hearAll(late, own());
  await hearAll(line, own());
  await late.heardAll();
  const told = line.messages.slice(before).filter((one) => one.type !== 'answer' && hears(JSON.stringify(one)));
  const first = hears(HERE) ? 3 : 2; // the first update, who is here, and the update after the first look
  const streamed = await stream(first + told.length);
  line.socket.terminate();
  late.socket.terminate();
  return { socket, again, stream: streamed, http };
}

/** The same person, by way of another node. */
const at = (base: string, { headers, id }: Guest): Guest =>
  Object.assign(new Guest(base, { ...headers, ...('origin' in headers && { origin: base }) }), { id });

const CANDLE = 5000; // milliseconds
const AGAIN = 0.6; // of it
const GUARD = 1500; // milliseconds

type Said = Extract<Entry, { readonly seat: Seat }>;

/**
 * How a log is said at a table: windows pass by silence, what is sure is said by the house, and candles burn. Whoever
 * has to take a side before a window ends takes one, also where somebody's act makes it void.
 */
class Script {
  readonly #title: AnyTitle;
  readonly #world: Table<AnyKinds>;
  readonly #acted = new Set<Seat>(); // in the present question
  #owed: readonly Said[] = []; // sides, some of those that may be taken where the window ends in a choice
  #candle = CANDLE;

  constructor(title: AnyTitle, world: Table<AnyKinds>) {
    this.#title = title;
    this.#world = world;
  }

  /** How long the next answer has to wait. */
  get waits(): number {
    const turn = this.#title.game.turn(this.#world.state);
    return turn.kind === 'ask' && turn.guarded ? GUARD : 0;
  }

  /** What is said for this entry, and how long the candle then burns that it ends. */
  next(entry: Entry): { readonly said: readonly Said[]; readonly burns: number } {
    const title = this.#title;
    const world = this.#world;
    const turn = title.game.turn(world.state);
    const before = windowOf(title, world);
    const step = admit(title, world, entry);
    if (isRefusal(step)) throw new Error(`the log stops: ${step.refused}`);
    const isSilent = before !== undefined && step.kind === 'answer' && isPass(title, world, step);
    const isSure = turn.kind === 'ask' && step.kind === 'answer' && (turn.sure?.includes(step.seat) ?? false);
    if (before && step.kind === 'answer' && !isSilent) this.#acted.add(step.seat);
    play(title, world, step, silence);
    const isEnd = before !== undefined && world.sealed.size === 0 && this.#isEnd(before.window);
    const said = [
      ...('seat' in entry && !isSilent && !isSure ? [entry] : []),
      ...(isEnd && before.window === 'may' ? this.#owed.filter(({ seat }) => !this.#acted.has(seat)) : []),
    ];
    const burns = isEnd ? this.#candle : 0;
    if (isEnd || !before) this.#candle = isEnd && this.#isAgain(before.window) ? CANDLE * AGAIN : CANDLE;
    if (isEnd || !before) this.#owed = this.#sides();
    if (world.sealed.size === 0) this.#acted.clear();
    return { said, burns };
  }

  #isEnd(window: 'may' | 'must'): boolean {
    return window === 'must' || this.#acted.size > 0 || windowOf(this.#title, this.#world) === undefined;
  }

  #isAgain(window: 'may' | 'must'): boolean {
    return window === 'may' && this.#acted.size > 0 && this.#owed.length === 0;
  }

  #sides(): Said[] {
    const { game, notation } = this.#title;
    const chain = chainOf(this.#title, this.#world);
    if (!endsInChoice(chain)) return [];
    const { seats, table } = chain.at(-1)!;
    return seats.map((seat) => ({ seat, say: notation.answer.write(game.options(table.state, seat)[0]!) }));
  }
}

/** A command's answer comes after everything that was sent before it. */
async function hearAll(line: Connection, id: string): Promise<void> {
  await line.command({ id, type: 'look', length: 0, hash: '' });
}

function counter(name = 'c'): () => string {
  let count = 0;
  return () => `${name}${count++}`;
}
