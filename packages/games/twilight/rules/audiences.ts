import type { Audiences } from '@ridotto/kernel';
import type { Event } from './model.ts';

/** Cards are hidden in the hand, until they are played, discarded or shown [T5, T6]. */
export const audiences: Audiences<Event> = {
  lots: { merchant: 'all' },
  dealt: { round: 'all', merchant: 'all', hands: 'own' },
  shown: { seat: 'all', cards: 'all' },
  played: { seat: 'all', play: 'all', to: 'all' },
  called: { seat: 'all', piece: 'all', to: 'all' },
  discarded: { seat: 'all', cards: 'all' },
  ended: { seat: 'all' },
  favourite: { toward: 'all', cells: 'all', to: 'all' },
  drew: { seat: 'all', count: 'all', cards: ['seat'] },
  shuffled: { deal: 'all' },
  'last-turn': { seat: 'all' },
  round: { round: 'all', outcome: 'all', wins: 'all' },
  over: { result: 'all' },
};
