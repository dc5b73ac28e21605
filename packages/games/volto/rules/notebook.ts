import { KINDS, type Kind, type Mask, type View } from './model.ts';
import { listClues, type Clue } from './clues.ts';
import { possibilities } from './guess.ts';

/** What a hidden mask can still be, and why. */
export interface Note {
  readonly mask: Mask;
  readonly kinds: readonly { readonly kind: Kind; readonly worlds: number }[]; // worlds of its side in which it is that kind
  readonly clues: readonly Clue[]; // what it was seen to do; anything beyond that is excluded by the counts [V28]
}

/** A note on every mask that the viewer doesn't know. Exact [V26-V28]. */
export const notebook = (view: View): Note[] =>
  [...possibilities(view)].map(([mask, counts]) => ({
    mask,
    kinds: KINDS.flatMap((kind) => (counts[kind] > 0 ? [{ kind, worlds: counts[kind] }] : [])),
    clues: listClues(view.clues[mask]!),
  }));
