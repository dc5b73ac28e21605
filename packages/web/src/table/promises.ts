import type { TableInfo } from '@ridotto/host/protocol';
import { verify, type AnyTitle, type Log, type Seat } from '@ridotto/kernel';
import { readJson } from '@ridotto/kit/json.ts';

/** What this browser was promised at a table before the game was over. */
interface Promised {
  readonly commitment: string;
  readonly words?: string; // of the own seat
}

const PLACE = 'ridotto.promises';
const MOST = 60;

type Kept = Readonly<Record<string, Promised>>;
const kept = (): Kept => (readJson(localStorage.getItem(PLACE)) ?? {}) as Kept;

/** Writes down the seal and the own words while the key is still secret: later nobody can say that they were others. */
export function notePromise({ id, fair, phase }: TableInfo, seat: Seat | null): void {
  if (phase === 'over') return;
  const all = kept();
  const { commitment, words } = all[id] ?? { commitment: fair.commitment };
  const own = seat === null || phase === 'open' ? words : (words ?? fair.words[seat]);
  if (all[id]?.commitment === commitment && all[id]?.words === own) return;
  const promised: Promised = { commitment, ...(own !== undefined && { words: own }) };
  const others = Object.entries(all).filter(([table]) => table !== id);
  localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries([...others, [id, promised]].slice(-MOST))));
}

export type Checked =
  | { readonly ok: true; readonly rolls: number; readonly answers: number }
  | { readonly ok: false; readonly why: 'other-seal' | 'other-words' | { readonly kernel: string } };

/** Checks a finished game here: what was promised against what is shown, and every roll. */
export function checkLog(table: string, title: AnyTitle, log: Log, seat: Seat | null): Checked {
  const promised = kept()[table];
  if (promised && promised.commitment !== log.fair?.commitment) return { ok: false, why: 'other-seal' };
  const isOwn = promised?.words === undefined || seat === null || promised.words === log.fair?.words[seat];
  if (!isOwn) return { ok: false, why: 'other-words' };
  const verdict = verify(title, log);
  return verdict.ok ? verdict : { ok: false, why: { kernel: verdict.why } };
}
