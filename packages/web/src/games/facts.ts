import type { Locale } from '@ridotto/kernel';

/** What the house says of a game before it is loaded. */
export interface Facts {
  readonly players: readonly [min: number, max: number];
  readonly minutes: readonly [least: number, most: number];
  readonly author?: string;
  readonly words: Readonly<Record<Locale, { readonly name: string; readonly sentence: string }>>;
}
