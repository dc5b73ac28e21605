import { newId } from '../ids.ts';
import { wholeUpdate } from '@ridotto/host/follow';
import { hashOf, type Command, type Message, type Refusal, type Result, type Update } from '@ridotto/host/protocol';
import type { OpenWire, Wire } from './wire.ts';

/** How the line stands. `resynchronised`: it is live, and something had been missed or was wrong. */
export type Connection = 'connecting' | 'live' | 'offline' | 'resynchronised';

export type Heard = Exclude<Message, { type: 'answer' } | { type: 'reconnect' } | { changes: unknown }>;

export interface LinkEnd {
  readonly heard: (message: Heard) => void;
  readonly connected: (connection: Connection) => void;
  /** The house does not let us to this table, and asking again would not help. */
  readonly refused: (code: Refusal['refused']) => void;
}

/** A command before the line has given it its id. */
export type Unsigned = Command extends infer One ? (One extends Command ? Omit<One, 'id'> : never) : never;

/** Milliseconds. */
export interface LinkTimes {
  readonly firstRetry: number;
  readonly lastRetry: number;
  readonly answer: number; // a wire that gives no answer for so long is dead
  readonly look: number; // between two looks whether we still see the same
  readonly news: number; // how long `resynchronised` is said
}

export const LINK_TIMES: LinkTimes = { firstRetry: 500, lastRetry: 15_000, answer: 8000, look: 30_000, news: 4000 };

const PASSING: readonly Refusal['refused'][] = [
  'stopping',
  'too-many',
  'too-fast',
  'too-slow',
  'broken',
  'unreachable',
];

interface Pending {
  readonly command: Command;
  readonly answer: (result: Result) => void;
}

/** A page's line to a table: it comes back by itself, says everything once, and never goes back in time. */
export class Link {
  readonly #open: OpenWire;
  readonly #end: LinkEnd;
  readonly #times: LinkTimes;
  readonly #pending = new Map<string, Pending>();
  #wire: Wire | undefined;
  #connection: Connection = 'connecting';
  #update: Update | undefined;
  #latest: Update | undefined; // of this wire: what the next one's changes are made to
  #failures = 0;
  #wasLive = false;
  #isClosed = false;
  #retry: Timer;
  #deadline: Timer;
  #look: Timer;
  #news: Timer;

  constructor(open: OpenWire, end: LinkEnd, times: LinkTimes = LINK_TIMES) {
    this.#open = open;
    this.#end = end;
    this.#times = times;
    this.#connect();
  }

  /** Says something at the table. The promise is kept when the house has answered, however often we have to ask. */
  say(said: Unsigned): Promise<Result> {
    const command: Command = { ...said, id: newId() };
    return new Promise((answer) => {
      this.#pending.set(command.id, { command, answer });
      this.#send(command);
    });
  }

  /** Asks whether we still see what we should: on coming back to the page, and now and then. */
  check(): void {
    if (this.#update === undefined || !this.#isLive) return;
    const { length, view } = this.#update;
    void this.say({ type: 'look', length, hash: hashOf(view) }).then((result) => {
      if (result.ok && result.same === false && this.#update?.length === length) this.#setConnection('resynchronised');
    });
  }

  /** Tries at once instead of waiting: the network is back. */
  hurry(): void {
    if (this.#retry !== undefined) this.#connect();
  }

  close(): void {
    this.#isClosed = true;
    this.#drop();
    for (const timer of [this.#retry, this.#look, this.#news]) clearTimeout(timer);
    for (const { answer } of this.#pending.values()) answer({ ok: false, refused: 'stopping' });
    this.#pending.clear();
  }

  get #isLive(): boolean {
    return this.#connection === 'live' || this.#connection === 'resynchronised';
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#drop();
    const wire: Wire = this.#open(this.#update?.length ?? 0, {
      heard: (message) => wire === this.#wire && this.#hear(message),
      closed: (refused) => wire === this.#wire && this.#lose(refused),
    });
    this.#wire = wire;
    this.#watchDeadline();
  }

  #drop(): void {
    clearTimeout(this.#deadline);
    const wire = this.#wire;
    this.#wire = undefined;
    wire?.close();
  }

  #hear(message: Message): void {
    switch (message.type) {
      case 'answer':
        return this.#answer(message);
      case 'reconnect':
        return this.#lose(undefined, message.after);
      case 'update':
        return this.#take((this.#latest = wholeUpdate(message, this.#latest?.view)));
      case 'chat':
      case 'here':
        return this.#end.heard(message);
    }
  }

  #take(update: Update): void {
    const isFirst = !this.#isLive;
    const before = this.#update?.length;
    if (before === undefined || update.length >= before) {
      this.#update = update;
      this.#end.heard(update);
    }
    if (isFirst) this.#arrive();
  }

  /** The first update of a wire: the house knows us, and what it has not answered is asked again. */
  #arrive(): void {
    this.#failures = 0;
    clearTimeout(this.#deadline);
    this.#setConnection(this.#wasLive ? 'resynchronised' : 'live');
    this.#wasLive = true;
    this.#setLook();
    for (const { command } of this.#pending.values()) this.#send(command);
  }

  #send(command: Command): void {
    if (!this.#isLive) return; // it goes out with the first update
    this.#wire!.send(command);
    this.#watchDeadline();
  }

  #watchDeadline(): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#lose(), this.#times.answer);
  }

  #answer({ id, type: _type, ...result }: Message & { type: 'answer' }): void {
    const pending = id === null ? undefined : this.#pending.get(id);
    if (!pending) return;
    if (!result.ok && result.refused === 'unreachable') return this.#lose(); // it may be done or not: the same is asked again
    this.#pending.delete(id!);
    if (this.#pending.size === 0) clearTimeout(this.#deadline);
    else this.#watchDeadline();
    pending.answer(result);
  }

  #lose(refused?: Refusal['refused'], after?: number): void {
    this.#drop();
    clearTimeout(this.#look);
    this.#forgetLooks();
    if (this.#isClosed) return;
    if (refused !== undefined && !PASSING.includes(refused)) return this.#end.refused(refused);
    this.#setConnection(this.#failures === 0 ? 'connecting' : 'offline');
    const { firstRetry, lastRetry } = this.#times;
    const most = Math.min(lastRetry, firstRetry * 2 ** this.#failures++);
    const wait = (after ?? 0) + most * (0.5 + Math.random() / 2); // not all pages at once
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  /** Whoever comes back gets everything anyway. */
  #forgetLooks(): void {
    for (const [id, { command, answer }] of this.#pending) {
      if (command.type === 'look' && this.#pending.delete(id)) answer({ ok: false, refused: 'stopping' });
    }
  }

  #setLook(): void {
    clearTimeout(this.#look);
    this.#look = setTimeout(() => {
      this.check();
      this.#setLook();
    }, this.#times.look);
  }

  #setConnection(connection: Connection): void {
    clearTimeout(this.#news);
    if (connection === 'resynchronised') {
      this.#news = setTimeout(() => this.#setConnection('live'), this.#times.news);
    }
    if (connection === this.#connection) return;
    this.#connection = connection;
    this.#end.connected(connection);
  }
}

type Timer = ReturnType<typeof setTimeout> | undefined;
