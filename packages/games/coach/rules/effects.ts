import type { Tell } from '@ridotto/kernel';
import { PASS, ask, askAll, drawFor, move, never, next, seatsOf, type Rule } from './agenda.ts';
import { kindsOf, put, remove } from './bag.ts';
import { neighbour, type Event, type State, type MatterOf } from './model.ts';
import { record } from './record.ts';

const DIRECTIONS = [
  { kind: 'direct', to: 'left' },
  { kind: 'direct', to: 'right' },
] as const;

/** The giver of an item that was read aloud carries out its effect, or leaves it [C20] [C23]. */
export const effect: Rule<'effect', 'use' | 'pass' | 'direct'> = {
  asked: (_state, { giver }) => ask(giver),
  options: (_state, { item }) => (item === 'sextant' ? DIRECTIONS : [{ kind: 'use', what: item }, PASS]),
  apply(state, step, [chosen = never()], tell) {
    switch (chosen.kind) {
      case 'pass':
        return record(state, tell, { type: 'skipped', by: step.giver, item: step.item });
      case 'use':
        return carryOut(state, step, tell);
      case 'direct': // [C29]
        record(state, tell, { type: 'turnedSextant', by: step.giver, to: chosen.to });
        return next(state, { step: 'sextant', to: chosen.to });
    }
  },
};

export function carryOut(state: State, { item, giver, partner }: MatterOf<'effect'>, tell: Tell<Event>): void {
  switch (item) {
    case 'bagKey':
    case 'bagGoblet': // [C24]
      return drawFor(state, giver, tell);
    case 'monocle': // [C25]
      return record(state, tell, { type: 'sawSociety', by: giver, to: partner, society: state.societies[partner]! });
    case 'privilege': // [C26]
      return record(state, tell, { type: 'sawItems', by: giver, to: partner, items: [...state.items[partner]!] });
    case 'tome': {
      // [C27]
      const [mine, theirs] = [state.professions[giver]!.is, state.professions[partner]!.is];
      state.professions[giver] = { is: theirs, open: false };
      state.professions[partner] = { is: mine, open: false };
      return record(state, tell, { type: 'swapped', by: giver, to: partner, gave: mine, got: theirs });
    }
    case 'cloak': // [C28]
      record(state, tell, { type: 'browsed', by: giver, professions: [...state.unused] });
      return next(state, { step: 'become', seat: giver });
    case 'sextant':
      throw new Error('the Sextant needs a direction');
  }
}

export const become: Rule<'become', 'become' | 'pass'> = {
  asked: (_state, { seat }) => ask(seat),
  options: (state) => [...state.unused.map((profession) => ({ kind: 'become', profession }) as const), PASS],
  apply(state, { seat }, [chosen = never()], tell) {
    if (chosen.kind === 'pass') return record(state, tell, { type: 'kept', by: seat });
    const { profession } = chosen;
    remove(state.unused, profession);
    put(state.unused, state.professions[seat]!.is);
    state.professions[seat] = { is: profession, open: false };
    return record(state, tell, { type: 'became', by: seat, profession });
  },
};

/** Everybody passes an item on, all at the same time [C29]. */
export const sextant: Rule<'sextant', 'hand'> = {
  asked: (state) =>
    askAll(
      seatsOf(state),
      seatsOf(state).filter((seat) => state.items[seat]!.length === 1),
    ),
  options: (state, _step, seat) => kindsOf(state.items[seat]!).map((item) => ({ kind: 'hand', item })),
  apply(state, { to }, answers, tell) {
    const items = answers.map(({ item }) => item);
    items.forEach((item, seat) => move(state, item, seat, neighbour(seat, to, state.seats)));
    record(state, tell, { type: 'passed', to, items });
  },
};
