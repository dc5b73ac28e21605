import type { Seat } from '@ridotto/kernel';
import type { Event, EventOf, Item, Profession, State, View } from './model.ts';

/** Stands for every card that the viewer hasn't seen. */
const ANY: Item = 'key';
const anyItems = (count: number): Item[] => Array.from({ length: count }, () => ANY);

/**
 * The table as far as the viewer's own answers depend on it, which is only what the viewer knows: good for the
 * options of that seat and the reasons against others, and for nothing else.
 */
export function ownTable(view: View, me: Seat): State {
  const step = view.agenda.at(-1)!;
  const searched = step.step === 'take' && step.winner === me ? step.loser : null;
  return {
    seats: view.seats,
    setup: view.setup,
    turn: view.turn,
    active: view.active,
    agenda: [...view.agenda],
    societies: view.hands.map(() => view.society!),
    removed: null,
    professions: view.open.map((open, seat) => ({
      is: (seat !== me && open) || view.profession!,
      open: open !== null,
    })),
    unused: step.step === 'become' ? unusedSeen(view) : [],
    items: view.hands.map((count, seat) => {
      if (seat === me) return [...view.items];
      return seat === searched ? [...lastOf(view, 'sawItems')!.items!] : anyItems(count);
    }),
    deck: step.step === 'top' ? deckSeen(view) : anyItems(view.deck - view.top),
    top: anyItems(view.top),
    tokens: [...view.tokens],
    stack: view.stack,
    offer: view.offer && { ...view.offer, item: view.offer.item ?? ANY },
    duel: view.duel && { ...view.duel, support: [...view.duel.support], used: [...view.duel.used] },
    history: [...view.history],
    result: view.result,
  };
}

/** What the viewer saw when looking last: null if it was somebody else who looked. */
const unusedSeen = (view: View): Profession[] => [...(lastOf(view, 'browsed')!.professions ?? [])];
const deckSeen = (view: View): Item[] => [...(lastOf(view, 'foresaw')!.items ?? [])];

const lastOf = <T extends Event['type']>({ history }: View, type: T): EventOf<T> | undefined =>
  history.findLast((event): event is EventOf<T> => event.type === type);
