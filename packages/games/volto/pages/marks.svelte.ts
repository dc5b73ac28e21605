import { KINDS, type Kind, type Mask } from '../title.ts';
import { readJson } from '@ridotto/kit/json.ts';
import { storage } from '@ridotto/kit/storage.ts';

const placeOf = (table: string) => `ridotto.volto.marks.${table}`;

/** What the guest has pencilled on the other family's masks. Kept in this browser, never sent. */
export class Marks {
  readonly #place: string;
  #kinds: Readonly<Record<Mask, readonly Kind[]>> = $state.raw({});

  constructor(table: string) {
    this.#place = placeOf(table);
    this.#kinds = read(storage.get(this.#place));
  }

  of(mask: Mask): readonly Kind[] {
    return this.#kinds[mask] ?? [];
  }

  toggle(mask: Mask, kind: Kind): void {
    const had = this.of(mask);
    const has = KINDS.filter((k) => had.includes(k) !== (k === kind));
    this.#keep({ ...this.#kinds, [mask]: has });
  }

  /** Writes the next of all the ways to mark some of these kinds; after the last one, none of them. */
  next(mask: Mask, kinds: readonly Kind[]): void {
    const had = this.of(mask);
    const free = kinds.findIndex((kind) => !had.includes(kind)); // as one counts by twos
    for (const kind of free < 0 ? kinds : kinds.slice(0, free + 1)) this.toggle(mask, kind);
  }

  erase(mask: Mask): void {
    this.#keep({ ...this.#kinds, [mask]: [] });
  }

  #keep(kinds: Readonly<Record<Mask, readonly Kind[]>>): void {
    this.#kinds = kinds;
    storage.set(this.#place, JSON.stringify(kinds));
  }
}

const read = (text: string | null): Record<Mask, Kind[]> => (readJson(text) ?? {}) as Record<Mask, Kind[]>;
