import { setTimeout as wait } from 'node:timers/promises';
import { hashOf, type Elsewhere, type Peers, type Wake } from '@ridotto/host';
import type { Mail } from '../mail.ts';
import type { Postgres } from './connect.ts';
import { ASK, GROWN, HELD, LEAVE, SPEAK, STAY, TALKED } from './peers-sql.ts';

const LEASE = 2500; // milliseconds that a node counts as alive after its last word
const STAYING = 1000; // milliseconds between two words
const FAREWELL = 1000; // milliseconds: where nobody listens, the others notice
const GATHER = 10; // milliseconds: what changes meanwhile is told together

type Row<T> = T & { readonly [column: string]: unknown };

interface Company {
  readonly table_id: string;
  readonly node: string;
  readonly here: string; // [account, lines][] as JSON
}

/**
 * The nodes of a house tell each other through the database which tables they have open, and who is there. A node
 * that dies has said nothing for a while; then nothing that it said counts.
 */
export class PostgresPeers implements Peers {
  readonly #node: string;
  readonly #postgres: Postgres;
  readonly #mail: Mail;
  readonly #onBroken: (error: unknown) => void;
  readonly #told = new Map<string, string>(); // what this node says, by table
  readonly #heard = new Map<string, string>(); // what the others say, by table
  readonly #untold = new Set<string>(); // tables of which the others have not heard the latest
  #alive: readonly string[]; // all nodes, this one too
  #asking: { readonly tables: Set<string>; readonly answer: Promise<readonly Company[]> } | undefined;
  #speaking: NodeJS.Timeout | undefined;
  #staying: NodeJS.Timeout | undefined;
  #work: Promise<void> = Promise.resolve();
  #hasLeft = false;

  constructor(node: string, postgres: Postgres, mail: Mail, onBroken: (error: unknown) => void) {
    this.#node = node;
    this.#postgres = postgres;
    this.#mail = mail;
    this.#onBroken = onBroken;
    this.#alive = [node];
  }

  /** How many nodes there are. */
  get count(): number {
    return this.#alive.length;
  }

  async join(): Promise<void> {
    await this.#stay();
    const again = () => {
      this.#work = this.#work.then(() => this.#stay()).catch(this.#onBroken);
      this.#staying = setTimeout(() => void this.#work.then(again), STAYING).unref();
    };
    this.#staying = setTimeout(again, STAYING).unref();
  }

