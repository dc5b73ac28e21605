import { wholeUpdate, type Message, type Result, type Update } from '@ridotto/host';
import type { Event, View } from '@ridotto/games/volto';
import { WebSocket } from 'ws';
import type { Meter } from './meter.ts';
import { scriptOf, type Script } from './scripts.ts';
import { PLAIN, fail, post } from './wire.ts';

type Guest = Readonly<Record<string, string>>; // the headers that say who asks

const REFUSED = 4000; // the least close code that is the server's own

/** Two people at our server who play one game after another. */
export async function openRidotto(base: string, number: number, meter: Meter): Promise<() => void> {
  const guests = [await comeIn(base, `even ${number}`), await comeIn(base, `odd ${number}`)];
  const wishes = { id: 'first', game: 'volto', seats: 2, open: 'public' };
  const { table } = (await post(base, '/api/tables', guests[0]!, wishes)).body as { table: string };
  const sitDown = (at: string, game: number) =>
    takeChairs(guests.map((guest) => new Chair(base, guest, at, game, meter)));
  const chairs = await sitDown(table, number);
  return () => void playOn(chairs, number, sitDown).catch(fail);
}

type Chairs = readonly [owner: Chair, other: Chair];

async function takeChairs(chairs: readonly Chair[]): Promise<Chairs> {
  for (const [seat, chair] of chairs.entries()) await chair.command({ type: 'sit', seat });
  return chairs as Chairs;
}

async function playOn(first: Chairs, number: number, sitDown: (table: string, game: number) => Promise<Chairs>) {
  let chairs = first;
  for (let game = number + 1; ; game++) {
    const [owner, other] = chairs;
    await owner.command({ type: 'start' });
    await Promise.all([owner.over, other.over]);
    const { table } = await owner.command({ type: 'rematch' });
    for (const chair of chairs) chair.leave();
    chairs = await sitDown(table!, game);
  }
}

/** One socket at one table: answers as soon as it is asked. */
class Chair {
  readonly over: Promise<void>;
  readonly #socket: WebSocket;
  readonly #game: number;
  readonly #meter: Meter;
  readonly #opened: Promise<void>;
  readonly #waiting = new Map<string, (result: Result) => void>();
  #end!: () => void;
  #script: Script | undefined;
  #commands = 0;
  #moves = 0; // seen at this table
  #update: Update | undefined;
  #saidAt = -1; // how long the log was when this seat last spoke

  constructor(base: string, headers: Guest, table: string, game: number, meter: Meter) {
    this.#game = game;
    this.#meter = meter;
    this.#socket = new WebSocket(`${base.replace('http', 'ws')}/api/tables/${table}/socket?views=changes`, {
      headers,
      ...PLAIN,
    });
    this.over = new Promise((resolve) => (this.#end = resolve));
    this.#opened = new Promise((resolve) => this.#socket.once('open', resolve));
    this.#socket.on('message', (data) => this.#hear(JSON.parse((data as Buffer).toString()) as Message));
    this.#socket.on('error', fail);
    this.#socket.on('close', (code, reason) => code >= REFUSED && fail(new Error(`closed: ${reason.toString()}`)));
  }

  async command(command: object): Promise<{ readonly table?: string }> {
    await this.#opened;
    const id = `${++this.#commands}`;
    const result = await new Promise<Result>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, ...command }));
    });
    if (!result.ok) throw new Error(`${JSON.stringify(command)} is refused: ${result.refused}`);
    return result;
  }

  leave(): void {
    this.#socket.close();
  }

  #hear(message: Message): void {
    if (message.type === 'update') return this.#look((this.#update = wholeUpdate(message, this.#update?.view)));
    if (message.type !== 'answer' || message.id === null) return;
    this.#waiting.get(message.id)!(message);
    this.#waiting.delete(message.id);
  }

  #look({ length, you, view, events, asked, said }: Update): void {
    if (view === null || you === null) return;
    const { phase, toMove } = view as View;
    for (const { type } of events as readonly Event[]) if (type === 'moved') this.#moves++;
    if (phase === 'over') return this.#end();
    if (!asked.includes(you) || said !== undefined || this.#saidAt === length) return;
    this.#saidAt = length;
    this.#script ??= scriptOf(toMove!, this.#game);
    this.#say(phase === 'arrange' ? this.#script.masks[you]! : this.#script.says[this.#moves]!).catch(fail);
  }

  async #say(say: string): Promise<void> {
    const sentAt = performance.now();
    await this.command({ type: 'say', says: [say] });
    this.#meter.answered(sentAt);
  }
}

export async function comeIn(base: string, name: string): Promise<Guest> {
  const { response } = await post(base, '/api/guests', { origin: base }, { name });
  return { origin: base, cookie: response.headers.get('set-cookie')!.split(';')[0]! };
}
