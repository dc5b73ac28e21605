/** How often somebody may do something: `burst` at once, `perSecond` on and on. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Limits {
  readonly messages: Rate; // of one account, all its sockets together
  readonly chat: Rate;
  readonly makes: Rate; // tables and bot accounts of one account
  readonly requests: Rate; // HTTP requests of one address
  readonly guests: Rate; // new accounts of one address
  readonly socketsOfAccount: number; // streams too
  readonly socketsOfAddress: number;
  readonly watchers: number; // at one table
}

export const LIMITS_OF_HOUSE: Limits = {
  messages: { burst: 40, perSecond: 10 },
  chat: { burst: 5, perSecond: 0.5 },
  makes: { burst: 10, perSecond: 0.1 },
  requests: { burst: 200, perSecond: 20 },
  guests: { burst: 20, perSecond: 0.2 },
  socketsOfAccount: 20,
  socketsOfAddress: 200,
  watchers: 500,
};

/** A leaky bucket for each name; buckets that have run full again are forgotten. */
export class Buckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #spent = new Map<string, { level: number; at: number }>();
  #sweepAt = 1000;

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Takes one from the name's bucket, if there is one left. */
  take(name: string): boolean {
    const now = this.#now();
    const level = this.#levelOf(name, now);
    if (level + 1 > this.#rate.burst) return false;
    this.#spent.set(name, { level: level + 1, at: now });
    if (this.#spent.size > this.#sweepAt) this.#sweep(now);
    return true;
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

/** Counts what is open at once. */
export class Counter {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  enter(name: string): boolean {
    const open = this.#open.get(name) ?? 0;
    if (open >= this.#most) return false;
    this.#open.set(name, open + 1);
    return true;
  }

  leave(name: string): void {
    const open = (this.#open.get(name) ?? 1) - 1;
    if (open === 0) this.#open.delete(name);
    else this.#open.set(name, open);
  }
}
