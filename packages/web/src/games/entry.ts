import type { Locale } from '@ridotto/kernel';
import type { Component } from 'svelte';
import type { Book } from '../../build/rulebook.ts';
import type { AnyPlay, Composing, Sitting } from '@ridotto/kit/board/play.ts';

type Loaded<Props extends object> = () => Promise<{ readonly default: Component<Props> }>;

/** What the client knows of a game; whatever is large is loaded when it is asked for. */
export interface GameEntry {
  readonly players: readonly [min: number, max: number];
  readonly minutes: readonly [least: number, most: number];
  readonly author?: string;
  readonly words: Readonly<Record<Locale, { readonly name: string; readonly sentence: string }>>;
  readonly rules: Readonly<Record<Locale, LoadedBook>>;
  readonly composes?: Exclude<Composing, 'never'>;
  readonly editions?: readonly number[]; // whose views the board draws; where absent the newest alone
  readonly board?: Loaded<{ play: AnyPlay; sitting?: Sitting }> | undefined; // without one it is played on a board of text, and home doesn't offer it
  readonly isWhole?: boolean; // the board fills its place, and shows itself who sits at the table
  readonly lesson?: Loaded<Record<string, never>> | undefined; // the first game, by doing
  readonly figure?: Loaded<{ rule: string }> | undefined; // what stands beside a rule: a small board, or nothing
}

type LoadedBook = () => Promise<{ readonly book: Book }>;
