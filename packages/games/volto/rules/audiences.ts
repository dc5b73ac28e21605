import type { Audiences } from '@ridotto/kernel';
import type { Event } from './model.ts';

/** Everybody sees all that happens [V3]. */
export const audiences: Audiences<Event> = {
  first: { seat: 'all' },
  arranged: {},
  moved: { seat: 'all', from: 'all', to: 'all' },
  captured: { seat: 'all', at: 'all', kind: 'all' }, // [V17]
  left: { seat: 'all', at: 'all', kind: 'all' },
  over: { result: 'all', kinds: 'all' }, // [V25]
};
