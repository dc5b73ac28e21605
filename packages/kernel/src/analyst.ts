import type { Rng } from './game.ts';
import type { AnyKinds, Kinds, Seat } from './kinds.ts';
import type { Locale } from './words.ts';

/** Answers for a seat in a playout, in no time: at best as well as somebody who knows what the seat knows. */
export type Quick<K extends Kinds> = (
  state: K['state'],
  seat: Seat,
  options: readonly K['answer'][],
  rng: Rng,
) => K['answer'];

/**
 * How often a seat of the house's bots really won where playouts won so often: knots of a line that never falls.
 * `npm run calibrate` writes them.
 */
export type Scale = readonly (readonly [raw: number, chance: number])[];

/** The scales of a game, by what was played out: worlds that the seat couldn't tell apart, or the true one. */
export interface Scales {
  readonly each: number; // samples behind every knot: how sure it is
  readonly honest: Scale;
  readonly open: Scale;
}

/** What a game gives to the analysis of its finished games. */
export interface Analyst<K extends Kinds> {
  readonly quick: Quick<K>;
  readonly scales: Scales;
  /** Playouts for one whole game: a count, not a time, so that the same game always gives the same figures. */
  readonly playouts: number;
  /** Steps after which a playout is left undecided, where games may go on for ever. */
  readonly most?: number;
  /** Whether this seat's curve has a point here; everywhere if absent. The end always has one. */
  isPoint?(state: K['state'], seat: Seat): boolean;
  /** What the owner of a view knows of what is hidden, a sentence each: the notebook, then. */
  knows?(view: K['view'], locale: Locale, names: readonly string[]): readonly string[];
}

export type AnyAnalyst = Analyst<AnyKinds>;

/** Closes an analyst's data to those who work with any game, as `anyTitle` does. */
export const anyAnalyst = <K extends Kinds>(analyst: Analyst<K>): AnyAnalyst => analyst as unknown as AnyAnalyst;
