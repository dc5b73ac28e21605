import type { Seat } from '@ridotto/kernel';
import type { Event, ForEvents, View } from '../model.ts';

/** Somebody has seen cards of somebody else. What they saw, only they know. */
export interface Look {
  readonly by: Seat;
  readonly to: Seat;
  readonly at: 'item' | 'items' | 'society';
  readonly turn: number;
}

/** Who has looked at whom: everybody knows that [C14] [C15] [C25] [C26] [C37]. */
export const looksIn = ({ history }: View): Look[] =>
  history.flatMap((event) => (LOOKS[event.type] as ((event: Event) => Look) | undefined)?.(event) ?? []);

const LOOKS: ForEvents<[], Look> = {
  spied: ({ by, to, turn }) => ({ by, to, at: 'item', turn }),
  offered: ({ by, to, turn }) => ({ by: to, to: by, at: 'item', turn }),
  sawItems: ({ by, to, turn }) => ({ by, to, at: 'items', turn }),
  sawSociety: ({ by, to, turn }) => ({ by, to, at: 'society', turn }),
};
