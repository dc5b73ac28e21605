import type { Refusal } from './protocol.ts';

const REMEMBERED = 60_000; // milliseconds
const MANY = 64; // of one account at one table

interface Kept {
  readonly refusal: Refusal;
  readonly at: number;
}

/** A refused command stays refused for a minute: whatever is still on its way by then was sent before the refusal was read. */
export class Refusals {
  readonly #now: () => number;
  readonly #of = new Map<string, Map<string, Kept>>(); // by account

  constructor(now: () => number) {
    this.#now = now;
  }

  get(account: string, command: string): Refusal | undefined {
    const known = this.#of.get(account)?.get(command);
    return known && this.#isFresh(known) ? known.refusal : undefined;
  }

  add(account: string, command: string, refusal: Refusal): void {
    this.#forget();
    const own = this.#of.get(account) ?? new Map<string, Kept>();
    this.#of.set(account, own);
    own.set(command, { refusal, at: this.#now() });
    if (own.size > MANY) own.delete(own.keys().next().value!);
  }

  /** Whether there is nothing to remember. */
  get isEmpty(): boolean {
    this.#forget();
    return this.#of.size === 0;
  }

  #forget(): void {
    for (const [account, own] of this.#of) {
      for (const [command, known] of own) {
        if (this.#isFresh(known)) break; // the others are younger
        own.delete(command);
      }
      if (own.size === 0) this.#of.delete(account);
    }
  }

  #isFresh({ at }: Kept): boolean {
    return this.#now() - at < REMEMBERED;
  }
}
