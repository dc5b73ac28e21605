import type { Audiences } from './audience.ts';
import type { Kinds, Seat, Viewer } from './kinds.ts';

/** What the rules wait for: answers, a roll of chance, or nothing any more. */
export type Turn =
  | Ask
  | { readonly kind: 'roll' }
  | { readonly kind: 'over'; readonly payoffs: readonly number[]; readonly reason: string }; // payoffs by seat; more is better

/** A question. All of it is public. */
export interface Ask {
  readonly kind: 'ask';
  readonly seats: readonly Seat[]; // several answer sealed until all are in
  readonly window?: Window;
  readonly sure?: readonly Seat[]; // of whom everybody sees that they have one answer: the house gives it
  readonly guarded?: true; // a hasty answer could betray that there was no choice
}

/**
 * A question that everybody sees, while it is secret who has something to decide: most asked seats `may` do
 * something and let it pass, by the last of their options, or each `must` choose. The mark must not betray a secret.
 */
export type Window = 'may' | 'must';

/** Uniform integer in [0, below): the only randomness a game ever sees. */
export type Rng = (below: number) => number;

/** Tells an event, whole and once. What each viewer hears of it is in `audiences`. */
export type Tell<Event> = (event: Event) => void;

/** The rules of one game. Methods, not properties that hold functions: those would make `K` invariant. */
export interface Game<K extends Kinds> {
  /** The table before anything happened. Nothing random: the first turn is usually a roll. */
  start(seats: number, setup: K['setup']): K['state'];

  /** Whose answer is awaited. Public: being asked must not betray a secret. */
  turn(state: K['state']): Turn;

  /** What an asked seat may answer: never empty, and only what that seat could work out itself. */
  options(state: K['state'], seat: Seat): readonly K['answer'][];

  /** Plays one answer per asked seat, in the order asked. Changes `state` in place. */
  apply(state: K['state'], answers: readonly K['answer'][], tell: Tell<K['event']>): void;

  /** One fair roll of chance. */
  roll(state: K['state'], rng: Rng): K['roll'];

  /** Whether chance could roll so now: to chance what `options` are to a seat. */
  canRoll(state: K['state'], roll: K['roll']): boolean;

  /** Plays a roll, in place. */
  applyRoll(state: K['state'], roll: K['roll'], tell: Tell<K['event']>): void;

  /** Ends the game because a seat gives up; absent where the ledger has no such end. */
  resign?(state: K['state'], seat: Seat, tell: Tell<K['event']>): void;

  /** Ends the game because both agree on a draw; absent where the ledger has no such end. */
  draw?(state: K['state'], tell: Tell<K['event']>): void;

  /** Who hears what of an event. */
  readonly audiences: Audiences<K['event']>;

  clone(state: K['state']): K['state'];

  /** All that the viewer may know, memory included. Built up from nothing, never cut down from the state. */
  view(state: K['state'], viewer: Viewer): K['view'];

  /** Some world that the owner of this view cannot tell from the real one. */
  guess(view: K['view'], rng: Rng): K['state'];
}

/** Ignores every event: for searches and replays that need only the state. */
export const silence = (): void => {};
