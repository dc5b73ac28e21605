const MANY = 10_000; // logs that are remembered

/** How long a log is, and which commands stand in it. */
export interface KnownLog {
  length: number;
  readonly commands: Set<string>;
}

/** Logs that were written in lately: whether a command was taken before is looked up on disk once for each of them. */
export class KnownLogs {
  readonly #logs = new Map<string, KnownLog>(); // by table

  has(table: string): boolean {
    return this.#logs.has(table);
  }

  /** What is known of a log, if it is no longer than it was. */
  get(table: string, length: number): KnownLog | undefined {
    const log = this.#logs.get(table);
    return log?.length === length ? log : undefined;
  }

  add(table: string, length: number, commands: Set<string>): KnownLog {
    const log: KnownLog = { length, commands };
    this.#logs.delete(table);
    if (this.#logs.size >= MANY) this.#logs.delete(this.#logs.keys().next().value!);
    this.#logs.set(table, log);
    return log;
  }

  forget(): void {
    this.#logs.clear();
  }
}
