import type { Locale, Title, Viewer } from '@ridotto/kernel';

/** Something that may be answered next. */
export interface Option<Choice> {
  readonly say: string; // in the game's notation
  readonly choice: Choice;
  readonly text: string; // in the guest's language
}

export interface BoardSettings {
  readonly flipped: boolean; // the board from the other side
  readonly notebook: boolean;
  readonly motion: boolean;
}

/** What a board gets of the table: its one prop `play`. */
export interface Play<View, Choice, Event> {
  readonly title: Title<never, Choice, Event, View, never>;
  readonly table: string; // its id: what a board keeps for itself in this browser is kept under it
  readonly locale: Locale;
  readonly names: readonly string[]; // of the seats
  readonly viewer: Viewer;
  readonly view: View; // the house's present view: all that I may know
  readonly shown: View; // the view after the answers composed so far, on a guessed world
  readonly line: readonly string[]; // composed, unsent answers
  readonly options: readonly Option<Choice>[]; // what may be answered after the line; empty when I am not asked
  readonly isMine: boolean; // I am asked and may compose now
  readonly isSending: boolean; // a turn is on its way
  readonly said?: string | undefined; // my own answer, sealed until all asked seats have answered
  readonly events: readonly Event[]; // everything that I was told since the beginning
  readonly lastEvents: readonly Event[]; // of the newest updates, for animation and the mark on the last move
  readonly settings: BoardSettings;

  /** Adds an answer to the line. A game that composes its turns waits for `send`; others send a whole turn at once. */
  say(notation: string): void;
  takeBack(): void;
  clear(): void;
  send(): void;
  /** Something that can't be chosen was tried: the frame says why, with the rule. */
  attempt(text: string): void;
  /** Says something to the live region for screen readers. */
  announce(text: string): void;
}

/** A play whose data is opaque: what the frame hands to any board. */
export type AnyPlay = Play<never, never, never>;
