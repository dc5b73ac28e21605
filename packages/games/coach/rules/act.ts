import type { Seat } from '@ridotto/kernel';
import { ask, isDeckEmpty, never, next, seatsOf, type Rule } from './agenda.ts';
import { kindsOf } from './bag.ts';
import { declarationsOf, declare } from './declare.ts';
import { attack } from './duel.ts';
import { ITEMS, type AnswerOf, type Item } from './model.ts';
import { canUse, demand, demandsOf, foresee } from './professions.ts';
import { record } from './record.ts';

const EIGHT = Array.from({ length: 8 }, (_, seat) => seat);
const SPIES = EIGHT.map((at) => ({ kind: 'spy', at }) as const);
const ATTACKS = EIGHT.map((at) => ({ kind: 'attack', at }) as const);
const OFFERS = new Map<Item, readonly AnswerOf<'offer'>[]>(
  ITEMS.map((item) => [item, EIGHT.map((to) => ({ kind: 'offer', item, to }))]),
);
const FORESEE = { kind: 'use', what: 'clairvoyant' } as const;

type Action = 'spy' | 'offer' | 'attack' | 'declare' | 'divine' | 'seal' | 'demand' | 'use';

/** Exactly one action; the Clairvoyant may look besides [C13] [C50]. */
export const act: Rule<'act', Action> = {
  asked: (state) => ask(state.active!),

  options(state, _step, seat) {
    const others = seatsOf(state).filter((other) => other !== seat);
    const offers = kindsOf(state.items[seat]!).flatMap((item) => others.map((to) => OFFERS.get(item)![to]!));
    return [
      ...pick(SPIES, others),
      ...offers,
      ...pick(ATTACKS, others),
      ...(declarationsOf(state, seat) as AnswerOf<Action>[]),
      ...demandsOf(state, seat),
      ...(canUse(state, seat, 'clairvoyant') && !isDeckEmpty(state) ? [FORESEE] : []),
    ];
  },

  apply(state, _step, [chosen = never()], tell) {
    const by = state.active!;
    switch (chosen.kind) {
      case 'spy': // [C14]
        record(state, tell, { type: 'spies', by, to: chosen.at });
        return next(state, { step: 'spied', at: chosen.at });
      case 'offer':
        state.offer = { by, to: chosen.to, item: chosen.item };
        record(state, tell, { type: 'offered', by, to: chosen.to, item: chosen.item });
        return next(state, { step: 'answer' });
      case 'attack':
        return attack(state, chosen.at, tell);
      case 'demand':
        return demand(state, chosen, tell);
      case 'use':
        return foresee(state, tell);
      case 'declare':
      case 'divine':
      case 'seal':
        return declare(state, chosen, tell);
    }
  },
};

const pick = <T>(table: readonly T[], seats: readonly Seat[]): T[] => seats.map((seat) => table[seat]!);
