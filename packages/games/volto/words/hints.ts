import type { Cell, Kind } from '../rules/model.ts';

/** What counts most for a move or an arrangement. Chances are of the worlds that the viewer believes in. */
export type Whys = {
  readonly arrives: Record<string, never>;
  readonly ends: { cell: Cell; chance: number }; // takes what is likely the Candidate
  readonly stops: { chance: number }; // that the enemy's Candidate arrives next
  readonly escapes: { before: number; after: number }; // the own Candidate, from being taken
  readonly shields: { before: number; after: number };
  readonly exposes: { chance: number };
  readonly risksLady: { cell: Cell; chance: number };
  readonly takes: { cell: Cell; kind: Kind; chance: number };
  readonly offersLady: { cell: Cell; chance: number; lost: number }; // so many Ladies before
  readonly threatens: { cell: Cell; chance: number }; // what is likely the Candidate
  readonly nears: Record<string, never>; // the Candidate, the palace
  readonly advances: { kind: Kind };
  readonly ventures: { kind: Kind; chance: number };
  readonly waits: { kind: Kind };
  readonly behind: { ladies: number }; // an arrangement: the Candidate in the palace, so many Ladies in front
  readonly infront: { ladies: number };
};
