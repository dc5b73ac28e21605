import type { Turning } from './agenda.ts';
import type { MatterOf } from './model.ts';
import { record } from './record.ts';

/** Chance shows the spy one item, which stays where it was [C14]. */
export const spied: Turning<MatterOf<'spied'>> = {
  from: ({ items }, { at }) => items[at]!,
  apply: (state, { at }, item, tell) => record(state, tell, { type: 'spied', by: state.active!, to: at, item }),
};
