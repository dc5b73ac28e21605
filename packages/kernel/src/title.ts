import { isRecord } from './data.ts';
import type { Game, Rng, Viewer } from './game.ts';
import type { Locale } from './words.ts';

/** Why something that a person tried is not among the options: the rule, and what to say about it. */
export interface Reason {
  readonly rule: string; // an id of the game's RULES.md
  readonly code: string; // which sentence of the game's words
  readonly about?: Readonly<Record<string, string | number>>; // what the sentence speaks of
}

/** Gives the reasons of a game's table of codes and their rules. */
export const reasonsFrom =
  <Code extends string>(rules: Readonly<Record<Code, string>>) =>
  (code: Code, about?: Reason['about']): Reason => ({ rule: rules[code], code, ...(about && { about }) });

/** Short texts for logs, traces, links and tests. */
export interface Notation<State, Choice> {
  /** A seat's choice; two options of one state never look alike. */
  write(choice: Choice): string;

  /** The answer of chance that this JSON stands for, if chance could answer so now. */
  readRoll(state: State, answer: unknown): Choice | undefined;

  /** The whole position, secrets included, as the documented JSON of traces. */
  position(state: State): unknown;
}

/** Everything that a game says to people, in one language. `names` are those of the seats. */
export interface Words<Choice, Event, View> {
  readonly name: string;
  /** What happened, as one sentence to this viewer; undefined where there is nothing to say. */
  event(event: Event, viewer: Viewer, names: readonly string[]): string | undefined;
  /** What the viewer is asked now, where a picture of the table doesn't say it. */
  question?(view: View, names: readonly string[]): string | undefined;
  /** An option, as its button or list entry says it. */
  option(choice: Choice, view: View, names: readonly string[]): string;
  reason(reason: Reason): string;
  /** How the game ended, to this viewer. */
  ending(view: View, names: readonly string[]): string;
}

/** Chooses from what its seat sees: the index of an option. */
export type Bot<Choice, View> = (view: View, options: readonly Choice[], rng: Rng) => number;

/** A game with all that a house needs to offer it: the one thing that a game's folder exports. */
export interface Title<State, Choice, Event, View, Setup = object> {
  readonly id: string;
  /** Rises when an old log would no longer replay to the same table. */
  readonly edition: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly courtesies: readonly ('resign' | 'draw')[];
  readonly game: Game<State, Choice, Event, View, Setup>;
  readonly notation: Notation<State, Choice>;
  readonly words: Readonly<Record<Locale, Words<Choice, Event, View>>>;

  /** The options of a table from JSON, or undefined if they are not options of this game. */
  readSetup(data: unknown, seats: number): Setup | undefined;

  /** Why the attempt, written in notation, whole or in part, can't be chosen; undefined if it can. */
  explain(view: View, attempt: string): Reason | undefined;

  /** How many worlds `guess` draws from, where that is counted exactly. */
  worlds?(view: View): number;

  /** Whether a state could have come about in play: what the laws ask of guessed worlds. */
  isSound(state: State): boolean;

  /** A simple opponent. Stronger ones live in packages/bots. */
  bot(view: View, options: readonly Choice[], rng: Rng): number;

  /** The table as text, from the viewer's side. */
  picture(view: View, locale: Locale): string;

  /** The seat whose view this is, if a seat's. */
  viewerOf(view: View): Viewer;
}

/** A title whose data is opaque: what hosts, traces and the command line work with. */
export type AnyTitle = Title<unknown, unknown, unknown, unknown, unknown>;

/** For games without table options: only an empty object will do. */
export const readNoSetup = (data: unknown): object | undefined =>
  isRecord(data) && Object.keys(data).length === 0 ? {} : undefined;
