/** Texts that never change, as bytes: those that were used last, as many as there is room for. */
export class Kept {
  readonly #room: number; // bytes
  readonly #all = new Map<string, Buffer>();
  #size = 0;

  constructor(room: number) {
    this.#room = room;
  }

  get(key: string): Buffer | undefined {
    const bytes = this.#all.get(key);
    if (bytes) this.#place(key, bytes);
    return bytes;
  }

  put(key: string, bytes: Buffer): void {
    this.#remove(key);
    this.#all.set(key, bytes);
    this.#size += bytes.length;
    for (const oldest of this.#all.keys()) {
      if (this.#size <= this.#room) return;
      this.#remove(oldest);
    }
  }

  /** Puts it behind all others: the first is the next to go. */
  #place(key: string, bytes: Buffer): void {
    this.#all.delete(key);
    this.#all.set(key, bytes);
  }

  #remove(key: string): void {
    this.#size -= this.#all.get(key)?.length ?? 0;
    this.#all.delete(key);
  }
}
