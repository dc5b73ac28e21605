import type { Seat } from '@ridotto/kernel';
import type { Item, Profession, Society, View } from '../model.ts';
import { overIn } from '../record.ts';
import type { Notebook } from './notebook.ts';

/** What the viewer knows of a seat's cards. */
export interface Known {
  readonly society: Society | null;
  readonly profession: Profession | null;
  readonly items: readonly Item[];
}

/** With a notebook, all that play has proved; without one, what lies open and what is one's own. */
export function knownOf(view: View, notes: Notebook | null, seat: Seat): Known {
  if (view.result) {
    const over = overIn(view); // all cards are open [C41]
    return { society: over.societies[seat]!, profession: over.professions[seat]!, items: over.items[seat]! };
  }
  if (notes === null) {
    const { viewer, society, profession, items, open } = view;
    return seat === viewer ? { society, profession, items } : { society: null, profession: open[seat]!, items: [] };
  }
  return {
    society: notes.societies[seat]!,
    profession: notes.professions.find(({ seats }) => seats[seat]!.least > 0)?.what ?? null,
    items: notes.items.flatMap(({ what, seats }) => Array.from({ length: seats[seat]!.least }, () => what)),
  };
}
