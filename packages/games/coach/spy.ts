import { CHANCE, type Rule } from './agenda.ts';
import { record } from './record.ts';

/** Chance shows the spy one item, which stays where it was [C14]. */
export const spied: Rule<'spied', 'turned'> = {
  asked: () => CHANCE,
  options: () => [],
  apply(state, { at }, [turned], tell) {
    record(state, tell, { type: 'spied', by: state.active!, to: at, item: turned!.item });
  },
};
