import type { Seat } from '@ridotto/kernel';
import type { Card, Influence, Token, Win } from '../rules/model.ts';

/** What counts most for an answer; of tokens, what would become of them if the round ended so. */
export type Whys = {
  readonly victory: { by: Win['by'] };
  readonly stopsVictory: { seat: Seat };
  readonly takes: { building: number; token: Token; seat: Seat }; // from whom
  readonly wins: { building: number; token: Token };
  readonly denies: { building: number; token: Token; seat: Seat };
  readonly hires: { influence: Influence };
  readonly waits: { card: Card };
  readonly prepares: Record<string, never>; // an ability, for cards to come
  readonly saves: Record<string, never>; // ducats, or an ability that would do no good
  readonly family: { card: Card }; // kept: of the own family
  readonly rival: { card: Card; seat: Seat }; // kept from whom it would serve
  readonly nobody: { card: Card };
};
