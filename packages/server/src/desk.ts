import type { Account, Clock, House, Message, Refusal, Result } from '@ridotto/host';
import { Command, refuse } from '@ridotto/host';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { isOwnOrigin, type Accounts } from './accounts.ts';
import { Buckets, Counter, type Limits } from './limits.ts';

/** A connection that is open for a while, whatever carries it. */
export interface Line {
  readonly account: Account;
  readonly send: (message: Message) => void;
  readonly hangUp: () => void;
}

/** Where everybody comes in: says who they are, keeps the limits, and passes their commands on. */
export class Desk {
  readonly house: House;
  readonly accounts: Accounts;
  readonly #limits: Limits;
  readonly #messages: Buckets;
  readonly #chat: Buckets;
  readonly #makes: Buckets;
  readonly #guests: Buckets;
  readonly #ofAccount: Counter;
  readonly #ofAddress: Counter;
  readonly #origins: readonly string[];
  readonly #onBroken: (error: unknown) => void;
  readonly #lines = new Set<Line>();

  constructor(
    house: House,
    accounts: Accounts,
    limits: Limits,
    clock: Clock,
    origins: readonly string[],
    onBroken: (error: unknown) => void,
  ) {
    this.house = house;
    this.accounts = accounts;
    this.#limits = limits;
    this.#origins = origins;
    this.#onBroken = onBroken;
    const buckets = (name: 'messages' | 'chat' | 'makes' | 'guests') => new Buckets(this.#limits[name], clock.now);
    this.#messages = buckets('messages');
    this.#chat = buckets('chat');
    this.#makes = buckets('makes');
    this.#guests = buckets('guests');
    this.#ofAccount = new Counter(limits.socketsOfAccount);
    this.#ofAddress = new Counter(limits.socketsOfAddress);
  }

  get connections(): number {
    return this.#lines.size;
  }

  /** Who asks. A cookie counts only on requests that our own pages make. */
  async accountOf(request: FastifyRequest): Promise<Account | Refusal> {
    const isSafe = request.method === 'GET' && request.headers.upgrade === undefined;
    const hasToken = request.headers.authorization !== undefined;
    if (!isSafe && !hasToken && !isOwnOrigin(request, this.#origins)) return refuse('wrong-origin');
    return (await this.accounts.of(request)) ?? refuse('not-signed-in');
  }

  mayWelcome(request: FastifyRequest): Refusal | undefined {
    if (!isOwnOrigin(request, this.#origins)) return refuse('wrong-origin');
    return this.#guests.take(request.ip) ? undefined : refuse('too-fast');
  }

  mayMake({ id }: Account): boolean {
    return this.#makes.take(id);
  }

  /** Takes a message of unknown origin; it gets exactly one answer. */
  async take(table: string, account: Account, data: unknown): Promise<Result & { readonly id: string | null }> {
    const id = idOf(data);
    if (!this.#messages.take(account.id)) return { id, ...refuse('too-fast') };
    const command = v.safeParse(Command, data, { abortEarly: true });
    if (!command.success) return { id, ...refuse('not-a-command') };
    if (command.output.type === 'chat' && !this.#chat.take(account.id)) return { id, ...refuse('too-fast') };
    try {
      return { id, ...(await this.house.command(table, account, command.output)) };
    } catch (error) {
      this.#onBroken(error);
      return { id, ...refuse('broken') };
    }
  }

  /** Opens a line to a table; closing it is the caller's. */
  enter(line: Line, address: string): Refusal | (() => void) {
    const { id } = line.account;
    if (!this.#ofAddress.enter(address)) return refuse('too-many');
    if (!this.#ofAccount.enter(id)) {
      this.#ofAddress.leave(address);
      return refuse('too-many');
    }
    this.#lines.add(line);
    return () => {
      if (!this.#lines.delete(line)) return;
      this.#ofAddress.leave(address);
      this.#ofAccount.leave(id);
    };
  }

  hangUp(): void {
    for (const line of this.#lines) line.hangUp();
  }
}

/** The id of whatever this is, so that even a refused message gets its answer. */
function idOf(data: unknown): string | null {
  const id = typeof data === 'object' && data !== null && 'id' in data ? data.id : null;
  return typeof id === 'string' && /^[\w-]{1,40}$/.test(id) ? id : null;
}
