import type { Kind, Place, Space, Spread } from './spaces.ts';

/**
 * What a viewer knows of the ways that cards took: a start, and everything that happened to them since.
 * An undefined kind is a card that the viewer did not see.
 */
export interface Puzzle {
  readonly spaces: readonly Space[]; // by kind
  readonly start: readonly Spread[]; // by kind
  readonly silencer: Kind | undefined; // in its company hushed kinds move too
  readonly clues: readonly Clue[];
}

export type Clue =
  | {
      readonly clue: 'move';
      readonly from: Place;
      readonly to: Place;
      readonly kind: Kind | undefined;
      readonly size: number; // cards at `from`
      readonly not?: Kind; // this one did not move
      readonly guest: number | undefined; // so many clues ago a card came that can't go on yet
    }
  | Swap
  | { readonly clue: 'seen'; readonly place: Place; readonly kind: Kind } // one of the cards there, any as likely
  | { readonly clue: 'has'; readonly place: Place; readonly kind: Kind } // shown by choice
  | { readonly clue: 'whole'; readonly place: Place; readonly counts: readonly number[] } // by kind
  | { readonly clue: 'fewer'; readonly place: Place; readonly kind: Kind; readonly than: number }
  | { readonly clue: 'some'; readonly place: Place; readonly size: number; readonly allows: (kind: Kind) => boolean }
  | { readonly clue: 'pick'; readonly place: Place; readonly size: number; readonly allows: (kind: Kind) => boolean };

/** One card goes from a to b, another from b to a. */
export interface Swap {
  readonly clue: 'swap';
  readonly a: Place;
  readonly b: Place;
  readonly x: Kind | undefined; // from a
  readonly y: Kind | undefined; // from b
  readonly sizeA: number;
  readonly sizeB: number;
  readonly isDemanded: boolean; // y was asked for by name: of like cards it is all the same which
  readonly allows: (x: Kind, y: Kind) => boolean;
  readonly motion: (kind: Kind) => Motion; // of a card that was not seen
}

/** Whether a kind can move unseen: always, only together with the silencer, or never; or whether it must. */
export type Motion = 'freely' | 'hushed' | 'never' | 'surely';
