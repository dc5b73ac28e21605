import type { Seat } from '@ridotto/kernel';
import { knownDraft, settle } from './guess.ts';
import { deckOf, intrigueIn, type Card, type View } from './model.ts';
import { shownBy } from './plays.ts';

/** Why a card can be where it can be. */
export type Source =
  | { readonly kind: 'palace'; readonly gap: number }
  | { readonly kind: 'own' }
  | { readonly kind: 'passed'; readonly step: number; readonly to: Seat } // handed on in the pack of this step
  | { readonly kind: 'unseen'; readonly so: Unseen };

/** Of a card that never came by, whether somebody has kept it: not yet, its pack is coming; perhaps; for certain. */
export type Unseen = 'coming' | 'maybe' | 'taken';

/** What a viewer knows of one card. Equal cards have one note; it is about those that are in no gap. */
export interface Note {
  readonly card: Card;
  readonly source: Source;
  readonly held: readonly number[]; // by seat: in how many worlds it is among what that seat keeps
  readonly packed: readonly number[]; // by seat: in the pack before it, during the draft
  readonly lacking: readonly Seat[]; // shown not to hold it when it was called
}

export interface Notebook {
  readonly worlds: number;
  readonly notes: readonly Note[];
}

/** Who can still hold which card: counted in all worlds that the viewer can't tell apart. */
export function notebook(view: View): Notebook {
  const names = [...new Set(deckOf(view.seats))];
  const counted = names.map((card) => countOf(view, card));
  return { worlds: counted[0]!.worlds, notes: counted.map(({ note }) => note) };
}

function countOf(view: View, card: Card): { readonly worlds: number; readonly note: Note } {
  const { seats } = view;
  const shown = shownBy(view.plays, seats);
  const { table, pools } = knownDraft(view);
  const { copies, cases } = settle(view, pools, shown, card);
  const own = view.viewer === 'public' ? 0 : table.flat().filter((one) => one === card).length;
  const placed = shown.placed.map((cards) => cards.filter((one) => one === card).length);
  const held = Array<number>(seats).fill(0);
  const packed = Array<number>(seats).fill(0);
  let worlds = 0;
  for (const { takers, worlds: count } of cases) {
    worlds += count;
    const rooms = takers.filter((_, at) => copies[at]!.card === card);
    for (let seat = 0; seat < seats; seat++) {
      const kept = rooms.filter((room) => room === seat).length + (seat === view.viewer ? own : 0);
      if (kept > placed[seat]!) held[seat]! += count;
      if (rooms.includes(seats + seat)) packed[seat]! += count;
    }
  }
  const lacking = shown.lacking.flatMap((cards, seat) => (cards.includes(card) ? [seat] : []));
  return { worlds, note: { card, source: sourceOf(view, card), held, packed, lacking } };
}

/** Where the card was last seen. */
function sourceOf(view: View, card: Card): Source {
  const { gaps, viewer, seats, seen, drafted, phase } = view;
  const isOwn = [...(view.hand ?? []), ...((phase === 'draft' && view.kept) || [])].includes(card);
  if (isOwn) return { kind: 'own' };
  const copies = deckOf(seats).filter((one) => one === card).length;
  const there = gaps.flatMap((gap, at) => (intrigueIn(gap)?.card === card ? [at] : []));
  if (there.length === copies) return { kind: 'palace', gap: there[0]! };
  const step = (seen ?? [])
    .slice(0, drafted)
    .findLastIndex((pack, at) => pack.includes(card) && view.kept![at] !== card);
  return step < 0
    ? { kind: 'unseen', so: unseenIn(view) }
    : { kind: 'passed', step, to: ((viewer as Seat) + 1) % seats };
}

/** [I11] Nobody keeps a card before the first step, and after as many as there are seats every pack has come by. */
function unseenIn({ drafted, seats, seen }: View): Unseen {
  if (drafted === 0) return 'coming';
  return (seen?.length ?? 0) < seats ? 'maybe' : 'taken';
}
