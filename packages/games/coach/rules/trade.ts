import type { Seat, Tell } from '@ridotto/kernel';
import { PASS, askGuarded, mayReact, move, never, next, type Rule } from './agenda.ts';
import { kindsOf } from './bag.ts';
import { cannotBeRefused, hasEffect, isBag } from './model.ts';
import type { AnswerOf, Event, EventOf, Item, State, Matter } from './model.ts';
import { record } from './record.ts';

/** A Bag is never exchanged for the other [C18]. */
export const mayAnswerWith = (offered: Item, item: Item): boolean => !(isBag(offered) && isBag(item));

const REFUSE = { kind: 'refuse' } as const;

export const answer: Rule<'answer', 'accept' | 'refuse'> = {
  asked: (state) => askGuarded(state.offer!.to),

  options(state, _step, seat) {
    const offered = state.offer!.item;
    const answers: AnswerOf<'accept' | 'refuse'>[] = kindsOf(state.items[seat]!)
      .filter((item) => mayAnswerWith(offered, item))
      .map((item) => ({ kind: 'accept', item }));
    return cannotBeRefused(offered) ? answers : [...answers, REFUSE]; // [C19]
  },

  apply(state, _step, [given = never()], tell) {
    const { by, to, item } = state.offer!;
    state.offer = null;
    if (given.kind === 'refuse') return refuse(state, by, to, tell);
    return trade(state, { by, to, gave: item, got: given.item }, tell);
  },
};

/** The proposer has a token for their trouble, if there is one [C17]. */
function refuse(state: State, proposer: Seat, by: Seat, tell: Tell<Event>): void {
  const token = state.stack > 0;
  if (token) {
    state.stack--;
    state.tokens[proposer]!++;
  }
  record(state, tell, { type: 'refused', by, to: proposer, token });
}

export interface Trade {
  readonly by: Seat;
  readonly to: Seat;
  readonly gave: Item;
  readonly got: Item;
}

/** First the items change hands, then the offered one's effect, then the answering one's [C20]. */
export function trade(state: State, { by, to, gave, got }: Trade, tell: Tell<Event>): void {
  move(state, gave, by, to);
  move(state, got, to, by);
  record(state, tell, { type: 'traded', by, to, gave, got });
  if (state.setup.contraband) return next(state, { step: 'contraband', by, to });
  return next(state, ...readAloud(state, { by, to, gave, got }, [true, true], false, tell));
}

/** The Broken Mirror silences both items [C22]. */
export const isSilenced = ({ gave, got }: Pick<Trade, 'gave' | 'got'>): boolean =>
  gave === 'mirror' || got === 'mirror';

/** Who received an item with an effect reads it; the steps that carry the effects out. */
function readAloud(
  state: State,
  { by, to, gave, got }: Trade,
  isUsed: readonly [boolean, boolean],
  isSure: boolean,
  tell: Tell<Event>,
): Matter[] {
  if (isSilenced({ gave, got })) return [];
  const given = [
    { item: gave, giver: by, partner: to },
    { item: got, giver: to, partner: by },
  ];
  return given.flatMap(({ item, giver, partner }, i): Matter[] => {
    if (!hasEffect(item) || !isUsed[i]) return [];
    record(state, tell, { type: 'read', by: partner, to: giver, item });
    return [{ step: 'effect', item, giver, partner, isSure }];
  });
}

/** The last trade, with its secrets. */
export const lastTrade = (state: State): Trade =>
  state.history.findLast((event): event is EventOf<'traded'> & Trade => event.type === 'traded')!;

/** Each giver says in secret whether to use the effect, also where there is none [C53] [C52]. */
export const contraband: Rule<'contraband', 'use' | 'pass'> = {
  asked: (_state, { by, to }) => mayReact([by, to]),

  options(state, { by }, seat) {
    const done = lastTrade(state);
    const given = seat === by ? done.gave : done.got;
    return hasEffect(given) && !isSilenced(done) ? [{ kind: 'use', what: given }, PASS] : [PASS];
  },

  apply(state, _step, [first = never(), second = never()], tell) {
    next(state, ...readAloud(state, lastTrade(state), [first.kind === 'use', second.kind === 'use'], true, tell));
  },
};
