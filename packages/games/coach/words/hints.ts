import type { Seat } from '@ridotto/kernel';
import type { Item } from '../rules/model.ts';

/** What counts most for an answer. Chances are what the viewer may believe. */
export type Whys = {
  readonly certain: Record<string, never>; // a declaration
  readonly declares: { chance: number };
  readonly lodge: Record<string, never>;
  readonly handsOver: { item: Item; seat: Seat };
  readonly learns: { seat: Seat };
  readonly looks: { seat: Seat; item: Item; chance: number };
  readonly draws: Record<string, never>;
  readonly burdens: { seat: Seat };
  readonly token: { seat: Seat };
  readonly trades: { item: Item; seat: Seat };
  readonly seeks: { seat: Seat; item: Item; chance: number };
  readonly robs: { seat: Seat; item: Item; chance: number };
  readonly tries: { seat: Seat; chance: number }; // a duel, to see a society
  readonly ties: { seat: Seat };
  readonly demands: { item: Item; seat: Seat };
  readonly foresees: Record<string, never>;
  readonly accepts: { got: Item; gave: Item };
  readonly refuses: { item: Item };
  readonly sides: { seat: Seat; chance: number }; // with whom
  readonly guesses: Record<string, never>; // nobody is known
  readonly adds: Record<string, never>; // what turns the duel
  readonly saves: Record<string, never>; // what is not needed now
  readonly protects: { seat: Seat };
  readonly weakens: { seat: Seat };
  readonly gains: { item: Item };
  readonly parts: { item: Item }; // with what costs least
  readonly serves: Record<string, never>;
};
