import type { TableInfo } from '@ridotto/host/protocol';
import type { Seat } from '@ridotto/kernel';
import { readJson } from '@ridotto/kit/json.ts';
import { storage } from '@ridotto/kit/storage.ts';

/** What this browser was promised at a table before the game was over. */
interface Promised {
  readonly commitment: string;
  readonly words?: string; // of the own seat
}

const PLACE = 'ridotto.promises';
const MOST = 60;

type Kept = Readonly<Record<string, Promised>>;
const kept = (): Kept => (readJson(storage.get(PLACE)) ?? {}) as Kept;

/** What was promised at a table, if this browser was there. */
export const promisedAt = (table: string): Promised | undefined => kept()[table];

/** Writes down the seal and the own words while the key is still secret: later nobody can say that they were others. */
export function notePromise({ id, fair, phase }: TableInfo, seat: Seat | null): void {
  if (phase === 'over') return;
  const all = kept();
  const { commitment, words } = all[id] ?? { commitment: fair.commitment };
  const own = seat === null || phase === 'open' ? words : (words ?? fair.words[seat]);
  if (all[id]?.commitment === commitment && all[id]?.words === own) return;
  const promised: Promised = { commitment, ...(own !== undefined && { words: own }) };
  const others = Object.entries(all).filter(([table]) => table !== id);
  storage.set(PLACE, JSON.stringify(Object.fromEntries([...others, [id, promised]].slice(-MOST))));
}
