import type { Viewer } from '@ridotto/kernel';
import { readJson } from '@ridotto/kit/json.ts';
import { storage } from '@ridotto/kit/storage.ts';
import { cellOf, type Mark, type Marks, type Markable } from '../rules/knowledge/cells.ts';

/** What the guest has pencilled in. Kept in this browser, never sent. */
class OwnMarks {
  readonly #place: string;
  all: Marks = $state.raw({});

  constructor(place: string) {
    this.#place = place;
    this.all = (readJson(storage.get(this.#place)) ?? {}) as Marks;
  }

  of(seat: number, what: Markable): Mark | undefined {
    return this.all[cellOf(seat, what)];
  }

  set(seat: number, what: Markable, mark: Mark | undefined): void {
    const { [cellOf(seat, what)]: _before, ...rest } = this.all;
    this.all = mark ? { ...rest, [cellOf(seat, what)]: mark } : rest;
    storage.set(this.#place, JSON.stringify(this.all));
  }
}

const known = new Map<string, OwnMarks>();

/** A viewer's marks at a table, the same for the notebook and the riders; those around one device have their own each. */
export function marksOf(viewer: Viewer, table: string): OwnMarks {
  const place = `ridotto.coach.marks.${table}.${viewer}`;
  const marks = known.get(place) ?? new OwnMarks(place);
  known.set(place, marks);
  return marks;
}
