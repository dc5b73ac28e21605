import { loadTitle, type GameId } from '@ridotto/games/catalog';
import { wholeUpdate, type Message, type Result, type Update } from '@ridotto/host';
import { seeded, type AnyKinds, type AnyTitle, type Rng } from '@ridotto/kernel';
import type { LoadMeter } from './load-meter.ts';
import { Refused } from './refused.ts';

interface Wanted {
  readonly bases: readonly string[]; // nodes of one house
  readonly game: GameId;
  readonly think: number; // milliseconds, on average
  readonly number: number;
  readonly meter: LoadMeter;
}

/** One table with all its people: they play one game after another, each by way of a node of their own. */
export class LoadTable {
  readonly #wanted: Wanted;
  readonly #rng: Rng;
  #title!: AnyTitle;
  #people: Person[] = [];
  #table = '';
  #isClosed = false;

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
    this.#rng = seeded(wanted.number + 1);
  }

  async open(): Promise<void> {
    const { bases, game, number, meter } = this.#wanted;
    this.#title = await loadTitle(game);
    for (let seat = 0; seat < this.#title.manifest.seats[0]; seat++) {
      this.#people.push(await Person.comeIn(bases[(number + seat) % bases.length]!, `P${seat}`, meter));
    }
    await this.#next();
    meter.tables++;
  }

  begin(): void {
    void this.#people[0]!.command({ type: 'start' });
  }

  close(): void {
    this.#isClosed = true;
    for (const person of this.#people) person.go();
  }

  /** Takes a new table, and sits down there. */
  async #next(): Promise<void> {
    const [owner] = this.#people;
    const wishes = { id: `t${Date.now()}`, game: this.#wanted.game, seats: this.#people.length, open: 'public' };
    const made = await owner!.ask('/api/tables', wishes);
    if (!made.ok) throw refused(made.refused);
    this.#table = made.table!;
    for (const [seat, person] of this.#people.entries()) {
      await person.sit(this.#table, (update) => this.#look(person, seat, update));
      const sat = await person.command({ type: 'sit', seat, words: '' });
      if (!sat.ok) throw refused(sat.refused);
    }
  }

  #look(person: Person, seat: number, update: Update): void {
    if (update.table?.phase === 'over') return seat === 0 ? this.#again() : undefined;
    if (update.view === null || !update.asked.includes(seat) || update.said !== undefined) return;
    const pause = -Math.log((this.#rng(1000) + 1) / 1000) * this.#wanted.think;
    setTimeout(() => this.#answer(person, seat, update), pause);
  }

  #answer(person: Person, seat: number, update: Update): void {
    if (!this.#isClosed && person.update === update) void person.answer(this.#choose(update, seat));
  }

  #again(): void {
    if (this.#isClosed) return;
    this.#wanted.meter.ended();
    this.#next()
      .then(() => this.begin())
      .catch((error: unknown) => this.#wanted.meter.failed((error as Error).message));
  }

  #choose({ options, view }: Update, seat: number): string {
    if (Array.isArray(options)) return options[this.#rng(options.length)] as string;
    const { game, notation } = this.#title;
    const many = game.options(game.guess(view as AnyKinds['view'], this.#rng), seat);
    return notation.answer.write(many[this.#rng(many.length)]!);
  }
}

const refused = (code: string): Refused =>
  new Refused(
    code === 'too-fast' || code === 'too-many'
      ? `the house says ${code}: open it for a load with limits that are wide enough (docs/scale.md)`
      : `the house says ${code}`,
  );

/** Somebody with a cookie and, at a table, a socket. */
class Person {
  update: Update | undefined;
  readonly #base: string;
  readonly #meter: LoadMeter;
  readonly #headers: Record<string, string>;
  readonly #waiting = new Map<string, (result: Result) => void>();
  #socket: WebSocket | undefined;
  #hasGone = false;
  #count = 0;

  private constructor(base: string, meter: LoadMeter) {
    this.#base = base;
    this.#meter = meter;
    this.#headers = { origin: base };
  }

  static async comeIn(base: string, name: string, meter: LoadMeter): Promise<Person> {
    const person = new Person(base, meter);
    const response = await person.#post('/api/guests', { name });
    if (!response.ok) throw refused(((await response.json()) as { refused: string }).refused);
    person.#headers.cookie = response.headers.get('set-cookie')!.split(';')[0]!;
    return person;
  }

  async ask(path: string, data: object): Promise<Result> {
    return (await (await this.#post(path, data)).json()) as Result;
  }

  /** Opens a socket to a table; it is open when the first update is there. */
  sit(table: string, onUpdate: (update: Update) => void): Promise<void> {
    this.#leave();
    if (this.#hasGone) return Promise.reject(refused('nothing'));
    const url = `${this.#base.replace('http', 'ws')}/api/tables/${table}/socket?options=yes&views=changes`;
    const socket = new WebSocket(url, { headers: this.#headers } as never);
    this.#socket = socket;
    this.#meter.sockets++;
    return new Promise((resolve, reject) => {
      socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data as string) as Message;
        if (message.type === 'answer') return this.#hear(message);
        if (message.type !== 'update') return;
        this.update = wholeUpdate(message, this.update?.view);
        resolve();
        onUpdate(this.update);
      });
      socket.addEventListener('close', ({ code, reason }) => {
        this.#meter.sockets--;
        if (this.#socket === socket) this.#meter.failed(`closed ${code} ${reason}`.trim());
        reject(refused(reason || 'nothing'));
      });
      socket.addEventListener('error', () => {});
    });
  }

  /** Leaves for good. */
  go(): void {
    this.#hasGone = true;
    this.#leave();
  }

  #leave(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.update = undefined;
    socket?.close();
  }

  async answer(say: string): Promise<void> {
    const from = performance.now();
    const { ok, ...rest } = await this.command({ type: 'say', says: [say] });
    if (ok) this.#meter.answered(performance.now() - from);
    else this.#meter.failed((rest as { refused: string }).refused);
  }

  command(command: object): Promise<Result> {
    const id = `c${++this.#count}`;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket?.send(JSON.stringify({ id, ...command }));
    });
  }

  #hear(message: Message & { type: 'answer' }): void {
    this.#waiting.get(message.id ?? '')?.(message);
    this.#waiting.delete(message.id ?? '');
  }

  #post(path: string, data: object): Promise<Response> {
    const headers = { ...this.#headers, 'content-type': 'application/json' };
    return fetch(this.#base + path, { method: 'POST', headers, body: JSON.stringify(data) });
  }
}
