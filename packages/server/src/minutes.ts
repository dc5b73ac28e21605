import type { FastifyRateLimitStore } from '@fastify/rate-limit';

type Told = Parameters<FastifyRateLimitStore['incr']>[1];

const MINUTE = 60_000;
const MOST = 5000; // names that are remembered

/** Counts requests by the minute, by a clock that nobody can set; the limiter's own goes by the one on the wall. */
export function minutesBy(now: () => number): new () => FastifyRateLimitStore {
  return class Minutes implements FastifyRateLimitStore {
    readonly #counts = new Map<string, { current: number; readonly until: number }>();

    incr(name: string, told: Told): void {
      const at = now();
      const known = this.#counts.get(name);
      const count = known && at < known.until ? known : { current: 0, until: at + MINUTE };
      count.current++;
      this.#counts.delete(name); // the last one to be forgotten
      this.#counts.set(name, count);
      if (this.#counts.size > MOST) this.#counts.delete(this.#counts.keys().next().value!);
      told(null, { current: count.current, ttl: count.until - at });
    }

    /** A route with a limit of its own counts apart. */
    child(): FastifyRateLimitStore {
      return new Minutes();
    }
  };
}
