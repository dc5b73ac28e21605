import { ask, askWhether, keepLimit, move, never, next, type Rule } from './agenda.ts';
import { kindsOf } from './bag.ts';
import { record } from './record.ts';

const SPOILS = [{ kind: 'look' }, { kind: 'search' }] as const;

/** The winner looks at the loser's society, or through the items, to take one [C37]. */
export const spoils: Rule<'spoils', 'look' | 'search'> = {
  asked: (_state, { winner }) => ask(winner),
  options: () => SPOILS,
  apply(state, { winner, loser }, [chosen = never()], tell) {
    const between = { by: winner, to: loser };
    if (chosen.kind === 'look') {
      return record(state, tell, { type: 'sawSociety', ...between, society: state.societies[loser]! });
    }
    record(state, tell, { type: 'sawItems', ...between, items: [...state.items[loser]!] });
    return next(state, { step: 'take', winner, loser });
  },
};

export const take: Rule<'take', 'take'> = {
  asked: ({ items }, { winner, loser }) => askWhether(winner, items[loser]!.length === 1),
  options: (state, { loser }) => kindsOf(state.items[loser]!).map((item) => ({ kind: 'take', item })),
  apply(state, { winner, loser }, [{ item } = never()], tell) {
    move(state, item, loser, winner);
    record(state, tell, { type: 'took', by: winner, to: loser, item });
    if (state.items[loser]!.length === 0) next(state, { step: 'return', winner, loser }); // [C12]
    else keepLimit(state, winner);
  },
};

export const giveBack: Rule<'return', 'return'> = {
  asked: (_state, { winner }) => ask(winner),
  options: (state, _step, seat) => kindsOf(state.items[seat]!).map((item) => ({ kind: 'return', item })),
  apply(state, { winner, loser }, [{ item } = never()], tell) {
    move(state, item, winner, loser);
    record(state, tell, { type: 'returned', by: winner, to: loser, item });
  },
};
