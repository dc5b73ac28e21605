import type { Account } from '@ridotto/host';
import type { Desk } from './desk.ts';
import type { Spent } from './limits.ts';

/** Where nodes put together what each of them has counted. */
export interface Ledger {
  /** Adds what was taken here, and gives what all nodes have of it. */
  spend(spent: readonly Spent[]): Promise<ReadonlyMap<string, number>>;
  /** Says what is open here, and gives what is open elsewhere of the same. */
  open(open: readonly { readonly name: string; readonly count: number }[]): Promise<ReadonlyMap<string, number>>;
  /** Who of these is signed in no more. */
  signedOut(accounts: readonly Account[]): Promise<readonly string[]>;
}

const OFTEN = 1000; // milliseconds
const SIGNED_OUT = 5; // times as long: a message has told it at once, if it was not lost

/** Counts limits together with the other nodes, once a second: whoever changes nodes has a second's head start. */
export function shareLimits(desk: Desk, ledger: Ledger, onBroken: (error: unknown) => void): () => void {
  const { rates, counters } = desk;
  let rounds = 0;
  let isBusy = false;

  const shareRates = async () => {
    const taken = Object.entries(rates).flatMap(([what, buckets]) =>
      buckets.taken(OFTEN / 1000).map((spent) => ({ what, buckets, spent })),
    );
    if (taken.length === 0) return;
    const all = taken.map(({ what, spent }) => ({ ...spent, name: `${what} ${spent.name}` }));
    const levels = await ledger.spend(all).catch((error: unknown) => {
      for (const { buckets, spent } of taken) buckets.giveBack(spent); // to be told the next time
      throw error;
    });
    for (const [key, level] of levels) {
      const [what, buckets] = Object.entries(rates).find(([what]) => key.startsWith(`${what} `))!;
      buckets.raise(key.slice(what.length + 1), level);
    }
  };

  const shareCounters = async () => {
    const open = Object.entries(counters).flatMap(([whose, counter]) =>
      counter.many.map(({ name, count }) => ({ name: `${whose} ${name}`, count })),
    );
    const elsewhere = await ledger.open(open);
    for (const [whose, counter] of Object.entries(counters)) {
      const own = [...elsewhere].filter(([key]) => key.startsWith(`${whose} `));
      counter.elsewhere = new Map(own.map(([key, count]) => [key.slice(whose.length + 1), count]));
    }
  };

  const hangUp = async () => {
    const here = new Map(desk.accountsHere.map((account) => [account.id, account]));
    if (here.size > 0) for (const id of await ledger.signedOut([...here.values()])) desk.letGo(id);
  };

  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    const work = async () => {
      await shareRates();
      await shareCounters();
      if (++rounds % SIGNED_OUT === 0) await hangUp();
    };
    void work()
      .catch(onBroken)
      .finally(() => (isBusy = false));
  }, OFTEN).unref();
  return () => clearInterval(timer);
}
