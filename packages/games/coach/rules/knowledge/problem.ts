import { NO_KIND, has, only, type Kind, type Kinds } from './kinds.ts';
import { countAtAll, type Place, type Space, type Spread } from './spaces.ts';

/** What a viewer knows of the ways that cards took: a start, and everything that happened to them since. */
export interface Problem {
  readonly spaces: readonly Space[]; // by kind
  readonly start: readonly Spread[]; // by kind
  readonly silencer: Kind | undefined; // in its company hushed kinds are swapped too
  readonly clues: readonly Clue[];
}

export type Clue =
  | Move
  | Swap
  | { readonly clue: 'seen'; readonly place: Place; readonly kind: Kind } // one of the cards there, any as likely
  | Count
  | { readonly clue: 'whole'; readonly place: Place; readonly counts: readonly number[] } // by kind
  | { readonly clue: 'some'; readonly place: Place; readonly size: number; readonly kinds: Kinds } // one of these is there
  | { readonly clue: 'pick'; readonly place: Place; readonly size: number; readonly kinds: Kinds }; // one of them was chosen

/** So many cards of a kind are at some places together. */
export interface Count {
  readonly clue: 'count';
  readonly kind: Kind;
  readonly places: readonly Place[];
  readonly least: number;
  readonly most: number;
}

/** Whether a spread has as many cards there. */
export function isCounted({ places, least, most }: Count, space: Space, spread: Spread): boolean {
  const count = countAtAll(space, spread, places);
  return count >= least && count <= most;
}

/** A card of a kind is there: it was shown by choice. */
export const atLeastOne = (kind: Kind, place: Place): Count => ({
  clue: 'count',
  kind,
  places: [place],
  least: 1,
  most: Infinity,
});

export const fewerThan = (count: number, kind: Kind, place: Place): Count => ({
  clue: 'count',
  kind,
  places: [place],
  least: 0,
  most: count - 1,
});

/** One card goes on: one of these kinds. */
export interface Move {
  readonly clue: 'move';
  readonly from: Place;
  readonly to: Place;
  readonly kinds: Kinds;
  readonly size: number; // cards at `from`
  readonly guest: number | undefined; // so many clues ago a card came that can't go on yet
}

/** One card goes from a to b, another from b to a. */
export interface Swap {
  readonly clue: 'swap';
  readonly a: Place;
  readonly b: Place;
  readonly xs: Kinds; // from a
  readonly ys: Kinds; // from b
  readonly sizeA: number;
  readonly sizeB: number;
  readonly isDemanded: boolean; // y was asked for by name: of like cards it is all the same which
  readonly apart: Kinds; // are never swapped for each other
  readonly hushed: Kinds; // are swapped only for the silencer
}

/** Of these kinds, those that may be swapped for this one. */
export function partnersOf({ apart, hushed }: Swap, kind: Kind, among: Kinds, silencer: Kind | undefined): Kinds {
  if (kind === silencer) return among;
  const partners = has(hushed, kind) ? NO_KIND : among & ~hushed;
  const allowed = partners | (among & only(silencer));
  return has(apart, kind) ? allowed & ~apart : allowed;
}
