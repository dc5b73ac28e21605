import type { Account, Bus, Clock, House, Refusal, Result } from '@ridotto/host';
import { Command, isSay, refusalOf, refuse } from '@ridotto/host';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { isOwnOrigin, tokenIn, type Accounts } from './accounts.ts';
import { groupOf } from './address.ts';
import { Departures } from './departures.ts';
import { Buckets, Counter, OF_OWNER, SharedBuckets, type Doer, type Limits } from './limits.ts';

/** A connection that is open for a while, whatever carries it. */
export interface Caller {
  readonly account: Account;
  readonly hangUp: (why?: Refusal) => void;
}

/** Where everybody comes in: says who they are, keeps the limits, and passes their commands on. */
export class Desk {
  readonly house: House;
  readonly accounts: Accounts;
  readonly onBroken: (error: unknown) => void;
  readonly #origins: readonly string[];
  readonly #bus: Bus;
  readonly #messages: SharedBuckets;
  readonly #chat: SharedBuckets;
  readonly #makes: SharedBuckets;
  readonly #guests: Buckets;
  readonly #floods: Buckets;
  readonly #ofAccount: Counter;
  readonly #ofOwner: Counter;
  readonly #ofAddress: Counter;
  readonly #lines = new Set<Caller>();
  readonly #going = new Set<string>(); // accounts that are being deleted
  readonly #departures = new Departures();

  constructor(
    house: House,
    accounts: Accounts,
    limits: Limits,
    clock: Clock,
    origins: readonly string[],
    bus: Bus,
    onBroken: (error: unknown) => void,
  ) {
    this.house = house;
    this.#bus = bus;
    bus.subscribe(({ what, who }) => what === 'gone' && this.letGo(who!));
    this.accounts = accounts;
    this.onBroken = onBroken;
    this.#origins = origins;
    const shared = (name: 'messages' | 'chat' | 'makes') => new SharedBuckets(limits[name], limits.crowd, clock.now);
    this.#messages = shared('messages');
    this.#chat = shared('chat');
    this.#makes = shared('makes');
    this.#guests = new Buckets(limits.guests, clock.now);
    this.#floods = new Buckets(limits.floods, clock.now);
    this.#ofAccount = new Counter(limits.socketsOfAccount);
    this.#ofOwner = new Counter(limits.socketsOfAccount * OF_OWNER);
    this.#ofAddress = new Counter(limits.socketsOfAddress);
  }

