import type { Account } from '@ridotto/host';

const MANY = 10_000; // departures that are remembered; no request is so slow that it needs an older one

/** Something that is being done for an account, and who waits until it is done. */
interface Doing {
  readonly account: string;
  readonly onDone: (() => void)[];
}

/** Who was signed out or deleted: what they had asked for before is not begun any more. */
export class Departures {
  readonly #last = new Map<string, number>(); // the number of each account's last departure
  readonly #foundAt = new WeakMap<Account, number>(); // how many there had been when it was looked for
  readonly #doing = new Set<Doing>();
  #count = 0;

  /** Looks for an account; whoever leaves meanwhile is not found. */
  async find(look: () => Promise<Account | undefined>): Promise<Account | undefined> {
    const before = this.#count;
    const found = await look();
    if (!found) return undefined;
    const account = { ...found };
    this.#foundAt.set(account, before);
    return this.hasLeft(account) ? undefined : account;
  }

  hasLeft(account: Account): boolean {
    const last = this.#last.get(account.id);
    return last !== undefined && last > (this.#foundAt.get(account) ?? 0);
  }

  note(account: string): void {
    this.#last.delete(account);
    this.#last.set(account, ++this.#count);
    if (this.#last.size > MANY) this.#last.delete(this.#last.keys().next().value!);
  }

  /** Something is done for an account, and remembered until it ends. */
  begin({ id }: Account): Doing {
    const doing: Doing = { account: id, onDone: [] };
    this.#doing.add(doing);
    return doing;
  }

  end(doing: Doing): void {
    this.#doing.delete(doing);
    for (const tell of doing.onDone) tell();
  }

  /** Until everything that was begun for an account is done. */
  async settled(account: string): Promise<void> {
    const own = [...this.#doing].filter((doing) => doing.account === account);
    await Promise.all(own.map(({ onDone }) => new Promise<void>((resolve) => onDone.push(resolve))));
  }
}