  tell(table: string, lines: ReadonlyMap<string, number> | null): void {
    if (lines === null) this.#heard.delete(table);
    const text = lines && JSON.stringify([...lines]);
    if (this.#hasLeft || (this.#told.get(table) ?? null) === text) return;
    if (text === null) this.#told.delete(table);
    else this.#told.set(table, text);
    this.#untold.add(table);
    this.#speaking ??= setTimeout(() => void this.#inTurn(() => this.#speak()), GATHER);
  }

  async ask(table: string): Promise<Elsewhere> {
    const rooms = (await this.#ask(table)).filter(({ table_id: id }) => id === table);
    this.#heard.set(table, wordOf(rooms));
    const lines = new Map<string, number>();
    for (const { here } of rooms) {
      for (const [who, count] of JSON.parse(here) as [string, number][]) lines.set(who, (lines.get(who) ?? 0) + count);
    }
    return { lines, isOurs: firstFor(table, [this.#node, ...rooms.map(({ node }) => node)]) === this.#node };
  }

  async grown(known: readonly Wake[]): Promise<readonly Wake[]> {
    const written = (isTalk: boolean) =>
      JSON.stringify(
        known
          .filter(({ what }) => (what !== undefined) === isTalk)
          .map(({ table: id, length, what: side }) => ({ id, length, side })),
      );
    const logs = await this.#postgres.run<Row<Wake>>('grown', GROWN, [written(false)]);
    const talks = await this.#postgres.run<Row<Wake>>('talked', TALKED, [written(true)]);
    return [...logs, ...talks, ...(await this.#changed())];
  }

  /** Where others come and go, and this node was told nothing of it, or counted one of them as dead for a moment. */
  async #changed(): Promise<Wake[]> {
    if (this.#heard.size === 0) return [];
    const rooms = await this.#roomsOf([...this.#heard.keys()]);
    const byTable = Map.groupBy(rooms, ({ table_id: id }) => id);
    return [...this.#heard]
      .filter(([table, word]) => wordOf(byTable.get(table) ?? []) !== word)
      .map(([table]) => ({ table, length: 0, what: 'here' }));
  }

  async unattended(tables: readonly string[]): Promise<readonly string[]> {
    if (tables.length === 0) return tables;
    const held = await this.#postgres.run<Row<{ id: string }>>('held', HELD, [JSON.stringify(tables)]);
    const others = new Set(held.map(({ id }) => id));
    return tables.filter((table) => !others.has(table) && firstFor(table, this.#alive) === this.#node);
  }

  /** Takes leave: the others need not wait until this node is given up. */
  async leave(): Promise<void> {
    clearTimeout(this.#staying);
    clearTimeout(this.#speaking);
    this.#hasLeft = true;
    const left = this.#inTurn(async () => {
      await this.#postgres.run('leave', LEAVE, [this.#node]);
      for (const table of this.#told.keys()) this.#mail.publish({ table, length: 0, what: 'here' });
    });
    await Promise.race([left, wait(FAREWELL)]);
  }

  #inTurn(job: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(job).catch(this.#onBroken);
    return this.#work;
  }

  /** Those who ask in one go are answered by one look. */
  #ask(table: string): Promise<readonly Company[]> {
    if (!this.#asking) {
      const tables = new Set<string>();
      const answer = new Promise(setImmediate).then(() => {
        this.#asking = undefined;
        return this.#roomsOf([...tables]);
      });
      this.#asking = { tables, answer };
    }
    this.#asking.tables.add(table);
    return this.#asking.answer;
  }

  #roomsOf(tables: readonly string[]): Promise<readonly Company[]> {
    return this.#postgres.run<Row<Company>>('ask', ASK, [JSON.stringify(tables), this.#node]);
  }

  async #speak(): Promise<void> {
    this.#speaking = undefined;
    const tables = [...this.#untold];
    const rooms = tables.map((id) => ({ id, here: this.#told.get(id) ?? null }));
    this.#untold.clear();
    try {
      await this.#postgres.run('speak', SPEAK, [JSON.stringify(rooms), this.#node]);
      for (const table of tables) this.#mail.publish({ table, length: 0, what: 'here' });
    } catch (error) {
      for (const table of tables) this.#untold.add(table); // with the next word
      throw error;
    }
  }

  /** Says that this node is alive, and finds out who else is. One that was given up says everything anew. */
  async #stay(): Promise<void> {
    const rows = await this.#postgres.run<Row<{ id: string; is_new: boolean }>>('stay', STAY, [this.#node, LEASE]);
    if (this.#hasLeft) return;
    if (rows.some(({ is_new: isNew }) => isNew)) for (const table of this.#told.keys()) this.#untold.add(table);
    if (this.#untold.size > 0) await this.#speak();
    const alive = [...new Set([this.#node, ...rows.map(({ id }) => id)])].sort();
    if (alive.join() === this.#alive.join()) return;
    this.#alive = alive;
    for (const table of this.#told.keys()) this.#mail.hear({ table, length: 0, what: 'here' });
  }
}

/** All that nodes say of one table, as one text. */
const wordOf = (rooms: readonly Company[]): string =>
  rooms
    .map(({ node, here }) => `${node} ${here}`)
    .sort()
    .join('\n');

/** Whose table it is, of several nodes: each has its share of them, and all agree without a word. */
function firstFor(table: string, nodes: readonly string[]): string {
  const rank = (node: string) => hashOf([table, node]);
  return nodes.reduce((first, node) => (rank(node) < rank(first) ? node : first));
}
