import type { Bus, Store, Wake } from './ports.ts';
import { SIDES, type ChatLine, type Side } from './protocol.ts';

const MOST = 100; // lines that are read together

/** What is said at one table, by way of whichever node: every line reaches those who are here once, and in order. */
export class Hearing {
  readonly #table: string;
  readonly #store: Store;
  readonly #bus: Bus;
  readonly #tell: (line: ChatLine) => void;
  readonly #heard = new Map<Side, number>(); // how many lines of each side
  #reading: Promise<void> = Promise.resolve();

  constructor(
    table: string,
    { store, bus }: { readonly store: Store; readonly bus: Bus },
    tell: (line: ChatLine) => void,
  ) {
    this.#table = table;
    this.#store = store;
    this.#bus = bus;
    this.#tell = tell;
  }

  get known(): Wake[] {
    return [...this.#heard].map(([what, length]) => ({ table: this.#table, length, what }));
  }

  /** Somebody has read a side's lines so far. */
  begin(side: Side, length: number): void {
    if (!this.#heard.has(side)) this.#heard.set(side, length);
  }

  /** A line that was said by way of this node. */
  say(line: ChatLine): void {
    const heard = this.#heard.get(line.to) ?? line.n;
    this.#bus.publish({ table: this.#table, length: line.n + 1, what: line.to });
    if (line.n > heard) return void this.hear({ table: this.#table, length: line.n + 1, what: line.to });
    this.#heard.set(line.to, Math.max(heard, line.n + 1));
    this.#tell(line);
  }

  /** Another node has taken lines: reads those that were not told here yet. */
  hear({ length, what }: Wake): Promise<void> {
    const side = SIDES.find((one) => one === what)!;
    this.#reading = this.#reading.then(() => this.#read(side, length)).catch(() => {}); // the next one brings them
    return this.#reading;
  }

  async #read(side: Side, length: number): Promise<void> {
    const from = this.#heard.get(side) ?? length - 1;
    if (length <= from) return;
    for (const line of await this.#lastOf(side, from, length)) {
      if (line.n < (this.#heard.get(side) ?? from)) continue;
      this.#heard.set(side, line.n + 1);
      this.#tell(line);
    }
  }

  /** A side's last lines, back to the one that is wanted: while they are read, more may be said. */
  async #lastOf(side: Side, from: number, length: number): Promise<readonly ChatLine[]> {
    const wanted = Math.min(length - from, MOST);
    const lines = await this.#store.chat(this.#table, wanted, side);
    const said = (lines.at(-1)?.n ?? 0) + 1;
    return said > length && wanted < MOST ? this.#lastOf(side, from, said) : lines;
  }
}
