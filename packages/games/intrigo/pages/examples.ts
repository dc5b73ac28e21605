import type { Card, House, Influence, Token } from '../title.ts';

/** What lies in a row: an arch, a building, an arch, a building, an arch; a minus: face down; a plus: whose it is now. */
type Arch = Card | `${Card}-` | Influence | '';
type Doorway = Token | `${Token}-` | `+${House}`;
export type Row = readonly [Arch, Doorway, Arch, Doorway, Arch];
export type Example = readonly [before: Row, after: Row];

/** Each power once: before and after. */
export const POWERS: Record<Influence, Example> = {
  courtesan: [
    ['D2', 'clergy', 'courtesan', 'ducat', ''],
    ['D2', 'clergy', 'courtesan', 'ducat', 'M4'],
  ],
  seller: [
    ['C4', 'ducat', 'seller', 'farmers', 'D3'],
    ['C4', 'farmers', 'seller', 'ducat', 'D3'],
  ],
  assassin: [
    ['D4', 'military', 'assassin', 'ducat', 'C2'],
    ['D4-', 'military', 'assassin', 'ducat', 'C2'],
  ],
  guard: [
    ['G4', 'workers', 'guard', 'ducat', ''],
    ['', 'workers', 'guard', 'ducat', 'G4'],
  ],
  gondolier: [
    ['D4', 'merchants', 'gondolier', 'ducat', 'C2'],
    ['C2', 'merchants', 'gondolier', 'ducat', 'D4'],
  ],
  thief: [
    ['D4', 'clergy', 'thief', 'ducat', 'C2'],
    ['D4', 'clergy-', 'thief', 'ducat', 'C2'],
  ],
};

/** The examples of the rule book, by number. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  1: [
    ['C3', 'clergy', 'D4', 'ducat', 'G4'],
    ['C3', '+D', 'D4', 'ducat', 'G4'],
  ],
  2: [
    ['C3', 'clergy', 'D4', 'ducat', ''],
    ['C3', '+C', 'D4-', 'ducat', 'assassin'],
  ],
  3: [
    ['C4', 'ducat', '', 'farmers', 'D3'],
    ['C4', '+C', 'seller', '+D', 'D3'],
  ],
  4: [
    ['G4', 'ducat', '', 'clergy', 'M4'],
    ['G4', 'ducat', 'D4', 'clergy', 'M4'],
  ],
};

/** The rules that say what a power does. */
export const POWER_OF: Readonly<Record<string, Influence>> = {
  I17: 'seller',
  I18: 'assassin',
  I19: 'courtesan',
  I20: 'gondolier',
  I21: 'guard',
  I22: 'thief',
};
