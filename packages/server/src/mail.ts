import type { Bus, Wake } from '@ridotto/host';

/** A wake-up as it travels: what is not said is left out. */
type Written = [table: string, length: number, what?: Wake['what'] | null, who?: string];

/** Sends a message to all other nodes; one that is lost is lost. */
type Send = (text: string) => void;

/**
 * Wake-ups between nodes, whatever carries them: those of one commit, which come in one go, travel in one message,
 * and several about the same thing are one. A message says who sent it, and its sender does not listen to it.
 */
export class Mail implements Bus {
  readonly #head: string; // of a message: who sends it
  readonly #send: Send;
  readonly #largest: number; // characters of one message
  readonly #listeners = new Set<(wake: Wake) => void>();
  readonly #waiting = new Map<string, Wake>();

  constructor(node: string, send: Send, largest: number) {
    this.#head = JSON.stringify([node]).slice(0, -1);
    this.#send = send;
    this.#largest = largest;
  }

  publish(wake: Wake): void {
    const about = `${wake.table} ${wake.what ?? ''} ${wake.who ?? ''}`;
    if (this.#waiting.size === 0) setImmediate(() => this.flush());
    const before = this.#waiting.get(about);
    if (!before || before.length < wake.length) this.#waiting.set(about, wake);
  }

  subscribe(listener: (wake: Wake) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** A message that has come in; rubbish is nobody's. */
  deliver(text: string): void {
    if (text.startsWith(this.#head)) return;
    const [, ...wakes] = parse(text);
    for (const [table, length, what, who] of wakes) {
      this.hear({ table, length, ...(what != null && { what }), ...(who !== undefined && { who }) });
    }
  }

  /** For the listeners of this node alone. */
  hear(wake: Wake): void {
    for (const listener of this.#listeners) listener(wake);
  }

  flush(): void {
    if (this.#waiting.size === 0) return;
    let text = this.#head;
    for (const wake of this.#waiting.values()) {
      const next = `,${JSON.stringify(write(wake))}`;
      if (text.length + next.length >= this.#largest) {
        this.#send(`${text}]`);
        text = this.#head;
      }
      text += next;
    }
    this.#waiting.clear();
    this.#send(`${text}]`);
  }
}

function write({ table, length, what, who }: Wake): Written {
  if (who !== undefined) return [table, length, what ?? null, who];
  return what === undefined ? [table, length] : [table, length, what];
}

function parse(text: string): [node: string, ...wakes: Written[]] {
  try {
    const read = JSON.parse(text) as [string, ...Written[]];
    return Array.isArray(read) && read.slice(1).every(Array.isArray) ? read : [''];
  } catch {
    return [''];
  }
}
