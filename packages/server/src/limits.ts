/** How often somebody may do something: `burst` at once, `perSecond` on and on. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Limits {
  readonly messages: Rate; // of one account, all its sockets together
  readonly chat: Rate;
  readonly makes: Rate; // tables, rematches and bots of one account
  readonly crowd: number; // how many accounts' worth of these three, and of messages, one address has
  readonly bots: number; // of one owner
  readonly requests: Rate; // HTTP requests of one address
  readonly guests: Rate; // new accounts of one address
  readonly floods: Rate; // messages too many, and pings, before the socket they came by is closed
  readonly socketsOfAccount: number; // streams too
  readonly socketsOfAddress: number;
  readonly watchers: number; // at one table, beside those who sit there
  readonly replays: number; // and exports that are made at once
  readonly replaysOfAddress: number; // that are read at once
  readonly lists: number; // of somebody's games that are made at once
  readonly listsOfAddress: number;
  readonly standstill: number; // seconds that a reader of one may stand still
}

export const LIMITS_OF_HOUSE: Limits = {
  messages: { burst: 40, perSecond: 10 },
  chat: { burst: 5, perSecond: 0.5 },
  makes: { burst: 10, perSecond: 0.1 },
  crowd: 10,
  bots: 20,
  requests: { burst: 200, perSecond: 20 },
  guests: { burst: 20, perSecond: 0.2 },
  floods: { burst: 100, perSecond: 1 },
  socketsOfAccount: 20,
  socketsOfAddress: 200,
  watchers: 500,
  replays: 6,
  replaysOfAddress: 3,
  lists: 4,
  listsOfAddress: 3,
  standstill: 15,
};

/** An owner and all its bots have so many accounts' worth together: one of them can't use up what the others need. */
export const OF_OWNER = 2;

export const times = ({ burst, perSecond }: Rate, factor: number): Rate => ({
  burst: burst * factor,
  perSecond: perSecond * factor,
});

/** As many as a rate allows in any minute. */
export const perMinute = ({ burst, perSecond }: Rate): number => burst + 60 * perSecond;

const FEW = 8; // whoever has less than this part of a limit at one node need not be counted together

/** What somebody has taken of a rate at one node. */
export interface Spent {
  readonly name: string;
  readonly count: number;
  readonly perSecond: number;
}

/** A leaky bucket for each name; buckets that have run full again are forgotten. */
export class Buckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #spent = new Map<string, { level: number; at: number }>();
  readonly #untold = new Map<string, number>(); // what was taken since other nodes were told
  #sweepAt = 1000;
  #isShared = false;

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Takes one from the name's bucket, if there is one left. */
  take(name: string, now = this.#now()): boolean {
    const level = this.#levelOf(name, now) + 1;
    if (level > this.#rate.burst) return false;
    this.#note(name, level, now);
    if (this.#isShared) this.#untold.set(name, (this.#untold.get(name) ?? 0) + 1);
    return true;
  }

  /** Other nodes count along from now on. */
  share(): void {
    this.#isShared = true;
  }

  /** What was taken since this was last asked, in so many seconds, by those for whom it may matter. */
  taken(seconds: number): Spent[] {
    const few = (this.#rate.perSecond * seconds) / FEW;
    const taken = [...this.#untold].filter(([, count]) => count > few);
    this.#untold.clear();
    return taken.map(([name, count]) => ({ name, count, perSecond: this.#rate.perSecond }));
  }

  /** All nodes together have taken so many. */
  raise(name: string, level: number): void {
    const now = this.#now();
    if (level > this.#levelOf(name, now)) this.#note(name, level, now);
  }

  #note(name: string, level: number, now: number): void {
    const spent = this.#spent.get(name);
    if (spent) {
      spent.level = level;
      spent.at = now;
      return;
    }
    this.#spent.set(name, { level, at: now });
    if (this.#spent.size > this.#sweepAt) this.#sweep(now);
  }

  has(name: string, now: number): boolean {
    return this.#levelOf(name, now) + 1 <= this.#rate.burst;
  }

  #levelOf(name: string, now: number): number {
    const spent = this.#spent.get(name);
    return spent ? Math.max(0, spent.level - ((now - spent.at) / 1000) * this.#rate.perSecond) : 0;
  }

  #sweep(now: number): void {
    for (const name of this.#spent.keys()) if (this.#levelOf(name, now) === 0) this.#spent.delete(name);
    this.#sweepAt = Math.max(1000, this.#spent.size * 2);
  }
}

/** Who does something: an account, its owner (itself, but for bots), and the address that it comes from. */
export interface Doer {
  readonly account: string;
  readonly owner: string;
  readonly address: string;
}

/** What an account may do, its owner with all its bots, and everybody at one address: all of them must have some left. */
export class SharedBuckets {
  readonly #account: Buckets;
  readonly #owner: Buckets;
  readonly #address: Buckets;

  get all(): Readonly<Record<'account' | 'owner' | 'address', Buckets>> {
    return { account: this.#account, owner: this.#owner, address: this.#address };
  }
  readonly #now: () => number;

  constructor(rate: Rate, crowd: number, now: () => number) {
    this.#now = now;
    this.#account = new Buckets(rate, now);
    this.#owner = new Buckets(times(rate, OF_OWNER), now);
    this.#address = new Buckets(times(rate, crowd), now);
  }

  take({ account, owner, address }: Doer): boolean {
    const now = this.#now();
    if (!this.#owner.has(owner, now) || !this.#address.has(address, now)) return false;
    return this.#account.take(account, now) && this.#owner.take(owner, now) && this.#address.take(address, now);
  }
}

/** Counts what is open at once. */
export class Counter {
  readonly #most: number;
  readonly #open = new Map<string, number>();
  #elsewhere: ReadonlyMap<string, number> = new Map();

  constructor(most: number) {
    this.#most = most;
  }

  /** Who has so many open here that it may matter to other nodes. */
  get many(): { readonly name: string; readonly count: number }[] {
    return [...this.#open].flatMap(([name, count]) => (count > this.#most / FEW ? [{ name, count }] : []));
  }

  /** What is open at the other nodes. */
  set elsewhere(open: ReadonlyMap<string, number>) {
    this.#elsewhere = open;
  }

  enter(name: string): boolean {
    const open = this.#open.get(name) ?? 0;
    if (open + (this.#elsewhere.get(name) ?? 0) >= this.#most) return false;
    this.#open.set(name, open + 1);
    return true;
  }

  leave(name: string): void {
    const open = (this.#open.get(name) ?? 1) - 1;
    if (open === 0) this.#open.delete(name);
    else this.#open.set(name, open);
  }
}
