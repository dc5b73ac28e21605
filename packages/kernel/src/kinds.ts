/** A place at the table, counted from 0 and kept for the whole game. */
export type Seat = number;

/** Whose eyes: a seat's, or everybody's. Spectators get exactly 'public'. */
export type Viewer = Seat | 'public';

/** What the data of one game is, all plain JSON. A game names its own once: `interface Volto extends Kinds { … }`. */
export interface Kinds {
  state: unknown;
  answer: unknown; // of a seat
  roll: unknown; // of chance: the log keeps it, and a replay needs no generator
  event: Happening;
  view: Seen;
  setup: unknown; // the table options
}

/** Every event says what it is. */
export interface Happening {
  readonly type: string;
}

/** Every view says whose it is. */
export interface Seen {
  readonly viewer: Viewer;
}

declare const sort: unique symbol;

/** Data of some game: it can be handed on, but not looked into, nor be taken for data of another sort. */
export interface Opaque<Sort extends string> {
  readonly [sort]: Sort;
}

/** The data of a game that isn't known. */
export interface AnyKinds extends Kinds {
  state: Opaque<'state'>;
  answer: Opaque<'answer'>;
  roll: Opaque<'roll'>;
  event: Happening & Opaque<'event'>;
  view: Seen & Opaque<'view'>;
  setup: Opaque<'setup'>;
}
