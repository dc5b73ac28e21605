import type { Seat } from '@ridotto/kernel';
import { knownDraft, type DraftSeen, type Pool } from '../rules/guess.ts';
import { HAND, rightOf, type Card } from '../rules/model.ts';
import type { Shown } from '../rules/plays.ts';

/** A way that the packs can have gone: cards by the seat that a pack was dealt to, and by step. */
export type Draft = readonly (readonly Card[])[];

/** Every finished draft that agrees with what was seen: with three players at most a few dozen, with four some thousands. */
export function draftsOf(seen: DraftSeen, shown: Shown): Draft[] {
  const { table, pools } = knownDraft(seen);
  const drafts: Draft[] = [];
  const fill = (at: number): void => {
    const pool = pools[at];
    if (pool) return eachWay(pool, table, () => fill(at + 1));
    if (table.every((_, seat) => seat === seen.viewer || agrees(keptIn(table, seat), shown, seat)))
      drafts.push(table.map((pack) => pack.slice()));
  };
  fill(0);
  return drafts;
}

/** Puts a pool's cards into its places in every order that can be told apart. */
function eachWay({ cards, slots }: Pool, table: Card[][], then: () => void): void {
  const left = cards.slice();
  const put = (at: number): void => {
    const slot = slots[at];
    if (!slot) return then();
    for (const card of new Set(left)) {
      left.splice(left.indexOf(card), 1);
      table[slot.pack]![slot.step] = card;
      put(at + 1);
      left.push(card);
    }
  };
  put(0);
}

/** What a seat kept, in the order kept. */
export const keptIn = (draft: Draft, seat: Seat): Card[] =>
  Array.from({ length: HAND }, (_, step) => draft[rightOf(seat, draft.length, step)]![step]!);

/** Whether a seat with these cards could have placed what it did, and lacked what it was shown to lack. */
function agrees(kept: readonly Card[], { placed, lacking }: Shown, seat: Seat): boolean {
  const rest = kept.slice();
  for (const card of placed[seat]!) {
    const at = rest.indexOf(card);
    if (at < 0) return false;
    rest.splice(at, 1);
  }
  return !lacking[seat]!.some((card) => rest.includes(card));
}
