import type { LogLine } from '@ridotto/host';

const MANY = 10_000; // logs that are remembered

interface BegunLog {
  length: number;
  readonly commands: Set<string>;
}

/** The commands in logs that were begun here: whether one was taken before need not be looked up on disk. */
export class BegunLogs {
  readonly #logs = new Map<string, BegunLog>(); // by table

  /** All commands of a log of this length, if they are known. */
  commandsOf(table: string, length: number): ReadonlySet<string> | undefined {
    if (length === 0) return NONE;
    const log = this.#logs.get(table);
    return log?.length === length ? log.commands : undefined; // else somebody else has written, too
  }

  add(table: string, length: number, lines: readonly LogLine[]): void {
    const log = length === 0 ? this.#begin(table) : this.#logs.get(table);
    if (log?.length !== length) return;
    log.length += lines.length;
    for (const { command } of lines) if (command !== undefined) log.commands.add(command);
  }

  forget(): void {
    this.#logs.clear();
  }

  #begin(table: string): BegunLog {
    const log: BegunLog = { length: 0, commands: new Set() };
    if (this.#logs.size >= MANY) this.#logs.delete(this.#logs.keys().next().value!);
    this.#logs.set(table, log);
    return log;
  }
}

const NONE: ReadonlySet<string> = new Set();
