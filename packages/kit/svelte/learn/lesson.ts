import {
  admit,
  isRefusal,
  play,
  type Entry,
  type Kinds,
  type Locale,
  type Manifest,
  type Table,
  type Title,
} from '@ridotto/kernel';
import type { BoardSettings } from '../board/play.ts';
import type { Wanted } from './rehearsal.svelte.ts';

/** One text in every language of the house. */
export type Told = Readonly<Record<Locale, string>>;

/** What tables are made of: the rules, and whatever sets a position. */
export interface Makings<K extends Kinds> {
  readonly title: Title<K>;
}

export interface Task<K extends Kinds, M extends Makings<K> = Makings<K>> {
  readonly chapter?: Told; // that begins here
  readonly text: Told;
  readonly table?: (makings: M) => Table<K>; // set anew for this step
  readonly want?: Wanted; // the turns that lead on; without one a button does
  readonly isWatched?: boolean; // what the turn leads to is seen before the lesson goes on
  readonly isAlone?: boolean; // no help: whatever the rules allow is lit
  readonly otherwise?: Told; // said when the rules allow what was tried, but the lesson doesn't
  readonly replies?: readonly Entry[]; // what the others and chance answer to it
}

/** A first game, by doing: steps at scripted tables, one after another. */
export interface Lesson<K extends Kinds, M extends Makings<K> = Makings<K>> {
  readonly manifest: Manifest;
  readonly makings: () => Promise<M>; // heavier than the words, which are seen before it comes
  readonly viewer: number; // the seat of the one who learns
  readonly names: Readonly<Record<Locale, readonly string[]>>; // by seat
  readonly composes?: boolean; // turns are composed, then sent
  readonly isTall?: boolean; // the board takes all the height that there is
  readonly isFitted?: boolean; // on a phone it takes what the words leave, and the page never scrolls
  readonly settings?: Partial<BoardSettings>;
  readonly steps: readonly Task<K, M>[]; // the first sets a table
}

/** A table after some entries of its log. */
export function after<K extends Kinds>(title: Title<K>, table: Table<K>, entries: readonly Entry[]): Table<K> {
  for (const entry of entries) {
    const step = admit(title, table, entry);
    if (isRefusal(step)) throw new Error(`${JSON.stringify(entry)}: ${step.refused}`);
    play(title, table, step, () => {});
  }
  return table;
}
