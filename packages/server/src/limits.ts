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

/** How much of a rate somebody has taken; it runs off by itself. */
interface Bucket {
  level: number;
  at: number;
  untold: number; // what was taken since other nodes were told
}

/** A leaky bucket for each name; those that have run empty are forgotten. */
export class Buckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();
  #sweepAt = 1000;

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Takes one, if there is one left. */
  take(name: string): boolean {
    const bucket = this.of(name, this.#now());
    if (this.isFull(bucket)) return false;
    takeFrom(bucket);
    return true;
  }

  /** A name's bucket as it is now. */
  of(name: string, now: number): Bucket {
    const known = this.#buckets.get(name);
    if (known) return this.#runOff(known, now);
    if (this.#buckets.size >= this.#sweepAt) this.#sweep(now);
    const bucket: Bucket = { level: 0, at: now, untold: 0 };
    this.#buckets.set(name, bucket);
    return bucket;
  }

  isFull({ level }: Bucket): boolean {
    return level + 1 > this.#rate.burst;
  }

  /** What was taken since this was last asked, in so many seconds, by those for whom it may matter. */
  taken(seconds: number): Spent[] {
    const { perSecond } = this.#rate;
    const few = (perSecond * seconds) / FEW;
    const taken: Spent[] = [];
    for (const [name, bucket] of this.#buckets) {
      if (bucket.untold > few) taken.push({ name, count: bucket.untold, perSecond });
      bucket.untold = 0;
    }
    return taken;
  }

  /** What was taken is still to be told, as far as it has not run off meanwhile. */
  giveBack({ name, count }: Spent): void {
    const bucket = this.of(name, this.#now());
    bucket.untold = Math.min(bucket.level, bucket.untold + count);
  }

  /** All nodes together have taken so many. */
  raise(name: string, level: number): void {
    const bucket = this.of(name, this.#now());
    bucket.level = Math.max(bucket.level, level);
  }

  #runOff(bucket: Bucket, now: number): Bucket {
    bucket.level = Math.max(0, bucket.level - ((now - bucket.at) / 1000) * this.#rate.perSecond);
    bucket.at = now;
    return bucket;
  }

  #sweep(now: number): void {
    for (const [name, bucket] of this.#buckets) {
      if (this.#runOff(bucket, now).level === 0) this.#buckets.delete(name);
    }
    this.#sweepAt = Math.max(1000, this.#buckets.size * 2);
  }
}

function takeFrom(bucket: Bucket): void {
  bucket.level++;
  bucket.untold++;
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
    const own = this.#account.of(account, now);
    const owners = this.#owner.of(owner, now);
    const shared = this.#address.of(address, now);
    if (this.#account.isFull(own) || this.#owner.isFull(owners) || this.#address.isFull(shared)) return false;
    takeFrom(own);
    takeFrom(owners);
    takeFrom(shared);
    return true;
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
