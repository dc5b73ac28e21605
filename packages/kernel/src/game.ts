/** A place at the table, counted from 0 and kept for the whole game. */
export type Seat = number;

/** Whose eyes: a seat's, or everybody's. Spectators get exactly 'public'. */
export type Viewer = Seat | 'public';

/** What the rules wait for: answers, a roll of chance, or nothing any more. */
export type Turn =
  | { readonly kind: 'ask'; readonly seats: readonly Seat[]; readonly window?: Window } // several answer sealed until all are in
  | { readonly kind: 'roll' }
  | { readonly kind: 'over'; readonly payoffs: readonly number[]; readonly reason: string }; // payoffs by seat; more is better

/**
 * A question that everybody sees, while it is secret who has something to decide: most asked seats `may` do
 * something and let it pass, or each `must` choose. Public: the mark must not betray a secret.
 */
export type Window = 'may' | 'must';

/** Uniform integer in [0, below): the only randomness a game ever sees. */
export type Rng = (below: number) => number;

/** Tells an event, whole, to these seats and to nobody else. */
export type Tell<Event> = (to: 'all' | readonly Seat[], event: Event) => void;

/** An end that the players make, not the rules: one gives up, or both agree on a draw. */
export type Courtesy =
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | { readonly kind: 'agreed'; readonly by: Seat };

/**
 * The rules of one game. State, choices, events and views are plain JSON data.
 * An answer of chance is a choice too: the log keeps it, and a replay needs no generator.
 */
export interface Game<State, Choice, Event, View, Setup = object> {
  /** The table before anything happened. Nothing random: the first turn is usually a roll. */
  start(seats: number, setup: Setup): State;

  /** Whose answer is awaited. Public: being asked must not betray a secret. */
  turn(state: State): Turn;

  /** What an asked seat may answer: never empty, and only what that seat could work out itself. */
  options(state: State, seat: Seat): readonly Choice[];

  /** One fair answer of chance. */
  roll(state: State, rng: Rng): Choice;

  /** Plays one answer per asked seat, in the order asked. Changes `state` in place. */
  apply(state: State, answers: readonly Choice[], tell: Tell<Event>): void;

  /** Ends the game by the players' will; absent where the ledger has no such end. */
  close?(state: State, courtesy: Courtesy, tell: Tell<Event>): void;

  clone(state: State): State;

  /** All that the viewer may know, memory included. Built up from nothing, never cut down from the state. */
  view(state: State, viewer: Viewer): View;

  /** Some world that the owner of this view cannot tell from the real one. */
  guess(view: View, rng: Rng): State;
}

/** Ignores every event: for searches and replays that need only the state. */
export const silence = (): void => {};
