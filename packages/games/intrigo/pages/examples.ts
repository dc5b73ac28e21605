import type { Card, Influence, Token } from '../title.ts';

/** What lies in a row: an arch, a building, an arch, a building, an arch; a minus: face down. */
type Arch = Card | `${Card}-` | Influence | '';
type Doorway = Token | `${Token}-`;
type Row = readonly [Arch, Doorway, Arch, Doorway, Arch];

/** Each power once: before and after. */
export const EXAMPLES: Record<Influence, readonly [before: Row, after: Row]> = {
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
