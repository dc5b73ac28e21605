import { once } from 'node:events';
import { wholeUpdate } from '@ridotto/host';
import type { Command, Message, Result, TableInfo, Update, Wishes } from '@ridotto/host';
import { WebSocket } from 'ws';

type Wanted<T> = T extends unknown ? Omit<T, 'id'> : never;
type Answer = Message & { type: 'answer' };

/** A person at a browser: a cookie, and fetches from our own origin. */
export class Guest {
  readonly base: string;
  readonly headers: Record<string, string>;
  id = '';

  constructor(base: string, headers: Record<string, string> = { origin: base }) {
    this.base = base;
    this.headers = headers;
  }

  static async named(base: string, name: string): Promise<Guest> {
    const guest = new Guest(base);
    const { response, body } = await guest.ask('POST', '/api/guests', { name });
    guest.headers.cookie = response.headers.get('set-cookie')!.split(';')[0]!;
    guest.id = (body as { id: string }).id;
    return guest;
  }

  /** A bot's account, made by this guest. */
  async bot(name: string): Promise<Guest> {
    const { body } = await this.ask('POST', '/api/bots', { name });
    const { id, token } = body as { id: string; token: string };
    const bot = new Guest(this.base, { authorization: `Bearer ${token}` });
    bot.id = id;
    return bot;
  }

  async ask(method: string, path: string, data?: unknown) {
    const response = await fetch(this.base + path, {
      method,
      headers: { ...this.headers, ...(data !== undefined && { 'content-type': 'application/json' }) },
      ...(data !== undefined && { body: JSON.stringify(data) }),
    });
    const text = await response.text();
    return { response, status: response.status, text, body: read(text, response.headers.get('content-type') ?? '') };
  }

  async make(
    wishes: Omit<Wishes, 'id' | 'setup' | 'open' | 'clock' | 'late' | 'absence' | 'notebook'> & Partial<Wishes>,
  ) {
    const { body } = await this.ask('POST', '/api/tables', { id: newId(), ...wishes });
    const result = body as Result & { table: string };
    if (!result.ok) throw new Error(`no table: ${result.refused}`);
    return result.table;
  }

  async command(table: string, command: Wanted<Command> & { id?: string }): Promise<Result> {
    const { body } = await this.ask('POST', `/api/tables/${table}/commands`, { id: newId(), ...command });
    return body as Result;
  }

  async table(table: string): Promise<TableInfo> {
    return (await this.ask('GET', `/api/tables/${table}`)).body as TableInfo;
  }

  connect(table: string, options: ConnectOptions = {}): Connection {
    return new Connection(this, table, options);
  }
}

function read(text: string, type: string): unknown {
  if (type.includes('ndjson'))
    return text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as unknown);
  return type.includes('json') ? JSON.parse(text) : text;
}

let ids = 0;
export const newId = (): string => `c${++ids}-${Math.random().toString(36).slice(2)}`;

interface ConnectOptions {
  readonly since?: number;
  readonly views?: 'whole' | 'changes';
  readonly onText?: (text: string) => void;
  readonly onUpdate?: (update: Update) => void;
}

const LATE = 20_000; // milliseconds: somebody who waits so long may wait for ever

/** A socket to one table; it keeps what a client would keep. */
export class Connection {
  readonly socket: WebSocket;
  readonly messages: Message[] = [];
  update: Update | undefined;
  table: TableInfo | undefined;
  closed: { code: number; reason: string } | undefined;
  readonly #onUpdate: ((update: Update) => void) | undefined;
  readonly #answers = new Map<string, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  #changed: (() => void)[] = [];

  constructor(
    { base, headers }: Guest,
    table: string,
    { since = 0, views = 'whole', onText, onUpdate }: ConnectOptions,
  ) {
    this.#onUpdate = onUpdate;
    const url = `${base.replace('http', 'ws')}/api/tables/${table}/socket?options=yes&views=${views}&since=${since}`;
    this.socket = new WebSocket(url, { headers });
    this.socket.on('message', (data) => {
      const text = (data as Buffer).toString();
      onText?.(text);
      this.#hear(JSON.parse(text) as Message);
    });
    this.socket.on('error', () => {});
    this.socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
      for (const { reject } of this.#answers.values()) reject(new Error('closed before the answer'));
      this.#wake();
    });
  }

  #hear(message: Message): void {
    this.messages.push(message);
    if (message.type === 'update') {
      this.update = wholeUpdate(message, this.update?.view);
      this.table = message.table ?? this.table;
      this.#onUpdate?.(this.update);
    }
    if (message.type === 'answer' && message.id !== null) this.#answers.get(message.id)?.resolve(message);
    this.#wake();
  }

  #wake(): void {
    const waiting = this.#changed;
    this.#changed = [];
    for (const wake of waiting) wake();
  }

  /** Waits until something holds, or the socket is closed. */
  async until(holds: () => boolean): Promise<void> {
    const late = setTimeout(() => console.warn('still waiting; heard last:', this.messages.slice(-3)), LATE).unref();
    while (!holds() && !this.closed) await new Promise<void>((resolve) => this.#changed.push(resolve));
    clearTimeout(late);
  }

  async first(): Promise<Update> {
    await this.until(() => this.update !== undefined);
    if (!this.update) throw new Error(`closed: ${this.closed?.code} ${this.closed?.reason}`);
    return this.update;
  }

  async command(command: Wanted<Command> & { id?: string }): Promise<Answer> {
    await this.first();
    const whole = { id: newId(), ...command };
    return new Promise<Answer>((resolve, reject) => {
      this.#answers.set(whole.id, { resolve, reject });
      this.socket.send(JSON.stringify(whole));
    });
  }

  /** Until everything that was sent by now is here: a pong comes after it. */
  async heardAll(): Promise<void> {
    const pong = once(this.socket, 'pong');
    this.socket.ping();
    await Promise.race([pong, this.until(() => false)]);
  }

  close(): Promise<void> {
    this.socket.close();
    return this.until(() => false);
  }
}
