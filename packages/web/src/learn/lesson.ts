import type { Entry, Locale, Table, Title } from '@ridotto/kernel';
import type { BoardSettings } from '../table/play.ts';
import type { Wanted } from './rehearsal.svelte.ts';

/** One text in every language of the house. */
export type Told = Readonly<Record<Locale, string>>;

export interface Step<State, Choice> {
  readonly text: Told;
  readonly table?: () => Table<State, Choice>; // set anew for this step
  readonly want?: Wanted; // the turns that lead on; without one a button does
  readonly otherwise?: Told; // said when the rules allow what was tried, but the lesson doesn't
  readonly replies?: readonly Entry[]; // what the others and chance answer to it
}

/** A first game, by doing: steps at scripted tables, one after another. */
export interface Lesson<State, Choice, Event, View, Setup> {
  readonly title: Title<State, Choice, Event, View, Setup>;
  readonly viewer: number; // the seat of the one who learns
  readonly names: Readonly<Record<Locale, readonly string[]>>; // by seat
  readonly composes?: boolean; // turns are composed, then sent
  readonly settings?: Partial<BoardSettings>;
  readonly steps: readonly Step<State, Choice>[]; // the first sets a table
}