  /** What the nodes of a house count together. */
  get rates(): Readonly<Record<string, Buckets>> {
    const shared = { messages: this.#messages, chat: this.#chat, makes: this.#makes };
    const all = Object.entries(shared).flatMap(([what, { all }]) =>
      Object.entries(all).map(([whose, buckets]) => [`${what} of ${whose}`, buckets] as const),
    );
    return { ...Object.fromEntries(all), guests: this.#guests };
  }

  get counters(): Readonly<Record<string, Counter>> {
    return { account: this.#ofAccount, owner: this.#ofOwner, address: this.#ofAddress };
  }

  /** Who has a line open here. */
  get accountsHere(): readonly Account[] {
    return [...this.#lines].map(({ account }) => account);
  }

  get connections(): number {
    return this.#lines.size;
  }

  /**
   * Who asks. A request with a token is a bot's, and its cookies don't count; a cookie counts only on requests
   * that our own pages make.
   */
  async accountOf(request: FastifyRequest): Promise<Account | Refusal> {
    const token = tokenIn(request);
    if (token !== undefined) return this.#unlessGoing(() => this.accounts.byToken(token));
    const isSafe = request.method === 'GET' && request.headers.upgrade === undefined;
    if (!isSafe && !isOwnOrigin(request, this.#origins)) return refuse('wrong-origin');
    return this.#unlessGoing(() => this.accounts.byCookie(request));
  }

  /** Who asks, if it is a person: a bot's token is no key to its owner's other bots. */
  async ownerOf(request: FastifyRequest): Promise<Account | Refusal> {
    const account = await this.accountOf(request);
    return 'refused' in account || account.kind === 'guest' ? account : refuse('not-owner');
  }

  async #unlessGoing(look: () => Promise<Account | undefined>): Promise<Account | Refusal> {
    const account = await this.#departures.find(look);
    return account && !this.#going.has(account.id) ? account : refuse('not-signed-in');
  }

  mayWelcome(request: FastifyRequest): Refusal | undefined {
    if (!isOwnOrigin(request, this.#origins)) return refuse('wrong-origin');
    return this.#guests.take(groupOf(request.ip)) ? undefined : refuse('too-fast');
  }

  mayMake(account: Account, request: FastifyRequest): boolean {
    return this.#makes.take(doerOf(account, request));
  }

  /** Takes a message of unknown origin; it gets exactly one answer. */
  async take(table: string, account: Account, doer: Doer, data: unknown): Promise<Result> {
    const command = this.#admit(account, doer, data);
    if ('refused' in command) return command;
    const doing = this.#departures.begin(account);
    try {
      return await this.house.command(table, account, command);
    } catch (error) {
      return this.faultOf(error);
    } finally {
      this.#departures.end(doing);
    }
  }

  #admit(account: Account, doer: Doer, data: unknown): Command | Refusal {
    if (this.#departures.hasLeft(account)) return refuse('not-signed-in');
    if (!this.#messages.take(doer)) return refuse('too-fast');
    if (isSay(data)) return data;
    const { success, output } = v.safeParse(Command, data, { abortEarly: true });
    if (!success) return refuse('not-a-command');
    const { type } = output;
    if ((type === 'chat' || type === 'phrase') && !this.#chat.take(doer)) return refuse('too-fast');
    if (type === 'rematch' && !this.#makes.take(doer)) return refuse('too-fast');
    return output;
  }

  /** What whoever meets an error is told. */
  faultOf(error: unknown): Refusal {
    const refusal = refusalOf(error);
    if (!refusal) this.onBroken(error);
    return refusal ?? refuse('broken');
  }

  /** Notes something that an account sent too much of; whether it does not stop. */
  isFlooding({ id }: Account): boolean {
    return !this.#floods.take(id);
  }

  /** Opens a line to a table; closing it is the caller's. */
  enter(line: Caller, request: FastifyRequest): Refusal | (() => void) {
    if (this.#departures.hasLeft(line.account)) return refuse('not-signed-in');
    const { account, owner, address } = doerOf(line.account, request);
    const places = [
      { counter: this.#ofAddress, name: address },
      { counter: this.#ofOwner, name: owner },
      { counter: this.#ofAccount, name: account },
    ];
    const full = places.findIndex(({ counter, name }) => !counter.enter(name));
    const taken = full < 0 ? places : places.slice(0, full);
    const giveBack = () => taken.forEach(({ counter, name }) => counter.leave(name));
    if (full >= 0) {
      giveBack();
      return refuse('too-many');
    }
    this.#lines.add(line);
    return () => void (this.#lines.delete(line) && giveBack());
  }

  /** The house stops for a moment. */
  hangUp(): void {
    for (const line of this.#lines) line.hangUp();
  }

  /** Deletes accounts. Their games stay, without their names. */
  async forget(accounts: readonly Account[]): Promise<void> {
    for (const { id } of accounts) this.#going.add(id);
    try {
      for (const { id } of accounts) await this.hangUpOn(id);
      for (const account of accounts) await this.house.forget(account);
    } finally {
      for (const { id } of accounts) this.#going.delete(id);
    }
  }

  /** An account is signed in no more, by way of whichever node; what it had begun here is done. */
  async hangUpOn(account: string): Promise<void> {
    this.letGo(account);
    this.#bus.publish({ table: '', length: 0, what: 'gone', who: account });
    await this.#departures.settled(account);
  }

  /** The same by way of this node alone. */
  letGo(account: string): void {
    this.#departures.note(account);
    for (const line of this.#lines) if (line.account.id === account) line.hangUp(refuse('not-signed-in'));
  }
}

export const doerOf = (account: Account, { ip }: FastifyRequest): Doer => ({
  account: account.id,
  owner: account.by ?? account.id,
  address: groupOf(ip),
});

/** The id of whatever this is, so that even a refused message gets its answer. */
export function idOf(data: unknown): string | null {
  const id = typeof data === 'object' && data !== null && 'id' in data ? data.id : null;
  return typeof id === 'string' && /^[\w-]{1,40}$/.test(id) ? id : null;
}
