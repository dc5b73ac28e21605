/** Counts what the people of a load see. */
export class LoadMeter {
  tables = 0;
  sockets = 0;
  games = 0; // to their end
  #waits: number[] = []; // milliseconds, of the second that goes on
  readonly #all: number[] = [];
  readonly #errors = new Map<string, number>();
  #begunAt = 0;
  #lookedAt = 0;

  begin(): void {
    this.#begunAt = this.#lookedAt = performance.now();
    this.#waits = [];
  }

  answered(milliseconds: number): void {
    this.#waits.push(milliseconds);
    this.#all.push(milliseconds);
  }

  /** A game has come to its end. */
  ended(): void {
    this.games++;
  }

  failed(what: string): void {
    this.#errors.set(what, (this.#errors.get(what) ?? 0) + 1);
  }

  /** What has happened since this was last asked. */
  lately(): string {
    const now = performance.now();
    const words = this.#describe(this.#waits, now - this.#lookedAt);
    this.#lookedAt = now;
    this.#waits = [];
    return words;
  }

  whole(): string {
    return `in all: ${this.#describe(this.#all, performance.now() - this.#begunAt)}, ${this.games} games to their end`;
  }

  #describe(waits: readonly number[], passed: number): string {
    const sorted = Float64Array.from(waits).sort();
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
    const rate = Math.round((waits.length * 1000) / passed).toLocaleString('en');
    const errors = [...this.#errors].map(([what, count]) => `${count} ${what}`).join(', ');
    return [
      `${this.tables} tables, ${this.sockets} sockets, ${rate} answers/s`,
      `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`,
      errors === '' ? 'no errors' : `errors: ${errors}`,
    ].join(', ');
  }
}
