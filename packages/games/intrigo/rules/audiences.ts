import type { Audiences } from '@ridotto/kernel';
import type { Event } from './model.ts';

const CARD = { seat: 'all', card: 'all', gap: 'all' } as const;

/** Only the draft is secret [I11]. */
export const audiences: Audiences<Event> = {
  seated: { first: 'all', families: 'all' },
  gathered: { first: 'all' },
  furnished: { round: 'all', tokens: 'all' },
  dealt: { hands: 'own' },
  drafted: { kept: 'all', cards: 'own', packs: 'own' },
  placed: CARD,
  hired: { seat: 'all', influence: 'all', gap: 'all', cost: 'all' },
  passed: { seat: 'all' },
  swapped: { seat: 'all', building: 'all', other: 'all' },
  killed: CARD,
  called: { ...CARD, holder: 'all' },
  ferried: { seat: 'all', gap: 'all', other: 'all' },
  moved: { ...CARD, to: 'all' },
  stolen: { seat: 'all', building: 'all', token: 'all' },
  declined: { seat: 'all', influence: 'all' },
  awarded: { seat: 'all', building: 'all', token: 'all', card: 'all' },
  stayed: { building: 'all', token: 'all', why: 'all' },
  won: { seat: 'all', by: 'all', token: 'all' },
};
