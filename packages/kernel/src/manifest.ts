import type { AnyAnalyst } from './analyst.ts';
import type { AnyTitle } from './title.ts';
import type { Locale } from './words.ts';

/** An end that the players make, not the rules: one gives up, or both agree on a draw. */
export type Courtesy = 'resign' | 'draw';

/** What is heard of an event, or of what a board finds out. */
export type Sound = 'move' | 'capture' | 'shuffle' | 'card' | 'click' | 'bell';

/** When a turn of several answers is composed, with take-back, and then sent. Else each answer is sent at once. */
export type Composing = 'never' | 'on' | 'always'; // on: where a first answer leads on to a second

/** All that a house knows of a game, in one edition, before its rules are loaded. */
export interface Manifest {
  readonly id: string;
  readonly letter: string; // of its rule ids
  readonly seats: readonly [least: number, most: number];
  readonly usual?: number; // seats of a table against bots, where it isn't said how many; else the least
  readonly minutes: readonly [least: number, most: number];
  readonly authors: readonly string[];
  readonly words: Readonly<Record<Locale, { readonly name: string; readonly sentence: string }>>;
  readonly courtesies: readonly Courtesy[];
  readonly composes: Composing;
  readonly forgets?: true; // its views don't hold all that was told: bots hear it again
  readonly windows?: true; // it asks some: whoever makes a table says how long their candles burn
  readonly options: TableOptions;
  readonly sounds: Readonly<Record<string, Sound | null>>; // by event; null: none
}

export interface Edition {
  readonly load: () => Promise<AnyTitle>;
  /** The general board of text, or its own in pages/; a whole one fills its place, and shows who sits at the table. */
  readonly board: 'text' | 'own' | 'whole';
  /** What its finished games are analysed with; the bot alone where it has nothing. */
  readonly analyst?: () => Promise<AnyAnalyst>;
}

/** A game as the catalogue lists it: what is known of its newest edition, and every one that tables may still be of. */
export interface Listed extends Manifest {
  readonly editions: Readonly<Record<number, Edition>>;
}

/** What whoever makes a table may choose, by the name that it has in the setup. */
export type TableOptions = Readonly<Record<string, TableOption>>;

export type TableOption =
  | { readonly kind: 'switch'; readonly words: Readonly<Record<Locale, OptionWords>> } // off where absent
  | OptionOf<'one'> // of several; the first where absent
  | OptionOf<'each'>; // by seat one of several, all different; null: whichever is free

interface OptionOf<Kind extends string> {
  readonly kind: Kind;
  readonly of: readonly string[];
  readonly words: Readonly<Record<Locale, OptionWords & { readonly of: Readonly<Record<string, string>> }>>;
}

export interface OptionWords {
  readonly name: string;
  readonly sentence: string;
}

/** The setup's type, as it follows from the options. */
export type SetupOf<Options extends TableOptions> = [keyof Options] extends [never]
  ? object
  : { readonly [Name in keyof Options]?: Chosen<Options[Name]> };

type Chosen<Option> = Option extends { readonly kind: 'switch' }
  ? boolean
  : Option extends { readonly kind: 'one'; readonly of: readonly (infer One)[] }
    ? One
    : Option extends { readonly kind: 'each'; readonly of: readonly (infer One)[] }
      ? readonly (One | null)[]
      : never;

/** Whether something from outside is a choice of an option, at a table with so many seats. */
export function isChoice(option: TableOption, given: unknown, seats: number): boolean {
  if (option.kind === 'switch') return typeof given === 'boolean';
  const isOne = (one: unknown) => option.of.some((value) => value === one);
  if (option.kind === 'one') return isOne(given);
  if (!Array.isArray(given) || given.length > seats) return false;
  const named = given.filter((one) => one !== null);
  return named.every(isOne) && new Set(named).size === named.length;
}
