import { isRecord, type Viewer } from '@ridotto/kernel';
import { readJson } from '@ridotto/kit/json.ts';
import { storage } from '@ridotto/kit/storage.ts';
import type { Card } from '../title.ts';

export type Mark = 'yes' | 'no';

const NEXT: Record<string, Mark | undefined> = { '': 'yes', yes: 'no', no: undefined };

/** What a viewer has noted about who holds what, of one round. Kept in this browser, never sent. */
export class Marks {
  readonly #place: string;
  readonly #round: number;
  #marks: Readonly<Record<string, Mark>> = $state.raw({});

  constructor(viewer: Viewer, table: string, round: number) {
    this.#place = `ridotto.intrigo.marks.${table}.${viewer}`;
    this.#round = round;
    const kept = readJson(storage.get(this.#place));
    if (!isRecord(kept) || kept.round !== round || !isRecord(kept.marks)) return;
    const isMark = (pair: [string, unknown]): pair is [string, Mark] => pair[1] === 'yes' || pair[1] === 'no';
    this.#marks = Object.fromEntries(Object.entries(kept.marks).filter(isMark));
  }

  of(card: Card, seat: number): Mark | undefined {
    return this.#marks[`${card} ${seat}`];
  }

  /** Has it, hasn't it, nothing noted. */
  turn(card: Card, seat: number): void {
    const key = `${card} ${seat}`;
    const { [key]: had, ...others } = this.#marks;
    const next = NEXT[had ?? ''];
    this.#marks = next === undefined ? others : { ...others, [key]: next };
    storage.set(this.#place, JSON.stringify({ round: this.#round, marks: this.#marks }));
  }
}
