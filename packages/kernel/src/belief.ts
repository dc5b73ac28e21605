import type { Rng } from './game.ts';
import type { Kinds, Seat } from './kinds.ts';

/** How likely something hidden is each of what it may be; together they make one. */
export interface Marginal {
  readonly about: string;
  readonly chances: Readonly<Record<string, number>>;
}

/** Something that was told and has made a value likelier, or less likely. */
export interface Because {
  readonly event: number; // its place among all that the seat was told
  readonly factor: number; // by which the value became likelier than the others
}

/**
 * What a seat thinks of all that is hidden from it. It knows its own view and what it was told, and nothing else;
 * how likely others are to do what they did is judged by what *they* can know.
 */
export interface Belief<K extends Kinds> {
  /** Takes in what the seat sees now, and what it was told since the last time. */
  observe(view: K['view'], told: readonly K['event'][]): void;
  /** Worlds, each drawn as it is believed. */
  sample(count: number, rng: Rng): K['state'][];
  /** One for each thing that is hidden still. Where worlds have to be drawn for it, by this chance. */
  marginals(rng: Rng): readonly Marginal[];
  /** What counted most for or against a value, the strongest first; nothing where only the rules did. */
  explain(about: string, value: string): readonly Because[];
}

/** By what a belief goes: by what is proved alone, or also by how people behave. */
export type Credence = 'proved' | 'weighed';

/** The beliefs of a game. */
export interface Beliefs<K extends Kinds> {
  /** What a seat believes before anything has happened. */
  begin(viewer: Seat, credence: Credence): Belief<K>;
  /** What is true of all that a seat's belief is about. */
  truths(state: K['state'], viewer: Seat): Readonly<Record<string, string>>;
}
