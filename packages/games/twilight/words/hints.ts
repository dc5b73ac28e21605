import type { Seat } from '@ridotto/kernel';

/** What counts most for a turn, or against it. Cells are counted toward the viewer's end. */
export type Whys = {
  readonly wins: { piece: 'doge' | 'favourite' };
  readonly stops: { seat: Seat; before: number; after: number }; // from winning the round next
  readonly allows: { seat: Seat; chance: number };
  readonly doge: { cells: number };
  readonly favourite: { cells: number }; // she has come nearer
  readonly turns: { cells: number }; // how far she goes next
  readonly guards: { cells: number };
  readonly court: { cells: number; who: 'merchant' | 'harlequin' | 'both' };
  readonly masquerade: Record<string, never>;
  readonly unmasks: { seat: Seat };
  readonly keeps: { cards: number };
  readonly redraws: { cards: number };
};
