import type { Item, Profession } from '../../title.ts';

const NAMES = [
  'sword',
  'shield',
  'spy',
  'attack',
  'offer',
  'token',
  'chain',
  'hold',
  'plus',
  'aid',
  'deck',
  'cards',
  'guise',
  'swap',
  'round',
  'even',
  'never',
  'alone',
  'once',
  'keys',
  'goblets',
] as const;

/** What signs.svg has a sign of. */
export type SignName = (typeof NAMES)[number] | Item | Profession;

/** Signs of what is done, not of things. */
export const SIGNS: ReadonlySet<string> = new Set(NAMES);
