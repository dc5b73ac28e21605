import type { Audiences } from '@ridotto/kernel';
import { neighbour, type Event } from './model.ts';

const BY = { turn: 'all', by: 'all' } as const;
const BOTH = { ...BY, to: 'all' } as const;
const DOER = ['by'] as const;
const PAIR = ['by', 'to'] as const;

/** Who may know what of an event [C55]. */
export const audiences: Audiences<Event> = {
  dealt: { turn: 'all', first: 'all', societies: 'own', professions: 'own', items: 'own' },
  spies: BOTH,
  spied: { ...BOTH, item: DOER },
  offered: { ...BOTH, item: PAIR },
  refused: { ...BOTH, token: 'all' },
  traded: { ...BOTH, gave: PAIR, got: PAIR },
  read: { ...BOTH, item: 'all' },
  skipped: { ...BY, item: 'all' },
  drew: { ...BY, item: DOER },
  sawSociety: { ...BOTH, society: DOER },
  sawItems: { ...BOTH, items: PAIR },
  swapped: { ...BOTH, gave: PAIR, got: PAIR },
  browsed: { ...BY, professions: DOER },
  became: { ...BY, profession: DOER },
  kept: BY,
  turnedSextant: BOTH,
  passed: {
    turn: 'all',
    to: 'all',
    items: { each: (seat, { to }, seats) => [seat, neighbour(seat, to, seats)] },
  },
  gave: { ...BOTH, item: PAIR },
  attacked: BOTH,
  opened: { ...BY, profession: 'all', on: 'all' },
  paid: { ...BOTH, item: PAIR },
  supported: { turn: 'all', support: 'all' },
  showed: { ...BY, item: 'all' },
  spent: { ...BY, count: 'all' },
  decided: { turn: 'all', winner: 'all', points: 'all', by: 'all' },
  took: { ...BOTH, item: PAIR },
  returned: { ...BOTH, item: PAIR },
  demanded: { ...BOTH, item: 'all', hit: 'all' },
  foresaw: { ...BY, items: DOER },
  topped: { ...BY, items: DOER, count: 'all' },
  over: {
    turn: 'all',
    result: 'all',
    named: 'all',
    societies: 'all',
    removed: 'all',
    professions: 'all',
    items: 'all',
  },
};
