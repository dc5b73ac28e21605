import type { Prepared } from '@ridotto/kit/board/play.ts';
import type { CardName } from './looking.ts';

export type When = 'attacked' | 'fights' | 'always';

/** The cards that can be used in windows without a further choice, and when it makes sense to have them used. */
const MEANT: Partial<Record<CardName, readonly When[]>> = {
  dagger: ['fights'],
  gloves: ['attacked'],
  knives: ['always'],
  whip: ['always'],
  ring: ['attacked', 'fights'],
  bodyguard: ['always'],
  doctor: ['attacked', 'fights', 'always'],
  duellist: ['attacked', 'fights'],
  grandMaster: ['attacked'],
  priest: ['attacked', 'always'],
  thug: ['fights'],
};

export const meantFor = (card: CardName): readonly When[] => MEANT[card] ?? [];

const sayOf = (card: CardName): string => `use ${card}`;

/** When a card is to be used; undefined: when its owner says so. */
export const whenOf = (prepared: readonly Prepared[], card: CardName): string | undefined =>
  prepared.find(({ say }) => say === sayOf(card))?.when;

export function preparedWith(prepared: readonly Prepared[], card: CardName, when: When | null): readonly Prepared[] {
  const others = prepared.filter(({ say }) => say !== sayOf(card));
  return when === null ? others : [...others, { when, say: sayOf(card) }];
}
